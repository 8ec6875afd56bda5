//! What mail programs write by themselves, by language.
//!
//! All in lower case, with plain spaces. To add a language, add its words here
//! and a mail in it to `tests/mail/`.

/// "wrote", as in the line above a quote.
pub(super) const WROTE: &[&str] = &[
    // English
    "wrote", "writes", "said", "via email wrote",
    // Polish
    "napisana przez", "napisał(a)", "napisał/a", "napisał(-a)", "napisała", "napisał", "napisali", "pisze", "użytkownik",
    // French
    "a écrit", "écrit", "a ecrit", "écrivait",
    // Danish, Norwegian, Swedish
    "skrev", "skrev følgende", "følgende skrev", "skriver", "følgende",
    // Spanish
    "escribió", "escribio", "escribe",
    // German
    "schrieb", "geschrieben",
    // Italian
    "ha scritto", "scrive",
    // Dutch
    "schreef", "het volgende geschreven", "schrijft",
    // Portuguese
    "escreveu", "escreve",
    // Russian, Ukrainian
    "написал", "написала", "написал(а)", "пишет", "пользователь", "написав", "написала(в)",
    "пише",
    // Finnish
    "kirjoitti",
    // Czech, Slovak, Hungarian, Romanian, Turkish
    "napsal", "napsal(a)", "napsala", "napísal", "napísal(a)", "írta", "ezt írta", "a scris",
    "şunu yazdı", "yazdı",
    // Greek, Bulgarian, Croatian, Slovenian, Lithuanian, Latvian, Estonian, Catalan, Basque
    "έγραψε", "написа", "je napisao", "je napisala", "je napisao/la", "je napisal", "je napisal/-a",
    "rašė", "parašė", "rakstīja", "kirjutas", "va escriure", "ha escrit", "idatzi du",
    // Chinese, Japanese, Korean
    "写道", "寫道", "书面", "のメール", "書きました", "님이 작성", "작성",
];

/// The start of an attribution that is otherwise just a name: "Quoting Ann".
pub(super) const QUOTING: &[&str] = &[
    "quoting", "citing", "zitat von", "zitiere", "cytat", "cytowanie", "cytując", "citando",
    "citation de", "selon", "citat af", "citat fra", "citerar", "siterer", "cita de", "citazione",
    "citaat van", "citace", "in reply to", "en réponse à", "en respuesta a", "som svar på",
    "w odpowiedzi na", "als antwort auf",
];

/// The first words of an attribution that starts with a date.
pub(super) const OPENERS: &[&str] = &[
    "on", "at", "in", "w", "dnia", "wiadomość", "le", "el", "den", "d", "am", "il", "op", "em", "в",
    "von", "zondag", "message", "begin", "пн", "вт", "ср", "чт", "пт", "сб", "вс", "на", "dne", "dňa",
    "pe", "ma", "ti", "ke", "to", "la", "su", "tors", "lör", "sön", "tis", "mån", "qui", "sex", "seg",
    "ter", "qua", "sáb", "gio", "ven", "lun", "mar", "mer", "sab", "dom", "do", "vr", "za", "zo", "di",
    "wo", "so", "mo", "mi", "fr", "sa", "понедельник", "вторник", "среда", "четверг", "пятница",
    "суббота", "воскресенье",
];

/// From, as named in the block of headers above a forwarded or quoted mail.
pub(super) const FROM: &[&str] = &[
    "from", "od", "de", "fra", "von", "van", "da", "från", "от", "від", "lähettäjä", "desde",
    "feladó", "odesílatel", "expéditeur", "mittente", "afzender", "kimden", "发件人", "寄件者", "差出人",
    "보낸 사람", "pošiljatelj", "odosielateľ", "expeditor", "od nadawcy", "nadawca", "remitente",
    "afsender", "absender", "avsändare", "avsender", "remetente", "отправитель", "gönderen",
    "de la", "από", "šalje", "nuo", "saatja", "寄件人", "مِن", "من", "מאת", "từ", "de la part de",
];

