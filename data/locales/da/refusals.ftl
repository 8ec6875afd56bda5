# Hvorfor et træk afvises, i alle spil. Uden stort begyndelsesbogstav og punktum: de sættes på.

one-of = { $before } eller { $last }
all-of = { $before } og { $last }
may-bid = du kan byde { $ranges }
may-pass = du kan melde pas
