//! Each language's words, those of the printed rules among them.

use super::all;

#[test]
fn english() {
    all("P1", &[("quick start: harvest and taxes", "quick harvest taxes")]);
    all("P2", &[("place the flag on c0", "flag c0"), ("put my flag at B3", "flag b3")]);
    all("P4", &[("place a marker on b3", "mark b3")]);
    all("P5", &[("I bid 4 ducats, please", "bid 4"), ("pass", "pass")]);
    all("P6", &[("sell", "sell"), ("buy", "buy")]);
    all(
        "P7",
        &[("take the ships", "take ships"), ("give up the clove2 plantation", "drop clove2")],
    );
    all(
        "P8",
        &[
            (
                "progress in the taxes column, with pepper from madras",
                "progress taxes pepper from madras",
            ),
            ("build ships", "ships"),
            ("harvest two peppers and a clove", "harvest pepper 2 clove"),
            ("harvest nothing", "harvest nothing"),
            ("taxes", "taxes"),
            ("draw three cards", "expedition 3"),
            ("use the red colonist, then found quilon", "use red colonist, found quilon"),
            ("play two ships, progress harvest", "play two ships, progress harvest"),
            ("use espionage green ships, taxes", "use espionage green ships, taxes"),
        ],
    );
    all("P14", &[("pay up to three colonists", "pay 3"), ("decline", "decline")]);
    all("P16", &[("hold", "hold"), ("done", "done")]);
    all("P19", &[("take colonists", "take colonists")]);
    all("P24", &[("extra ships", "extra ships")]);
}

#[test]
fn polish() {
    all("P1", &[("Szybki Start: statki i żniwa", "quick ships harvest")]);
    all("P2", &[("flaga na c0", "flag c0"), ("kładę flagę na B3", "flag b3")]);
    all("P3", &[("wskaźnik na b3", "mark b3"), ("znacznik aukcji na b3", "mark b3")]);
    all("P5", &[("licytuję 4", "bid 4"), ("stawka 4 dukaty", "bid 4"), ("pasuję", "pass")]);
    all("P6", &[("sprzedaję", "sell"), ("kupuję", "buy")]);
    all(
        "P7",
        &[
            ("biorę statki", "take ships"),
            ("oddaję goździki2", "drop clove2"),
            ("biorę czerwonego kolonistę", "take red colonist"),
            ("biorę płodozmian", "take mixed crop"),
            ("biorę uprawę mieszaną", "take mixed crop"),
        ],
    );
    all(
        "P8",
        &[
            ("zwiększ postęp w kolumnie podatki", "progress taxes"),
            ("postęp podatki, pieprz z madras", "progress taxes pepper from madras"),
            ("zbuduj statek", "ships"),
            ("przeprowadź żniwa: pieprz i dwa goździki", "harvest pepper clove 2"),
            ("zniwa 2 galki muszkatolowe w quilon", "harvest nutmeg 2 in quilon"),
            ("zbierz podatki", "taxes"),
            ("zorganizuj wyprawę", "expedition"),
            ("dobieram jedną kartę", "expedition 1"),
            ("użyj czerwona kolonista, załóż kolonię Quilon", "use red colonist, found quilon"),
            ("zagrywam dwa statki, postęp żniwa", "play two ships, progress harvest"),
            ("zagrywam tylko statki, postęp kolonie", "play ships only, progress colonies"),
            ("używam pogłówne, podatki", "use duty, taxes"),
            ("używam cła, podatki", "use duty, taxes"),
            ("używam szpiegostwo zielony żniwa, podatki", "use espionage green harvest, taxes"),
            ("używam zamiana c4, podatki", "use exchange c4, taxes"),
            ("używam dodatkowe żniwa, podatki", "use extra harvest, taxes"),
            ("używam sukurs i podatki", "use resupply, taxes"),
            ("używam zaopatrzenia i podatki", "use resupply, taxes"),
            ("odrzucam palmę i słonia, podatki", "discard palm and elephant, taxes"),
        ],
    );
    all("P14", &[("płacę najwyżej 3", "pay 3"), ("place 3", "pay 3"), ("nie płacę", "decline")]);
    all("P16", &[("czekam", "hold"), ("gotowe", "done")]);
    all("P24", &[("dodatkowa akcja: statki", "extra ships"), ("pas", "pass")]);
}