/// The other headers of such a block.
pub(super) const HEADERS: &[&str] = &[
    // English
    "sent", "date", "to", "cc", "bcc", "subject", "received", "sent on", "date sent", "on behalf of", "reply-to", "importance", "organization",
    // Polish
    "wysłano", "wysłane", "data", "data wysłania", "do", "dw", "udw", "kopia", "adresat", "temat", "odpowiedz do",
    // French
    "envoyé", "envoyé le", "à", "a", "objet", "sujet", "répondre à", "copie", "copie à", "pour",
    "date d'envoi",
    // Danish, Norwegian, Swedish
    "sendt", "dato", "til", "kopi", "emne", "skickat", "datum", "till", "kopia", "ämne",
    "svar til", "sendt den", "modtaget",
    // Spanish
    "enviado", "enviado el", "enviado en", "enviada el", "fecha", "fecha de envío", "para", "asunto", "responder a",
    // German
    "gesendet", "an", "betreff", "antwort an",
    // Italian
    "inviato", "a", "oggetto",
    // Dutch
    "verzonden", "aan", "onderwerp", "antwoord aan",
    // Portuguese
    "enviada em", "enviado em", "enviada", "assunto", "responder para",
    // Russian, Ukrainian
    "отправлено", "дата", "кому", "копия", "тема", "надіслано", "копія",
    // Finnish, Czech, Slovak, Hungarian, Romanian, Turkish
    "lähetetty", "päivämäärä", "vastaanottaja", "aihe", "odesláno", "odoslané", "datum", "komu",
    "kopie", "kópia", "předmět", "predmet", "dátum", "címzett", "tárgy", "elküldve", "dată",
    "către", "subiect", "trimis", "gönderme", "gönderildi", "kime", "konu", "tarih",
    // Chinese, Japanese
    "发送时间", "收件人", "主题", "日期", "送信日時", "宛先", "件名", "抄送", "寄件日期", "收件者", "主旨",
    "副本", "日付",
    // Korean, Vietnamese
    "보낸 날짜", "받는 사람", "참조", "제목", "날짜", "đã gửi", "đến", "chủ đề", "ngày",
    // Greek, Bulgarian, Croatian, Slovenian
    "στάλθηκε", "προς", "θέμα", "ημερομηνία", "изпратено", "до", "относно", "poslano", "prima",
    "za", "zadeva", "primatelj",
    // Lithuanian, Latvian, Estonian, Catalan
    "išsiųsta", "kam", "tema", "nosūtīts", "temats", "saadetud", "adressaat", "teema", "enviat",
    "per a", "destinataire",
    // Hebrew, Arabic
    "נשלח", "אל", "נושא", "תאריך", "إلى", "الموضوع", "التاريخ", "تاريخ الإرسال", "تم الإرسال",
];

/// What stands between dashes above a quoted or forwarded mail.
pub(super) const SEPARATORS: &[&str] = &[
    "original message", "original appointment", "forwarded message", "reply message",
    "forwarded by", "wiadomość oryginalna", "oryginalna wiadomość", "treść oryginalnej wiadomości", "wiadomość pierwotna",
    "wiadomość przekazana", "przesyłana dalej wiadomość", "przesłana wiadomość",
    "przekazana wiadomość", "treść przekazanej wiadomości", "message d'origine",
    "message original", "mail original", "mail transféré", "message réexpédié", "message d'origine envoyé", "message transféré", "message initial", "courriel original",
    "oprindelig besked", "oprindelig meddelelse", "den oprindelige meddelelse",
    "videresendt besked", "videresendt meddelelse", "opprinnelig melding", "videresendt melding",
    "ursprungligt meddelande", "originalmeddelande", "vidarebefordrat meddelande",
    "mensaje original", "mensaje reenviado", "mensaje original enviado", "mensaje enviado", "ursprüngliche nachricht",
    "originalnachricht", "weitergeleitete nachricht", "original-nachricht", "messaggio originale",
    "messaggio inoltrato", "messaggio originario", "oorspronkelijk bericht", "origineel bericht",
    "doorgestuurd bericht", "mensagem original", "mensagem encaminhada", "исходное сообщение",
    "пересылаемое сообщение", "пересланное сообщение", "оригінальне повідомлення",
    "переслане повідомлення", "alkuperäinen viesti", "původní zpráva", "pôvodná správa",
    "eredeti üzenet", "mesaj original", "orijinal mesaj", "原始邮件", "原始郵件", "转发邮件", "元のメッセージ",
    "원본 메시지",
];

/// Parts of those that announce a forwarded mail.
pub(super) const FORWARDING: &[&str] = &[
    "forward", "przekaz", "przesyłan", "przesłan", "transféré", "réexpédié", "videresend",
    "reenviad", "weitergeleitet", "inoltrat", "doorgestuurd", "encaminhad", "vidarebefordr",
    "пересыла", "пересла", "переадрес", "переслан", "välitetty", "přeposlan", "preposlan",
    "továbbított", "iletilen", "redirecționat", "转发", "轉寄", "転送", "전달",
];

/// Lines that announce a forwarded mail without dashes.
pub(super) const FORWARDS: &[&str] = &[
    "begin forwarded message:", "start of forwarded message", "początek przekazywanej wiadomości:",
    "początek przekazanej wiadomości:", "début du message transféré", "début du message réexpédié", "début du message :",
    "inicio del mensaje :",
    "start på videresendt besked:", "inicio del mensaje reenviado:",
    "anfang der weitergeleiteten nachricht:", "inizio messaggio inoltrato:",
    "begin doorgestuurd bericht:", "início da mensagem encaminhada:",
    "начало переадресованного сообщения:", "vidarebefordrat brev:",
];

