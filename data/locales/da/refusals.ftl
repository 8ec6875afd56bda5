# Hvorfor et træk afvises, i alle spil. Uden stort begyndelsesbogstav og punktum: de sættes på.

one-of = { $before } eller { $last }
all-of = { $before } og { $last }
may-bid = du kan byde { $ranges }
may-pass = du kan melde pas

unfit-no-order = dette er ikke et træk; sæt et # foran det, der kun er til dig selv
unfit-older = dette svarer på et ældre brev, og spillet er gået videre; hvis det gælder det, du bliver spurgt om nu, så send det igen
unfit-ahead = dette svarer ikke på det, du bliver spurgt om nu; vil du sende det på forhånd, så skriv: { $lines }
unfit-not-in-round = efter de foregående træk bliver du ikke spurgt om den slags i denne runde
unfit-paused = spillet holder pause, og dette kan ikke gemmes, til det går videre; send det igen til den tid
unfit-languages = brevene skrives på disse sprog: { $codes }