#[test]
fn french() {
    all("P1", &[("départ rapide: navires et récolte", "quick ships harvest")]);
    all("P2", &[("drapeau en c0", "flag c0"), ("je pose le drapeau sur B3", "flag b3")]);
    all("P3", &[("jeton sur b3", "mark b3"), ("jeton Enchère sur b3", "mark b3")]);
    all("P5", &[("mise 4", "bid 4"), ("j'enchéris à 4 ducats", "bid 4")]);
    all("P5", &[("passe", "pass"), ("je passe", "pass"), ("enchère 4", "bid 4")]);
    all("P6", &[("vendre", "sell"), ("j'achète", "buy")]);
    all(
        "P7",
        &[
            ("prends les navires", "take ships"),
            ("abandonner girofle2", "drop clove2"),
            ("prends le colon rouge", "take red colonist"),
            ("prends culture mixte", "take mixed crop"),
            ("prends actions bonus", "take extra actions"),
        ],
    );
    all(
        "P8",
        &[
            ("progrès taxes, poivre de madras", "progress taxes pepper from madras"),
            ("progrès fonder une colonie", "progress colonies"),
            ("construire des navires", "ships"),
            ("récolter du poivre et 2 clous de girofle", "harvest pepper clove 2"),
            ("récolte trois sacs de cannelle dans quilon", "harvest cinnamon 3 in quilon"),
            ("récolte deux noix de muscade", "harvest nutmeg 2"),
            ("taxes", "taxes"),
            ("expédition", "expedition"),
            ("pioche une carte", "expedition 1"),
            ("utilise le colon rouge, fonder une colonie Quilon", "use red colonist, found quilon"),
            ("joue deux navires, progrès récolte", "play two ships, progress harvest"),
            ("progrès récolte, joue navires seulement", "play ships only, progress harvest"),
            ("utilise impôt, taxes", "use duty, taxes"),
            ("utilise les droits de douane, taxes", "use duty, taxes"),
            ("utilise espionnage vert navires, taxes", "use espionage green ships, taxes"),
            ("utilise échange c4, taxes", "use exchange c4, taxes"),
            ("utilise récolte supplémentaire, taxes", "use extra harvest, taxes"),
            ("utilise vice-roi, taxes", "use viceroy, taxes"),
            ("défausse éléphant et coquillage, taxes", "discard elephant and shell, taxes"),
        ],
    );
    all("P14", &[("payer jusqu'à 3", "pay 3"), ("refuser", "decline")]);
    all("P16", &[("attendre", "hold"), ("terminé", "done")]);
    all("P24", &[("action bonus: taxes", "extra taxes"), ("passer", "pass")]);
}

#[test]
fn danish() {
    all("P1", &[("hurtig start: skibe og høst", "quick ships harvest")]);
    all("P2", &[("flaget til c0", "flag c0"), ("læg flaget på B3", "flag b3")]);
    all("P3", &[("auktionsmarkør på b3", "mark b3")]);
    all("P5", &[("byder 4", "bid 4"), ("bud 4 dukater", "bid 4"), ("melder pas", "pass")]);
    all("P6", &[("sælger", "sell"), ("køber", "buy")]);
    all(
        "P7",
        &[
            ("tag skibe", "take ships"),
            ("opgiv nelliker2", "drop clove2"),
            ("tager den røde kolonist", "take red colonist"),
        ],
    );
    all(
        "P8",
        &[
            (
                "fremrykning på udviklingsoversigten: skatter, peber fra madras",
                "progress taxes pepper from madras",
            ),
            ("fremrykning i krydderikolonnen", "progress harvest"),
            ("fremrykning i kolonist-kolonnen", "progress colonies"),
            ("skibsbygning", "ships"),
            ("høst peber og to nelliker", "harvest pepper clove 2"),
            ("høster 3 kanel i quilon", "harvest cinnamon 3 in quilon"),
            ("skatter", "taxes"),
            ("ekspedition", "expedition"),
            ("træk et kort", "expedition 1"),
            ("træk to kort", "expedition 2"),
            ("brug rød kolonist, oprettelse af koloni Quilon", "use red colonist, found quilon"),
            ("spil to skibe, fremrykning høst", "play two ships, progress harvest"),
            ("spil kun krydderier, fremrykning skat", "play spices only, progress taxes"),
            ("brug salg af brikker, skatter", "use duty, taxes"),
            ("brug tolden, skatter", "use duty, taxes"),
            ("brug spionage grøn skibe, skatter", "use espionage green ships, taxes"),
            ("brug ekstra høst, skatter", "use extra harvest, taxes"),
            ("kassér elefant og palme, skatter", "discard elephant and palm, taxes"),
        ],
    );
    all("P14", &[("betal op til 3", "pay 3"), ("betaler ikke", "decline")]);
    all("P16", &[("vent", "hold"), ("færdig", "done")]);
    all("P24", &[("ekstra aktion: skatter", "extra taxes"), ("pas", "pass")]);
}