/// How the line that a phone or a program adds below a text begins.
pub(super) const FOOTERS: &[&str] = &[
    // English
    "sent from", "sent via", "sent with", "sent using", "get outlook for",
    "get [outlook", "from my iphone", "from my ipad",
    // Polish
    "wysłano z", "wysłane z", "wysłane przy użyciu", "wysłane przez", "wysłano przy",
    "wysłane za pośrednictwem", "ta wiadomość e-mail została sprawdzona", "wysłano przez", "wysłano za pomocą", "wysłane za pomocą",
    "pobierz outlook", "pobierz program outlook",
    // French
    "envoyé de mon", "envoyé depuis", "envoyé à partir", "envoyé avec", "envoyé par", "envoyé de", "envoyé via", "envoyé grâce",
    "télécharger outlook", "obtenez outlook", "obtenir outlook", "provenance :",
    // Danish, Norwegian
    "sendt fra", "sendt via", "sendt med", "sendt af", "sendt ved", "hent outlook", "få outlook", "skaff outlook",
    // Spanish
    "enviado desde", "enviado con", "enviado mediante", "enviado por", "enviado via", "enviado vía", "enviado a través", "obtener outlook", "descargar outlook",
    // German
    "gesendet von", "gesendet mit", "gesendet über", "von meinem iphone gesendet",
    "von meinem ipad gesendet", "von meinem mobilgerät gesendet", "von meinem samsung", "von meinem android", "von meinem handy",
    "diese nachricht wurde von meinem", "outlook für", "holen sie sich outlook",
    // Italian
    "inviato da", "inviato dal", "inviato con", "inviato tramite", "inviato via", "scarica outlook", "ottieni outlook",
    // Dutch
    "verzonden vanaf", "verzonden met", "verstuurd vanaf", "verstuurd met", "verzonden via", "verzonden vanuit", "verstuurd via", "verstuurd vanuit",
    "outlook voor", "outlook downloaden",
    // Portuguese
    "enviado do meu", "enviado a partir", "enviado de", "obter o outlook",
    // Swedish, Finnish
    "skickat från", "skickat med", "hämta outlook", "lähetetty", "hanki outlook",
    // Russian, Ukrainian
    "отправлено с", "отправлено из", "отправлено от", "надіслано з", "відправлено з",
    // Czech, Slovak, Hungarian
    "odesláno z", "odoslané z", "az iphone-omról",
    // Chinese, Japanese, Korean
    "從我的", "发自我的", "從 iphone", "iphoneから送信", "나의 iphone",
    // Scanners
    "this email has been checked for viruses", "this email has been scanned", "virus-free.",
    "virenfrei.", "wolny od wirusów", "garanti sans virus", "sans virus.", "libre de virus",
    "virusfri.", "ta wiadomość została sprawdzona",
];

/// Devices and programs that people write mail with.
pub(super) const DEVICES: &[&str] = &[
    "iphone", "ipad", "android", "samsung", "huawei", "xiaomi", "oneplus", "blackberry",
    "aquamail", "bluemail", "fairemail", "mailspring", "protonmail", "thunderbird",
];

/// How a legal notice begins.
pub(super) const DISCLAIMERS: &[&str] = &[
    "confidentiality notice", "disclaimer:", "this e-mail and any attachment",
    "this email and any attachment", "this email and any files", "this e-mail and any files",
    "this message and any attachment", "this message is confidential",
    "this message (including any attachments)", "this e-mail is confidential",
    "this email is confidential", "this email is intended only", "this e-mail is intended only",
    "the information contained in this", "the information in this e-mail", "important notice:",
    "this communication is confidential", "notice: this e", "please consider the environment",
    "think before you print", "niniejsza wiadomość", "treść tej wiadomości",
    "ta wiadomość oraz wszelkie", "wiadomość ta jest przeznaczona",
    "ce message et toutes les pièces jointes", "ce message électronique", "ce courriel et",
    "ce message est confidentiel", "denne e-mail", "denne mail kan indeholde",
    "denne besked er fortrolig", "este mensaje y sus", "este mensaje se dirige",
    "este correo electrónico", "aviso legal", "diese e-mail enthält", "der inhalt dieser e-mail",
    "le informazioni contenute", "questo messaggio", "dit e-mailbericht", "dit bericht is",
    "esta mensagem", "данное сообщение",
];

