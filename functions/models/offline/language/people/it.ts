import type { PersonWords } from './person-words.ts'

export const it: PersonWords = {
  language: 'it',
  person: `persona reale, persona vera, vera persona, persona in carne e ossa, persona, essere umano, umano, umana, operatore umano,
    operatore, operatrice, consulente, addetto, addetta, qualcuno del personale, qualcuno del team, qualcuno del vostro team, qualcuno
    dello staff, qualcuno di voi, qualcuno in carne e ossa, membro del team, qualcuno di reale, qualcuno di vero, qualcuno reale, qualcuno
    che capisca, qualcuno che sappia, qualcuno che ne capisca, consiglio personale, consulenza personale, consulenza personalizzata,
    assistenza personale, assistenza personalizzata, colloquio personale, qualcuno di competente, qualcuno che se ne intende, qualcuno di
    esperto, qualcuno al telefono, qualcuno per telefono, risposta di una persona, risposta umana, risposta di un umano`,
  staff: `qualcuno, agente, responsabile, impiegato, assistenza, servizio clienti, team, collega, membro del team, incaricato,
    rappresentante, tecnico, commerciale, supporto, personale, dipendente, direttore, assistente, venditore, titolare, colleghi, capo,
    reparto, reparto competente, ufficio, contabilita, consulenti, operatori, agenti, addetti, specialista, esperto, superiore,
    supervisore, commessa, commesso, persone, assistente umano, amministrazione, persona competente, chi di dovere, servizio tecnico,
    assistenza clienti, reception, centralino, addetto, addetta, impiegata, esperti, segreteria, consulente, arredatrice, arredatore,
    amministratore, dottore, dottoressa, infermiera, uno di voi, qualcuno di voi, vostra gente, persone reali, persone vere, ufficio
    commerciale, ufficio vendite, uffici, ingegnere, direzione, avvocato, vostri impiegati, vostri dipendenti, segretaria, qualcun altro,
    chi altro, direttore del negozio, supporto tecnico`,
  called: `agente, servizio clienti, responsabile, qualcuno, assistenza, assistenza clienti, operatori, supporto, servizio assistenza,
    chiamatemi, mi chiami, mi trasferisca, mi trasferisci, mi passi qualcuno, mi colleghi, voglio parlare, vorrei parlare, ho bisogno di
    parlare, contatta agente, contatta operatore, assistenza umana, aiuto umano, supporto umano, servizio umano, operatore umano, agente
    umano, rappresentante`,
  between: `un, una, uno, il, la, lo, l, gli, al, all, alla, allo, del, di, dei, vostro, vostra, suo, vero, vera, altro, altra, con,
    essere, sua, vostri, vostre, uno dei, una delle, umano, umana, competente, reale, con il, con la, con un, con una, per favore,
    direttamente, diretto, mio, nel, qualche`,
  reach: `come parlo con, parlare col, parlare coi, parlare col vostro, trasferitemi a, trasferitemi, trasferiscimi, parlare con, parlare
    a, parlare ad, parlare, chattare con, in contatto con, passatemi, passarmi, mi passi, mi passa, passami, collegarmi con, collegatemi
    con, mi colleghi con, collegami con, trasferirmi a, trasferiscimi a, mi trasferisca a, mettetemi con, comunicare con, discutere con,
    contattato da, contattata da, richiamato da, richiamata da, conferire con, scrivere a, dialogare con, conversare con, contatto con,
    chiamata da, rivolgermi a, essere aiutato da, fatemi parlare con, connettimi con, messo in linea con, discuterne con, parlarne con,
    parlare con il, parla con, parlare direttamente con, parli con, mi faccia parlare con, fammi parlare con, mi fate parlare con, mi
    mette in contatto con, mettermi in contatto con, mettetemi in contatto con, mi metta in contatto con, mettimi in contatto con,
    mettersi in contatto con, contattare, come contatto, come posso contattare, contatto, trasferitemi al, mi trasferite a, mi trasferisca
    al, mi trasferisca, trasferiscimi al, passatemi il, passatemi un, mi passate, mi passate un, mi puo passare, puo passarmi, potete
    passarmi, seguita da, seguito da, assistita da, assistito da, aiutata da, servito da, servita da, vedere la cosa con, vederlo con,
    discutere di questo con, discuterne, parlarne, chiarire con, risolvere con, trattare con, confrontarmi con, avere a che fare con,
    conversazione con, colloquio con, mi colleghi a, collegarmi a, collegatemi a, girare a, inoltrare a, telefonata con, chiamata con,
    videochiamata con, trovarmi, darmi, chiamarmi, passi, mi dia, dammi, datemi, numero a cui, inoltri a, vorrei, voglio, spiegare la mia
    situazione a, spiegarlo a, sentire, raccontarlo a, appuntamento telefonico con, telefonata con, numero dove, numero a cui, numero in
    cui, telefono dove, telefono a cui, aiuto di, aiuto da, linea con, risposta da, risposta di, lamentarmi con, raggiungere, parere di,
    consiglio di, farmi contattare da, chat con, contatta, dove trovo, dove posso trovare, avvia chat con, avviare una chat con,
    accompagnato da, aiutato da, gestito da, verificato da, controllato da, messo in contatto con, messa in contatto con, passi questa
    chat a, passare questa chat a, passate questa chat a, trasferisca questa chat a, serve parlare con, dov e l, dov e il, dove sono i,
    dove sono gli, metteteci uno, metteteci un, metta un, domanda per uno dei, domanda per un, domanda per qualcuno, scrivere a un,
    scrivere a uno`,
  want: `voglio, vorrei, ho bisogno di, ho bisogno, mi serve, preferisco, datemi, dammi, mi dia, cerco, preferirei, desidero, posso avere,
    contattare, mi occorre, ho necessita di, pretendo`,
  after: `con cui parlare, con cui posso parlare, con cui possa parlare, con chi parlare, puo richiamarmi, mi richiami, mi puo richiamare,
    mi puo chiamare, puo chiamarmi, potrebbe richiamarmi, potrebbe chiamarmi, mi chiami, prendere in carico, contattarmi, mi contatti, mi
    contatta, chiamarmi, richiamarmi, rispondermi, mi risponda, mi risponde, aiutarmi, mi aiuti, mi aiuta, assistermi, intervenire,
    subentrare, occuparsene, occuparsi, vedere il mio, guardare il mio, disponibile, con cui, a cui rivolgermi, mi segua, occhiata, dare
    un occhiata, darci un occhiata, guardare, guardarlo, controllare, risponde, rispondere, richiami, chiami, aiuti, verificare,
    scrivermi, prendere in mano, mi risponda, mi rispondesse`,
  lead: `c e, che, se, puo, vorrei, voglio, un, una, un suo, un vostro, qualcuno, e possibile, posso, potrei, vorrei che, ho bisogno che,
    voglio che, esiste, avete, potrebbe, potete, possono, potrebbero, sarebbe possibile, numero a cui, posso avere`,
  whole: `c e una persona vera, c e una persona reale, c e un umano, c e un operatore, qualcuno mi chiamasse, qualcuno mi richiamasse,
    qualcuno mi chiami, qualcuno mi richiami, puo chiamarmi qualcuno, qualcuno puo richiamarmi, qualcuno puo chiamarmi, qualcuno mi puo
    richiamare, potete richiamarmi, potete chiamarmi, richiamatemi, chiamatemi al, chiamatemi allo, chiamatemi domani, chiamatemi oggi,
    chiamatemi quando, chiamatemi appena, chiamatemi subito, chiamatemi alle, mi richiamate, mi potete richiamare, puo
    richiamarmi qualcuno, mi puo richiamare qualcuno, essere richiamato, essere richiamata, mi chiami qualcuno, essere ricontattato,
    essere ricontattata, mi fa richiamare, mi faccia richiamare, fatemi richiamare, mi puo chiamare qualcuno, persona con cui posso,
    qualcuno con cui posso, persona con cui parlare, a chi posso rivolgermi, a chi mi rivolgo, a chi devo rivolgermi, con chi posso
    parlare, con chi parlo, chi posso contattare per, qualcuno con cui, una persona con cui, niente bot, basta bot, mi richiami, mi
    chiamate, puo richiamarmi, potreste richiamarmi, mi potreste chiamare, farmi richiamare, mettermi in contatto, mettereste in contatto,
    mettetemi in contatto, mi metta in contatto, mi mettete in contatto, richiamarmi, posso sentire qualcuno, sentire qualcuno, devo
    dirglielo a voce, come faccio a contattare, potete … richiamarmi, puo … richiamarmi, potreste … richiamarmi, potete … chiamarmi,
    potreste … chiamarmi, mi … richiamare, mi potete … chiamare, qualcuno … chiamarmi, qualcuno … mi chiami, scalate la richiesta, a chi …
    rivolgermi, possiamo sentirci, possiamo parlarci, possiamo parlarne, potremmo sentirci, sentirci al telefono, parlare al telefono,
    parlarne al telefono, sentirci per telefono, se ne occupi un umano, se ne occupi una persona, se ne occupi qualcuno, essere chiamato,
    mettersi in contatto con me, mettersi in contatto con noi, verificare di persona, rispondere alla mia chiamata, prendere la mia
    chiamata, fermate il bot, ferma il bot, spegnete il bot, spegni il bot, disattivate il bot, basta con il bot`,
  machine: `robot, bot, chatbot, macchina, computer, ia, risposte automatiche, risposta automatica, messaggi automatici`,
  not: `non voglio, non ho bisogno, senza, non serve, non, stufo di, stufa di, stanco di, basta, nessun, nessuna, niente`,
  ordinary: `come contatto il servizio, come contatto l assistenza, devo, bisogna, sto parlando, sei, quante, quanti, e necessario, il mio
    capo, mio collega, un collega mi, miei clienti, mi ha detto, mi ha parlato, ieri, la settimana scorsa, orari, nella foto, aggiungo,
    aggiungere, un altra persona, chi e il`,
  around: `per favore, per piacere, grazie, ciao, salve, buongiorno, ora, adesso, subito, si, no, con, solo`,
  fails: `basta, stufo di, stufa di, stanco di, stanca di, troppo complicato per, troppo complesso per, troppo difficile per, inutile, non
    serve, non capisce, non mi capisce, non aiuta, non mi aiuta, a parte, oltre al, oltre a, che non sia, invece di, invece che, al posto
    di, non basta, non ce la fa, non mi fido, non possa aiutarmi, non puo aiutarmi, non mi puo aiutare, non possa aiutare, non risolve,
    non lo risolve, uscire da, fatemi uscire da, via da, non sa, non riesce`,
  present: `c e qualcuno, c e nessuno, qualcuno, ci siete, c e un umano, c e una persona, c e qualche umano, ci sono persone, c e gente, c
    e un essere umano, e libero, e disponibile, avete qualcuno, c e un collega, c e un operatore, qualcuno di voi e, uno di voi e, qui
    rispondono, rispondono, qui scrivono, qui risponde, c e qualcuno di, uno dei vostri e, il vostro supporto e, il supporto e, la vostra
    assistenza e, il vostro team e, il servizio clienti e`,
  here: `qui, li, la, in linea, online, di reale, di vero, di umano, vero, reale, umano, vera, dietro, disponibile, che mi aiuti, che
    risponde, che mi risponde, dall altra parte, adesso, ora, oggi, in ascolto, libero, un vostro collega, un collega, vostro collega,
    collega, operatore, persone vere, persone, persone reali, umani, competente, esperto, una persona vera, una persona, un umano,
    raggiungibile, disponibile adesso, attivo, disponibile ora`,
  passes: `inoltrare, inoltri, inoltrate, inoltra, passare, passi, passate, trasmettere, trasmetta, trasmettete, trasferire, trasferisca,
    girare, giri, girate, mandare, mandi, inviare, invii, segnalare, segnali`,
  helped: `mi puo aiutare, puo aiutarmi, mi potrebbe aiutare, potrebbe aiutarmi, mi puo rispondere, puo rispondermi, mi puo assistere, puo
    assistermi, mi puo seguire, puo seguirmi, mi puo consigliare, mi puo spiegare`,
  talks: `aiutare, aiuto, aiuti, parlare, parlarne, parli, parlo, chiamare, chiamarci, chiamarmi, telefonare, sentire, sentirci, chattare,
    rispondere, risponda, consigliare, consiglio, guardarci, contattare, raggiungere, lamentarmi, spiegare, assistere, assista, discutere,
    discuto, trattare, scrivere, scrivermi, occuparsi, occuparsene, confrontarmi, rivolgermi, verificare, controllare, contattarmi,
    contatto con me, di persona`,
  us: `mi, ci, me, noi, voglio, vorrei, preferisco, posso, possiamo, ho bisogno, chiamarci, chiamarmi, guardarci, parlo, scrivo, discuto,
    di persona, vi prego`,
  please: `per favore, per piacere, grazie`,
}