#[test]
fn spanish() {
    all("P1", &[("rápido: barcos y cosecha", "quick ships harvest")]);
    all("P2", &[("bandera en c0", "flag c0"), ("pongo la bandera en B3", "flag b3")]);
    all("P3", &[("marcador en b3", "mark b3"), ("marcador de subasta en b3", "mark b3")]);
    all("P5", &[("pujo 4 ducados", "bid 4"), ("oferta 4", "bid 4"), ("paso", "pass")]);
    all("P6", &[("vendo", "sell"), ("compro", "buy")]);
    all(
        "P7",
        &[
            ("tomo los barcos", "take ships"),
            ("abandono clavo2", "drop clove2"),
            ("tomo el colono rojo", "take red colonist"),
            ("tomo la ficha misión 2", "take mission 2"),
        ],
    );
    all(
        "P8",
        &[
            (
                "progreso en la columna de impuestos, pimiento de Madrás",
                "progress taxes pepper from madras",
            ),
            ("progreso en la columna de especias", "progress harvest"),
            ("progreso en la columna del barco", "progress ships"),
            ("construir barcos", "ships"),
            ("cosecha", "harvest"),
            ("cosecha pimienta y dos clavos", "harvest pepper clove 2"),
            ("cosecho 3 canelas en quilon", "harvest cinnamon 3 in quilon"),
            ("impuestos", "taxes"),
            ("Taxex", "taxes"),
            ("expedición", "expedition"),
            ("robo una carta", "expedition 1"),
            ("uso colono rojo, fundar una colonia Quilon", "use red colonist, found quilon"),
            ("colonia encontrada Madrás", "found madras"),
            ("juego dos barcos, progreso cosecha", "play two ships, progress harvest"),
            ("uso la ficha deber, impuestos", "use duty, taxes"),
            ("uso los aranceles, impuestos", "use duty, taxes"),
            ("uso espionaje verde barcos, impuestos", "use espionage green ships, taxes"),
            ("uso cosecha adicional, impuestos", "use extra harvest, taxes"),
            ("descarto tigre y palmera, impuestos", "discard tiger and palm, taxes"),
        ],
    );
    all("P14", &[("pago hasta 3", "pay 3"), ("rechazo", "decline")]);
    all("P16", &[("espero", "hold"), ("hecho", "done")]);
    all("P24", &[("acción adicional: barcos", "extra ships"), ("paso", "pass")]);
}

/// Names that letters print, and those that they printed once.
#[test]
fn names_new_and_old() {
    all(
        "P7",
        &[
            ("tag plantageejer", "take planter"),
            ("tomo el hacendado", "take planter"),
            ("tomo el plantador", "take planter"),
            ("prends le planteur", "take planter"),
            ("prends implantation", "take settlement"),
            ("biorę uprawę mieszaną", "take mixed crop"),
            ("tomo la loseta misión 2", "take mission 2"),
        ],
    );
    all(
        "P8",
        &[
            ("brug told, skatter", "use duty, taxes"),
            ("brug genforsyning, skatter", "use resupply, taxes"),
            ("brug forsyning, skatter", "use resupply, taxes"),
            ("uso aranceles, impuestos", "use duty, taxes"),
            ("uso deber, impuestos", "use duty, taxes"),
            ("utilise droits de douane, taxes", "use duty, taxes"),
            ("używam zaopatrzenie, podatki", "use resupply, taxes"),
            ("cosecha moscada", "harvest nutmeg"),
            ("cosecha dos nueces", "harvest nutmeg 2"),
            ("smid elefant og palme, skatter", "discard elephant and palm, taxes"),
            ("kast elefant og palme, skatter", "discard elephant and palm, taxes"),
        ],
    );
}