/// How a notice may begin, but also a person's sentence: it is a notice if its
/// first lines contain one of the [legal words](LEGAL).
pub(super) const NOTICES: &[&str] = &[
    // English
    "this e-mail", "this email", "this mail", "this message", "this transmission",
    "this communication", "this electronic", "the information", "information in this",
    "the contents of this", "the content of this", "confidential", "confidentiality",
    "privileged", "legal notice", "legal disclaimer", "notice", "attention", "warning",
    "important", "note", "please note", "if you are not", "if you have received",
    "e-mail confidentiality", "email confidentiality", "any views", "e-mail disclaimer",
    "email disclaimer", "unless expressly", "internet communications", "electronic mail",
    // Polish
    "ta wiadomość", "wiadomość ta", "wiadomość", "niniejszy", "niniejsza", "informacje zawarte",
    "informacja zawarta", "treść tej", "treść niniejszej", "klauzula poufności", "poufne", "uwaga", "jeżeli nie",
    "jeśli nie", "zastrzeżenie",
    // French
    "ce message", "ce courriel", "ce mail", "cet e-mail", "cet email", "ce courrier",
    "les informations contenues", "l'information contenue", "le contenu de ce",
    "le présent message", "avertissement", "avis de confidentialité", "confidentialité",
    "confidentiel", "si vous n'êtes pas", "si vous avez reçu",
    // Danish, Norwegian, Swedish
    "denne e-mail", "denne mail", "denne meddelelse", "denne besked", "denne e-post",
    "denne e-posten", "denne epost", "dette er en fortrolig", "oplysningerne i denne",
    "indholdet af denne", "informationen i denne", "fortrolig", "fortrolighed", "advarsel",
    "detta e-post", "detta meddelande", "informationen i detta", "hvis du ikke er", "om du inte är",
    // Spanish, Portuguese
    "este mensaje", "este correo", "este e-mail", "este email", "el presente correo",
    "el presente mensaje", "la información contenida", "la información de este",
    "el contenido de este", "aviso", "confidencial", "confidencialidad", "advertencia",
    "cláusula", "si usted no es", "si ha recibido", "si no es usted", "esta mensagem",
    "a informação contida", "as informações contidas", "se você não é",
    // German
    "diese e-mail", "diese email", "diese mail", "diese nachricht", "der inhalt dieser",
    "die information in dieser", "die informationen in dieser", "die in dieser", "vertraulich",
    "vertraulichkeit", "vertraulichkeitshinweis", "wichtiger hinweis", "hinweis", "achtung",
    "sollten sie nicht", "wenn sie nicht", "falls sie nicht", "haftungsausschluss",
    // Italian
    "questo messaggio", "questa e-mail", "questa email", "questa mail", "il presente messaggio",
    "la presente e-mail", "il contenuto di questo", "le informazioni", "avviso", "riservatezza",
    "ai sensi", "avvertenza", "se non siete", "qualora non",
    // Dutch
    "deze e-mail", "deze email", "deze mail", "dit bericht", "dit e-mailbericht",
    "de informatie in", "de inhoud van", "de informatie verzonden", "vertrouwelijk",
    "indien u niet", "als u niet", "disclaimer",
    // Others
    "это сообщение", "настоящее сообщение", "данное", "информация в этом", "конфиденциально",
    "tämä viesti", "tämä sähköposti", "tato zpráva", "táto správa", "ez az üzenet", "ez az e-mail",
    "acest mesaj", "acest e-mail", "bu e-posta", "bu mesaj", "本邮件", "此邮件", "本郵件", "此郵件",
    "本メール", "このメール", "본 메일", "이 메일",
];

/// What such a notice says in its first lines and a player hardly ever would.
pub(super) const LEGAL: &[&str] = &[
    "confiden", "privileged", "intended", "proprietary", "recipient", "addressee", "unauthori",
    "disclos", "legally", "poufn", "przeznaczon", "odbiorc", "adresat", "zastrzeżon", "prawnie",
    "destiné", "destinata", "divulg", "fortrolig", "konfidentiel", "konfidensiell", "modtager",
    "mottaker", "konfidentiell", "mottagare", "avsedd", "bestemt for", "beregnet", "destinad",
    "destinat", "privilegiad", "reservad", "vertraulich", "bestimmt", "empfänger", "adressat",
    "rechtlich", "unbefugt", "riservat", "vertrouwelijk", "bestemd", "geadresseerde", "ontvanger",
    "конфиденц", "предназнач", "luottamuks", "tarkoitettu", "důvěrn", "určen", "dôvern",
    "bizalmas", "címzett", "gizli", "保密", "机密", "機密", "收件人", "기밀", "비밀",
];

/// Words in dates: months and weekdays, as attribution lines write them.
pub(super) const CALENDAR: &[&str] = &[
    // English
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "sept", "oct", "nov", "dec",
    "january", "february", "march", "april", "june", "july", "august", "september", "october",
    "november", "december", "mon", "tue", "wed", "thu", "fri", "sat", "sun", "monday", "tuesday",
    "wednesday", "thursday", "friday", "saturday", "sunday",
    // Polish
    "sty", "lut", "kwi", "maj", "cze", "lip", "sie", "wrz", "paź", "lis", "gru", "stycznia",
    "lutego", "marca", "kwietnia", "maja", "czerwca", "lipca", "sierpnia", "września",
    "października", "listopada", "grudnia", "pon", "wt", "śr", "czw", "pt", "sob", "niedz", "ndz",
    // French
    "janv", "févr", "mars", "avr", "mai", "juin", "juil", "août", "déc", "janvier", "février",
    "avril", "juillet", "septembre", "octobre", "novembre", "décembre", "lun", "mer", "jeu",
    "ven", "sam", "dim", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche",
    // Danish
    "januar", "februar", "marts", "juni", "juli", "oktober", "okt", "man", "tirs", "ons", "tors",
    "fre", "lør", "søn", "mandag", "tirsdag", "onsdag", "torsdag", "fredag", "lørdag", "søndag",
    // Spanish
    "ene", "abr", "ago", "dic", "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio",
    "agosto", "septiembre", "octubre", "noviembre", "diciembre", "mié", "jue", "vie", "sáb",
    "dom",
    // German
    "dez", "märz", "januar", "dezember", "montag", "dienstag", "mittwoch", "donnerstag",
    "freitag", "samstag", "sonntag",
    // Polish and Spanish weekdays in full
    "poniedziałek", "wtorek", "środa", "czwartek", "piątek", "sobota", "niedziela", "lunes",
    "martes", "miércoles", "jueves", "viernes", "sábado", "domingo",
    // Italian, Dutch, Portuguese
    "lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato", "domenica", "gennaio",
    "febbraio", "aprile", "maggio", "giugno", "luglio", "agosto", "settembre", "ottobre",
    "dicembre", "maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag", "zondag",
    "januari", "februari", "maart", "mei", "augustus", "segunda", "terça", "quarta", "quinta",
    "sexta", "janeiro", "fevereiro", "março", "maio", "junho", "julho", "setembro", "outubro",
    "novembro", "dezembro",
    // Norwegian, Swedish, Finnish
    "tor", "tir", "lørdag", "måndag", "tisdag", "lördag", "söndag", "maj", "maanantai", "tiistai",
    "keskiviikko", "torstai", "perjantai", "lauantai", "sunnuntai", "tammikuuta", "helmikuuta",
    "maaliskuuta", "huhtikuuta", "toukokuuta", "kesäkuuta", "heinäkuuta", "elokuuta", "syyskuuta",
    "lokakuuta", "marraskuuta", "joulukuuta",
    // Czech and Slovak
    "čt", "út", "ne", "št", "ut", "pondělí", "úterý", "středa", "čtvrtek", "pátek", "neděle",
    "listopadu", "prosince", "ledna", "února", "března", "dubna", "května", "června", "července",
    "srpna", "října",
    // Russian and Ukrainian
    "янв", "февр", "мар", "апр", "мая", "июн", "июл", "авг", "сент", "окт", "нояб", "дек",
    "января", "февраля", "марта", "апреля", "июня", "июля", "августа", "сентября", "октября",
    "ноября", "декабря", "лист", "понедельник", "вторник", "среда", "четверг", "пятница",
    "суббота", "воскресенье",
];

