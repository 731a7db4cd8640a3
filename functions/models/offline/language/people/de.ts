import type { PersonWords } from './person-words.ts'

export const de: PersonWords = {
  language: 'de',
  person: `menschen, mensch, jemanden vom, jemanden von, jemanden aus, jemand vom, jemand aus, echte person, echten person, reale person,
    person, mitarbeiter, mitarbeiterin, ansprechpartner, ansprechpartnerin, berater, beraterin, kundenberater, sachbearbeiter, menschliche
    hilfe, menschlichen kontakt, echten ansprechpartner, sachbearbeiterin, leibhaftigen menschen, jemand echtes, jemand echten, menschen
    aus fleisch und blut, jemand von ihrem team, jemanden aus ihrem team, jemand aus dem team, personal, angestellten, angestellter,
    personliche beratung, personliches gesprach, personlichen kontakt, individuelle beratung, personlichen ansprechpartner, personliche
    betreuung, personliche hilfe, jemand der sich auskennt, jemanden der sich auskennt, jemanden der wirklich, jemand der wirklich,
    jemanden der ahnung, jemand der ahnung, jemanden mit ahnung, jemand mit ahnung, jemand kompetentes, jemanden kompetentes, jemand
    kompetenten, jemanden am telefon, jemand am telefon, jemanden telefonisch, jemand telefonisch, antwort von einem menschen, antwort von
    einer person, echte antwort`,
  staff: `jemand, jemanden, jemandem, mitarbeitern, mitarbeitenden, kollegen, kollegin, beratern, kundendienst, kundenservice, support,
    team, chef, operator, vorgesetzten, agenten, verantwortlichen, vertreter, fachmann, experten, techniker, verkaufer, kollege,
    vorgesetzte, chefin, leiter, leitung, filialleiter, geschaftsfuhrer, abteilung, fachabteilung, buchhaltung, verkauf, vertrieb,
    beraterin, mitarbeiterin, zustandigen, verantwortliche, sachbearbeiter, person, spezialisten, technik, service, kundenbetreuung,
    kundenberatung, zentrale, rezeption, kundenberatern, ansprechpartnern, niederlassung, hotline, helpdesk, technischen dienst,
    technischer dienst, buro, inhaber, inhaberin, beschwerdestelle, mitarbeitender, servicekraft, empfang, kundencenter, innendienst,
    aussendienst, disponenten, praxis, arzthelferin, arzt, arztin, vermieter, hausverwaltung, hausmeister, einer von euch, einer von
    ihnen, eine von euch, eine von ihnen, ihre leute, ihren leuten, euren leuten, eure leute, ihrer leute, eurer leute, echten leuten,
    echte leute, experte, fachfrau, steuerberater von ihnen, spezialist, geschaftsleitung, direktion, direktor, ingenieur, ingenieurin,
    fachkraft, anwalt, einkauf, kundendienstmitarbeiter, jemanden aus der, expertin, agent, geschaftsfuhrung, vorstand, jemand anderes,
    jemand anderen, jemand anderer, jemanden anderen, jemand sonst, wer sonst, sonst noch jemand, wer ist sonst, sonst jemanden,
    mannschaft, belegschaft, ihrer techniker, ihrer mitarbeiter, ihrer berater, dame vom, herr vom, kolleginnen`,
  called: `kundenservice, kundendienst, jemand, kundenberatung, kundenbetreuung, menschlicher support, service, hotline, rezeption,
    zentrale, verbinden, leite mich weiter, leiten sie mich weiter, stellen sie mich durch, stell mich durch, durchstellen, ich mochte
    reden, ich mochte sprechen, ich will reden, ich will sprechen, personliches gesprach erwunscht, agent verbinden, mitarbeiter
    verbinden, kundenberater, support mitarbeiter, servicemitarbeiter, menschlicher ansprechpartner, ansprechpartner gesucht, gesucht,
    live agent`,
  between: `ein, eine, einen, einem, einer, den, dem, der, die, das, echten, echter, echtes, echtem, realen, richtigen, richtiger, an,
    lebenden, lebendigen, euch, euren, eurem, eurer, ihren, ihrem, ihrer, ihnen, vom, von, aus, bitte, direkt, personlich, menschlichen,
    menschlicher, gern, gerne, mal, hier, zum, zur, ihrem team, echte, reale, menschliche, anderen, andere, anderer, zustandige,
    zustandigen, zustandiger, verantwortlichen, der hier, von ihnen, von euch, team, mit, kompetenten, deutschsprachigen, noch, da, jetzt,
    lieber, einfach, dazu, auch, eures, ihres`,
  reach: `verbinden sie mich mit, verbinde mich mit, verbinden mit, verbindet mich mit, verbunden werden mit, sprechen mit, reden mit,
    chatten mit, schreiben mit, sondern mit, lieber mit, stellen sie mich durch zu, stell mich durch zu, durchstellen zu, kontakt mit,
    kontakt zu, gesprach mit, leiten sie mich, leite mich, leitet mich, konnen sie mich an, konnt ihr mich an, schicken sie mich, leiten
    sie mich weiter an, leite mich weiter an, ubergeben sie an, ubergib an, hol mir, holen sie mir, holen sie, geben sie mir, gib mir,
    weiter an, weiterleiten an, ruckruf von, ruckruf durch, stellen sie mich, stell mich, durchgestellt werden zu, das klaren mit,
    vermitteln sie mich an, vermittle mich an, vermitteln an, schalten sie, schalte, reicht mich an, reichen sie mich an, reich mich an,
    reicht mich bitte an, reichen sie mich bitte an, wenden an, mich wenden an, erreiche ich hier, erreicht man hier, bekomme ich, wie
    erreiche ich einen, wie erreiche ich eine, wie bekomme ich, wie komme ich an, wie komme ich zu, wie komme ich mit, beraten von,
    beraten werden von, von einem menschen, von einer person, von jemandem beraten, besprechen mit, bereden mit, bespreche das mit,
    bespreche das lieber mit, bespreche es lieber mit, klaren mit, abklaren mit, telefonat mit, austausch mit, ruckruf eines, ruckruf
    einer, verlange, verlange nach, verlange einen, her mit, ich spreche lieber mit, ich rede lieber mit, ich schreibe lieber mit, lass
    mich mit, lassen sie mich mit, lasst mich mit, uberstellen sie mich an, leitet das an, leiten sie das an, leite das an, leiten sie es
    an, geben sie das an, gebt das an, gib das an, verbinden zu, verbindung zu, verbindung mit, durch zu, durch an, statt bot, anstatt,
    weiterleitung an, weiterleitung zu, anruf mit, telefontermin mit, telefongesprach mit, videoanruf mit, ruckruf vom, ruckruf von einem,
    kannst du mir, konnen sie mir, konnt ihr mir, kannst du mir nicht einfach, nummer unter der, nummer wo, telefonnummer unter der, holt
    mir, hole mir, hol bitte, holen sie bitte, ruf mal, rufen sie mal, reich mich weiter an, reichen sie mich weiter an, gebt mir, schickt
    mir, stellt mich durch zu, stellt mich zu, durchwahl zu, durchwahl von, an die strippe, ans telefon, chat mit, live chat mit, hilft
    mir, hilft uns hier, antwortet mir, antwortet hier, schreibt hier, ich will zu, ich mochte zu, nummer bei der, hotline mit,
    telefonleitung mit, unterstutzung von, hilfe von, auskunft von, antwort von, rat von, beschweren bei, kontaktaufnahme durch,
    kontaktaufnahme mit, chat starten mit, wo finde ich, wo bekomme ich, wo erwische ich, erreiche ich einen, erreiche ich eine, erreiche ich bei ihnen, bekomme
    ich hier, bearbeitet von, gepruft von, bearbeitet werden von, begleitet von, betreut von, durch einen, von einem echten, von einer
    echten, verbunden werden zu, lieber an, mail an einen, email an einen, wo ist hier der, wo ist der, wo sind die, wo sind hier die,
    setzen sie, setzt, frage an einen, frage an ihre, frage an einen ihrer, frage an jemanden, schreiben sie einem`,
  want: `ich will, ich mochte, ich brauche, ich hatte, ich hatte gern, ich hatte gerne, ich wunsche, ich bevorzuge, ich suche, lieber`,
  after: `sprechen, reden, chatten, verbinden, verbunden, schreiben, telefonieren, kontakt, weiterleiten, weitergeleitet, durchgestellt,
    durchstellen, unterhalten, sprechen konnte, reden kann, austauschen, kommunizieren, ubergeben, weiterverbinden, anrufen, mich anrufen,
    zuruckrufen, mit denen ich schreiben kann, mit dem ich schreiben kann, mit denen ich reden kann, besprechen, bereden, klaren,
    abklaren, regeln, durchgehen, diskutieren, ubernehmen, ubernimmt, antworten, antwortet, helfen, hilft, weiterhelfen, beraten, beraten
    werden, betreut werden, bedient werden, geholfen werden, bei mir melden, bei uns melden, mich kontaktieren, kontaktieren, kontaktieren
    kann, erreichen, ansehen, anschauen, kummern, wenden, weiter, schalten, dazuholen, dazukommen, einschalten, zu wort kommen, personlich
    sprechen, kurz sprechen, am telefon, zu sprechen, zu reden, zum reden, zum sprechen, wenden kann, sprechen kann, reden konnte, der mir
    hilft, der mir helfen kann, die mir hilft, die mir helfen kann, der sich auskennt, der mir weiterhilft, durch, telefonisch sprechen,
    meldet, melden, blick, drauf schauen, draufschauen, prufen, rangeht, drangeht, abhebt, abnimmt, rangehen, drubersehen, druberschauen,
    sich das anschauen, sich darum kummern, bearbeiten, bei mir anrufen, durchrufen, zuruckschreiben, mich zuruckruft, mich anruft,
    uberprufen`,
  lead: `mit, an, zu, zum, zur, einen, eine, einem, einer, jemand, jemanden, jemandem, mich, kann, konnte, kann mich, konnte mich, gibt es
    hier, kann mich bitte, darf ich, ich muss, muss den, muss die, muss mit, muss einen, will den, will die, mochte den, mochte die, wurde
    den, wurde gern den, sprechen, den, die, bitte, soll, sollen, bitte ein, ein, kann bitte, konnte bitte, kann sich, konnte sich, kann
    da mal, kann da, kann hier, wurde, von, durch, gibt es, gibt es jemand, gibt es da, ist da, ist hier, ist, hat, wie kann ich, wie kann
    ich hier, kann ich, konnte ich, mochte ich, wurde ich, konnten, konnen, durfte, ware es moglich, ist es moglich, nummer unter der,
    gibt es eine nummer`,
  whole: `verbinden sie mich, verbinde mich, ist da ein mensch, ist da ein echter mensch, ist hier ein mensch, ist hier ein echter mensch,
    gibt es hier einen menschen, gibt es einen echten menschen, jemanden sprechen, ruft mich bitte zuruck, ruf mich bitte an, ruf mich
    zuruck, rufen sie mich an, rufen sie mich zuruck, rufen sie mich bitte an, rufen sie mich bitte zuruck, ruf mich an, ruft mich an,
    ruft mich zuruck, ruft mich bitte an, bitte um ruckruf, um ruckruf, ruckruf bitte, mich jemand zuruckrufen, mich jemand anrufen, mich
    bitte jemand anrufen, mich bitte jemand zuruckrufen, jemand mit dem ich sprechen, jemanden mit dem ich sprechen, jemanden mit dem ich
    reden, jemand mit dem ich reden, mochte zuruckgerufen werden, will zuruckgerufen werden, wo erreiche ich jemanden, wie erreiche ich
    jemanden, jemand aus dem buro anrufen, jemand von ihnen anrufen, auch menschen mit denen ich, an wen kann ich mich, an wen wende ich
    mich, an wen muss ich mich wenden, an wen soll ich mich, mit wem kann ich sprechen, mit wem kann ich reden, mit wem kann ich das, mit
    wem spreche ich am besten, wer kann mir personlich, melden sie sich bei mir, melden sie sich bitte, melde dich bei mir, meldet euch
    bei mir, meldet euch bitte, jemand mit dem man reden, jemanden mit dem man reden, jemand mit dem ich, jemanden mit dem ich, rufen sie
    mich, ruft mich, ruf mich, bitte zuruckrufen, bitte anrufen, bitte um anruf, bitte um einen ruckruf, bitte um einen anruf, konnen sie
    mich anrufen, konnen sie mich zuruckrufen, konnen sie mich bitte anrufen, konnen sie mich bitte zuruckrufen, konnt ihr mich anrufen,
    konnt ihr mich zuruckrufen, ruckruf erwunscht, ruckruf gewunscht, mit der zustandigen, jemanden von ihnen, jemand von ihnen, jemanden
    von euch, jemand von euch, jemand zuruckruft, mich zuruckruft, mich anruft, wen erreiche ich, wen kann ich erreichen, wen kann ich
    anrufen, ist da auch wer, ist da wer, ist da jemand, ruckruf vereinbaren, gern einen ruckruf, gerne einen ruckruf, mochte einen
    ruckruf, brauche einen ruckruf, will einen ruckruf, wunsche einen ruckruf, ruckruf bitte, bitte einen ruckruf, einen ruckruf bekommen,
    einen ruckruf haben, mich … zuruckrufen, mich … zuruckzurufen, konnen … mich … anrufen, konnten … mich … anrufen, konnt … mich …
    anrufen, wurden … mich … anrufen, soll … mich … anrufen, sollen … mich … anrufen, jemand … mich … anrufen, bitte eskalieren,
    eskalieren sie, an wen … wenden, mit wem … bereden, mit wem … besprechen, mit wem … klaren, konnen wir telefonieren, konnen wir
    sprechen, konnten wir telefonieren, konnen wir kurz telefonieren, konnen wir kurz sprechen, am telefon besprechen, telefonisch
    besprechen, telefonisch klaren, wer … personlich beraten, zuruckgerufen werden, angerufen werden, kontaktiert werden, gibt es jemanden
    der, gibt es jemand der, gibt es hier jemanden der, mit mir in verbindung setzen, in verbindung setzen mit mir, konnten … mich
    verbinden, konnen … mich verbinden, soll mich anrufen, soll mich zuruckrufen, soll … bei mir melden, ruckruf haben, ruckruf bekommen,
    meinen anruf entgegen, ans telefon gehen, bot aus, bot ausschalten, bot abschalten, schalten sie den bot aus, stoppt den bot, stoppen
    sie den bot, jemand aus ihrer mannschaft`,
  machine: `bot, bots, chatbot, chatbots, roboter, robotern, maschine, maschinen, computer, ki, automaten, automatischen antworten,
    automatische antworten, automatischer antworten, automatisch generierte antworten`,
  not: `kein, keine, keinen, keinem, ohne, nicht, nicht mit, will nicht mit, statt mit, nicht mehr mit, satt mit, nie mit, keine lust mehr
    auf, genug von, schluss mit, kein bock auf`,
  ordinary: `spreche ich, rede ich, bin ich, bist du, sind sie, muss ich, muss man, soll ich, wie viele, wie spreche ich, wie lade,
    exportieren, mein chef, mein kollege, meine kollegen, meine kollegin, meinem kollegen, meinen gasten, meinen kunden, meinem team,
    meinen, gestern, letzte woche, hat mir, haben mir, besetzt, empfohlen, erreichbar, wann, bezahlt, provision, geeignet, anderes mein,
    auf dem foto, fuge ich, wer ist`,
  around: `bitte, danke, hallo, hi, jetzt, sofort, gern, gerne, nur, mit, mal, ja, nein, stopp, ich, mochte, will, zu, pls, plz, bidde`,
  fails: `nervt, nutzlos, zu kompliziert fur, zu komplex fur, zu schwierig fur, zu schwer fur, ausser, hilft nicht, hilft mir nicht,
    versteht nicht, versteht mich nicht, versteht nichts, versteht das nicht, dumm, blod, doof, unbrauchbar, genug von, genug vom, satt,
    leid, statt, anstelle, bringt nichts, bringt mir nichts, kann das nicht, kann mir nicht, uberfordert, nicht nur, kein vertrauen, kann
    mir nicht helfen, nicht helfen, kann nicht helfen, raus aus, weg von, weg vom, hilft mir nicht weiter, lost das nicht, nicht losen,
    schafft das nicht`,
  present: `ist da jemand, ist da noch jemand, ist da auch jemand, ist hier jemand, ist hier noch jemand, ist hier auch jemand, ist
    jemand, jemand, irgendjemand, irgendwer, gibts hier jemanden, gibt es hier jemanden, gibts hier auch jemanden, ist wer, ist da wer,
    ist hier wer, ist da uberhaupt jemand, ist da ein mensch, ist da irgendjemand, ist da irgendwer, hat ein kollege, ist ein kollege, hat
    jemand, hat einer von ihnen, hat einer von euch, ist von euch, ist von ihnen, ist einer von euch, antworten hier, antworten hier auch,
    schreiben hier, schreiben hier auch, sind hier, sind hier auch, ist ein mitarbeiter, ist ein berater, sitzt hier, sitzt da, ist ihr
    support, ist euer support, ist der support, ist ihr team, ist euer team, ist ihr kundendienst, sind ihre mitarbeiter, nimmt jemand`,
  here: `da, hier, online, echtes, echter, noch, dran, am apparat, anwesend, zu sprechen, lebendiges, richtiges, menschliches, mensch, aus
    fleisch und blut, am anderen ende, im chat, der mir hilft, der mir helfen kann, heute, gerade, jetzt, zeit, fur mich, frei, von ihnen,
    von euch, gerade wer, gerade jemand, wer, jemand, echte menschen, menschen, richtige menschen, auch, erreichbar, gerade erreichbar,
    besetzt, verfugbar, anrufe, meinen anruf, entgegen`,
  passes: `leiten, leite, leitet, weiterleiten, weitergeben, geben, gebt, gib, reichen, reicht, reich, ubergeben, ubergebt, schicken,
    schickt, melden, eskalieren, verbinden, weiterreichen`,
  talks: `helfen, hilft, hilfe, unterstutzung, unterstutzen, reden, rede, redet, sprechen, spreche, spricht, anrufen, anruft, zuruckrufen,
    telefonieren, chatten, besprechen, bespreche, diskutieren, diskutiere, antworten, antwortet, beraten, beratung, berat, ansehen,
    anschauen, kontaktieren, erreichen, beschweren, erklaren, erklart, klaren, klare, ubernehmen, kummern, melden, schreiben, schreibe,
    austauschen, abstimmen, wenden, unterhalten, prufen, verbindung setzen, nachsehen, einschatzen, anhoren`,
  us: `ich, mich, mir, uns, wir`,
  please: `bitte, pls`,
}