/// How the subject of an automatic reply begins, ignoring anything before its
/// first letter: "[Auto-Reply] ".
pub(super) const AUTO_REPLY_SUBJECTS: &[&str] = &[
    // English
    "out of office", "out of the office", "out-of-office", "auto reply", "auto-reply",
    "autoreply", "automatic reply", "automatic response", "auto response", "auto-response",
    "auto:", "automated reply", "automated response", "autoresponse", "autoresponder",
    "auto-responder", "auto responder", "vacation reply", "vacation response",
    "vacation auto", "automatic out of office", "automatic out-of-office",
    // Polish
    "odpowiedź automatyczna", "automatyczna odpowiedź", "autoodpowiedź", "poza biurem",
    "autoresponder",
    // French
    "réponse automatique", "réponse d'absence", "reponse automatique", "absence du bureau",
    "message d'absence", "absent du bureau", "notification d'absence", "réponse auto",
    "message automatique d'absence",
    // Danish, Norwegian, Swedish
    "autosvar", "automatisk svar", "automatisk svarmeddelelse", "automatisk besvarelse",
    "ikke på kontoret", "fraværsbesked", "fraværsmeddelelse", "fraværsmelding",
    "automatiskt svar", "frånvaromeddelande", "autosvar:", "fraværssvar",
    // Spanish, Catalan
    "respuesta automática", "respuesta automatica", "fuera de la oficina", "fuera de oficina",
    "ausente de la oficina", "respuesta de ausencia", "mensaje automático de ausencia",
    "resposta automàtica", "fora de l'oficina",
    // German
    "automatische antwort", "automatische rückantwort", "abwesenheitsnotiz",
    "abwesenheitsbenachrichtigung", "abwesenheitsnachricht", "abwesenheitsmeldung",
    "abwesenheitsassistent", "nicht im büro", "außer haus:",
    // Italian
    "risposta automatica", "fuori sede", "fuori ufficio", "avviso di assenza",
    // Dutch
    "automatisch antwoord", "automatisch bericht", "automatische beantwoording",
    "afwezigheidsbericht", "niet op kantoor", "buiten kantoor",
    // Portuguese
    "resposta automática", "resposta automatica", "fora do escritório", "ausência temporária",
    // Russian, Ukrainian, Bulgarian, Serbian
    "автоответ", "автоматический ответ", "нет на месте", "вне офиса",
    "автоматична відповідь", "автовідповідь", "поза офісом", "автоматичен отговор",
    "аутоматски одговор",
    // Finnish, Estonian, Latvian, Lithuanian, Icelandic
    "automaattinen vastaus", "poissaoloilmoitus", "poissa toimistosta", "automaatvastus",
    "automaatne vastus", "automātiskā atbilde", "automatinis atsakymas", "sjálfvirkt svar",
    // Czech, Slovak, Hungarian, Romanian, Croatian, Slovenian
    "automatická odpověď", "odpověď v nepřítomnosti", "mimo kancelář:", "automatická odpoveď",
    "odpoveď v neprítomnosti", "automatikus válasz", "házon kívül", "răspuns automat",
    "automatski odgovor", "samodejni odgovor",
    // Greek, Turkish, Hebrew, Arabic
    "αυτόματη απάντηση", "εκτός γραφείου", "otomatik yanıt", "ofis dışında", "תשובה אוטומטית",
    "מענה אוטומטי", "رد تلقائي", "الرد التلقائي",
    // Chinese, Japanese, Korean, Thai, Vietnamese, Indonesian
    "自动回复", "自动答复", "自動回覆", "自動回應", "外出自动", "不在办公室", "不在辦公室",
    "自動応答", "自動返信", "不在通知", "자동 회신", "자동 응답", "자동회신", "부재 중",
    "ตอบกลับอัตโนมัติ", "trả lời tự động", "thư trả lời tự động", "balasan otomatis",
];

/// How the subject of a receipt begins, before the letter's own subject: that
/// the letter was opened, deleted unread or has arrived.
pub(super) const RECEIPT_SUBJECTS: &[&str] = &[
    // Polish
    "przeczytane:", "przeczytano:", "przeczytana:", "nieprzeczytane:", "nie przeczytane:",
    "nie przeczytano:", "odczytano:", "odczytane:", "nieodczytane:", "dostarczono:",
    "usunięto bez przeczytania:", "potwierdzenie przeczytania", "potwierdzenie odczytu",
    "potwierdzenie otwarcia", "potwierdzenie dostarczenia",
    // French
    "lu:", "non lu:", "supprimé:", "remis:", "accusé de lecture", "accusé de réception",
    "confirmation de lecture",
    // Danish, Norwegian, Swedish
    "læst:", "ikke læst:", "ulæst:", "slettet:", "leveret:", "læsekvittering", "lest:",
    "ikke lest:", "ulest:", "levert:", "lesebekreftelse", "läst:", "oläst:", "inte läst:",
    "ej läst:", "levererat:", "läskvitto",
    // Spanish, Catalan
    "leído:", "leido:", "no leído:", "no leido:", "eliminado:", "entregado:",
    "confirmación de lectura", "acuse de recibo", "acuse de lectura", "llegit:", "no llegit:",
    // German
    "gelesen:", "ungelesen:", "nicht gelesen:", "gelöscht:", "zugestellt:", "lesebestätigung",
    "empfangsbestätigung", "übermittelt:",
    // Italian
    "letto:", "non letto:", "eliminato:", "recapitato:", "conferma di lettura",
    "ricevuta di lettura",
    // Dutch
    "gelezen:", "ongelezen:", "niet gelezen:", "bezorgd:", "leesbevestiging",
    "ontvangstbevestiging",
    // Portuguese
    "lida:", "lido:", "não lida:", "não lido:", "entregue:", "confirmação de leitura",
    // Russian, Ukrainian, Bulgarian
    "прочитано:", "прочтено:", "не прочитано:", "непрочитано:", "доставлено:",
    "уведомление о прочтении", "прочетено:", "непрочетено:", "не прочетено:",
    // Finnish, Estonian, Latvian, Lithuanian, Icelandic
    "luettu:", "lukematta:", "ei luettu:", "toimitettu:", "lukukuittaus", "loetud:",
    "lugemata:", "lasīts:", "izlasīts:", "perskaityta:", "neperskaityta:", "lesið:",
    // Czech, Slovak, Hungarian, Romanian, Croatian, Slovenian
    "přečteno:", "přečtené:", "nepřečteno:", "nepřečtené:", "doručeno:", "prečítané:",
    "neprečítané:", "doručené:", "elolvasva:", "olvasott:", "olvasatlan:", "nem olvasott:",
    "kézbesítve:", "olvasási visszaigazolás", "citit:", "necitit:", "livrat:", "pročitano:",
    "nepročitano:", "nije pročitano:", "prebrano:", "neprebrano:",
    // Greek, Turkish, Hebrew, Arabic
    "διαβάστηκε:", "αναγνώστηκε:", "δεν διαβάστηκε:", "αναγνωσμένο:", "okundu:", "okunmadı:",
    "teslim edildi:", "נקרא:", "לא נקרא:", "مقروءة:", "غير مقروءة:", "تمت القراءة:",
    // Chinese, Japanese, Korean, Thai, Vietnamese, Indonesian
    "已读:", "未读:", "已阅读:", "读取:", "未读取:", "已讀:", "未讀:", "讀取:", "已讀取:",
    "未讀取:", "已送达:", "已傳遞:", "已读回执", "已讀回條", "讀取回條", "開封:", "開封済み:",
    "未開封:", "既読:", "未読:", "配信済み:", "開封確認", "읽음:", "읽지 않음:", "배달됨:",
    "수신 확인:", "อ่าน:", "อ่านแล้ว:", "đã đọc:", "dibaca:",
];

/// The same in English, where people begin like this too: these count only on a
/// mail that answers ours under a subject of its own, or before a subject of
/// ours.
pub(super) const READ_SUBJECTS: &[&str] = &[
    "read:", "not read:", "read receipt", "return receipt", "deleted:", "delivered:", "relayed:",
];

/// More beginnings of automatic replies, which people use too: these count only
/// on a mail that answers ours under a subject of its own.
pub(super) const AWAY_SUBJECTS: &[&str] = &[
    "away from", "i am away", "i'm away", "i am out of", "i'm out of", "on vacation", "on holiday",
    "on leave", "absence", "nieobecność", "nieobecny", "nieobecna",
    "jestem na urlopie", "urlop", "w delegacji", "absent", "en congé", "en vacances", "congés",
    "fravær", "ferie", "på ferie", "ikke til stede", "frånvaro", "frånvarande", 
    "ausente", "de vacaciones", "vacaciones", "abwesend", "abwesenheit", "urlaub", "im urlaub",
    "assente", "in ferie", "in vacanza", "afwezig", "niet aanwezig", "op vakantie", "poissa",
    "lomalla", "de férias", "mimo kancelář", "dovolená", "в отпуске", "отсутствие",
];

/// How the subject of a delivery report begins.
pub(super) const BOUNCE_SUBJECTS: &[&str] = &[
    "undelivered mail", "undeliverable", "undelivered message", "delivery status notification",
    "delivery failure", "delivery notification", "delivery report", "delivery status",
    "delivery has failed", "delivery delayed", "delivery error", "mail delivery fail",
    "mail delivery problem", "mail could not be delivered", "mail system error",
    "message undeliverable", "message delivery fail", "failure notice", "failed mail",
    "returned mail", "mail returned", "message could not be delivered",
    "warning: could not send message", "warning: message", "non remis", "non-delivery",
    "nondeliverable mail", "unzustellbar", "niedostarczona", "niedostarczone", "zwrot wiadomości",
    "nie można dostarczyć", "échec de la remise", "échec de distribution", "non délivré",
    "courrier non remis", "kan ikke leveres", "ikke leveret", "levering mislykkedes",
    "no se puede entregar", "no entregado", "mensaje no entregado", "correo devuelto", "mensaje devuelto", "devuelto:", "impossibile recapitare",
    "impossibile consegnare", "mancato recapito", "onbestelbaar", "não entregue", "не доставлено", "fwd: returned mail",
    "fwd: undelivered mail", "fwd: failure notice", "メールエラー通知",
    // Exchange and Outlook, in front of the letter's own subject
    "nie dostarczono:", "nie można dostarczyć:", "niedostarczalne:", "niedostarczalna",
    "niedostarczony", "niedoręczon", "opóźnione dostarczenie:", "non remis:", "non distribué:",
    "non distribuable:", "remise retardée", "échec de remise", "ikke leveret:", "ulevert",
    "forsinket levering:", "kan inte levereras", "ej levererat", "ej levererbart",
    "det gick inte att leverera", "olevererbart", "ikke levert", "no entregado:",
    "no se ha podido entregar", "no se pudo entregar", "entrega retrasada", "error de entrega",
    "no es pot lliurar", "nicht zugestellt", "nicht zustellbar", "zustellung fehlgeschlagen",
    "zustellung verzögert", "unzustellbare", "non recapitabile", "recapito non riuscito",
    "mancata consegna", "niet te bezorgen", "niet bezorgd", "bezorging mislukt",
    "niet afgeleverd", "não foi possível entregar", "não é possível entregar",
    "mensagem não entregue", "falha na entrega", "не удалось доставить", "недоставленное",
    "недоставлено", "сообщение не доставлено", "не вдалося доставити", "не доставлено:",
    "недоставена", "ei voida toimittaa", "ei toimitettu", "toimitus epäonnistui",
    "toimittamaton", "nedoručitelné", "nedoručeno", "nedoručiteľné", "nedoručené",
    "kézbesíthetetlen", "kézbesítési hiba", "nelivrabil", "nu se poate livra",
    "imposibil de livrat", "nije moguće isporučiti", "neisporučivo", "neisporučeno",
    "ni mogoče dostaviti", "nedostavljivo", "kättetoimetamatu", "nepiegādāts", "nepristatyta",
    "δεν είναι δυνατή η παράδοση", "δεν παραδόθηκε", "teslim edilemedi", "teslim edilemez",
    "לא ניתן למסירה", "לא נמסר", "تعذر التسليم", "لم يتم التسليم", "未送达", "无法送达",
    "无法投递", "未傳遞", "無法傳遞", "退信", "系统退信", "配信不能", "配信できません", "未配信",
    "배달되지 않음", "배달할 수 없음", "không thể gửi", "ส่งไม่ได้",
];

/// What the local part of a mail system's own address contains, letters and
/// digits only.
pub(super) const DAEMONS: &[&str] =
    &["mailerdaemon", "postmaster", "maildaemon", "mdaemon", "mailsystem", "mailerdeamon"];

/// What stands above the copy of a letter that could not be delivered.
pub(super) const COPIES: &[&str] = &[
    "below this line is a copy", "this is a copy of", "copy of your message",
    "copy of the message", "copy of the original", "original message follows",
    "original message headers", "original message header", "header of the original message",
    "headers of the original message", "returned message", "original message as received",
    "undelivered message", "unsent message follows", "unsent message below", "message follows",
    "message header follows", "message text follows", "message headers follow",
    "original mail follows", "failed message", "non-delivered message is", "your message reads",
    "start of returned", "text of your message", "included message", "copie du message",
    "kopia wiadomości", "kopi af", "copia del mensaje", "kopie der nachricht", "copia del messaggio",
    "en-têtes du message", "nagłówki oryginalnej", "encabezados del mensaje",
    "kopfzeilen der ursprünglichen",
];

/// How a line of a delivery report begins if it names somebody other than the
/// recipient.
pub(super) const SENDER_LABELS: &[&str] = &[
    "from", "sender", "reply-to", "return-path", "envelope-from", "errors-to", "message-id",
    "contact", "if you", "please contact", "for help", "for assistance", "for further",
    "postmaster", "od:", "de :", "de:", "fra:", "von:",
];

/// What a line of a delivery report contains if it names the recipient, or
/// announces the line that does.
pub(super) const RECIPIENT_LABELS: &[&str] = &[
    "rcpt to", "recipient", "addressee", "following address", "these address", "address failed",
    "destinataire", "destinatario", "destinatär", "empfänger", "odbiorc", "modtager",
    "ontvanger", "mottagare", "mottaker", "destinatário", "адресат", "получател",
    "delivered to", "deliver to", "delivery to", "deliver message to", "deliver your message to",
    "your message to", "your mail to", "your email to", "message for", "mail for", "sent to",
    "failed address", "undeliverable to", "undelivered to", "not delivered to", "mail to",
    "to the following", "to:", "user:", "userid", "address:", "invalid", "generated from", "addressed",
];

/// What a report says about a letter that is only delayed.
pub(super) const DELAYS: &[&str] = &[
    "delayed", "warning message only", "this is a warning", "just a warning", "will be retried",
    "will retry", "will continue to", "will keep trying", "still trying", "still being tried",
    "not yet been delivered", "has not been delivered yet", "do not need to resend",
    "don't need to resend", "no need to resend", "no action is required", "not need to take any",
    "could not send message for past", "will be attempted", "next attempt", "try again for",
    "delivery is delayed", "temporarily delayed", "transient non-fatal", "delay notification",
    "opóźnion", "ponowione próby", "retardé", "nouvelle tentative", "sera réessayé", "forsinket",
    "retrasad", "se volverá a intentar", "verzögert", "weiterhin versuch", "vertraagd", "försena",
];

/// What a report says about a failure that may pass.
pub(super) const PASSING_FAILURES: &[&str] = &[
    "mailbox full", "mailbox is full", "mail box is full", "mailbox quota", "over quota",
    "exceeded quota", "quota exceeded", "exceeds quota", "over its quota", "out of quota",
    "storage limit", "exceeds allowed size", "exceeded the allowed", "not enough storage",
    "insufficient", "full mailbox", "out of storage", "temporary failure", "temporarily",
    "try again later", "try later", "timed out", "timeout", "time out", "connection refused",
    "no route to host", "network is unreachable", "deferred", "too many connections", "greylist",
    "skrzynka jest pełna", "przepełnion", "boîte pleine", "boîte aux lettres est pleine",
    "boite aux lettres est pleine", "quota dépassé", "postkassen er fuld", "postkasse er fuld",
    "buzón está lleno", "buzón lleno", "postfach ist voll", "postfach voll", "casella piena",
    "brievbus is vol", "postlåda är full", "caixa cheia", "переполнен",
];

/// What a report says about a permanent failure.
pub(super) const LASTING_FAILURES: &[&str] = &[
    "permanent", "fatal error", "user unknown", "unknown user", "unknown local", "unknown recipient",
    "recipient unknown", "unknown address", "address unknown", "unknown mailbox", "no such user",
    "no such person", "no such address", "no such mailbox", "no such account", "no such recipient",
    "does not exist", "doesn't exist", "not exist", "no mailbox", "no account", "not found",
    "couldn't be found", "could not be found", "can't be found", "cannot be found", "not known",
    "not listed", "not our customer", "no user", "not a valid", "isn't a valid", "invalid recipient",
    "invalid address", "invalid mailbox", "invalid user", "bad address", "bad destination",
    "user not", "mailbox unavailable", "mailbox not", "account is disabled", "account has been",
    "account inactive", "account disabled", "disabled", "no longer", "host unknown",
    "unknown host", "unknown domain", "domain not", "couldn't find any host", "relaying denied",
    "unable to relay", "aborted", "could not find", "relay not permitted", "relay access denied", "access denied", "rejected",
    "refused", "blocked", "not accepting", "not accept", "too large", "policy", "spam",
    "administrative prohibition", "given up", "giving up", "gave up", "undeliverable",
    "undelivered", "unable to deliver", "could not deliver", "couldn't be delivered",
    "could not be delivered", "can not be delivered", "cannot be delivered", "can't be delivered",
    "cannot deliver", "was not delivered", "not be delivered", "not been delivered",
    "could not be sent", "couldn't deliver", "not reach", "did not reach", "be reached",
    "delivery failed", "delivery has failed", "has failed", "delivery failure", "delivery error",
    "failed to deliver", "failure", "unroutable", "unrouteable", "returned mail", "returned to",
    "nie istnieje", "nie znaleziono", "nie można", "nieznany", "niedostarcz", "n'existe pas",
    "inconnu", "n'a pas pu être", "n'ont pas pu", "non remis", "échec", "findes ikke",
    "kunne ikke leveres", "ikke leveret", "kan ikke leveres", "ukendt", "no existe",
    "desconocid", "no se ha podido", "no se pudo", "no pudo ser", "no entregad", "existiert nicht",
    "unbekannt", "nicht zugestellt", "unzustellbar", "konnte nicht", "non esiste", "sconosciuto",
    "impossibile", "mancato recapito", "bestaat niet", "onbekend", "niet bezorgd", "finns inte",
    "inte levereras", "finnes ikke", "não existe", "desconhecid", "não pôde", "не существует",
    "не найден", "не доставлено", "неизвест",
];
