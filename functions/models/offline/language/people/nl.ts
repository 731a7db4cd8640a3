import type { PersonWords } from './person-words.ts'

export const nl: PersonWords = {
  language: 'nl',
  person: `mens, echt persoon, echte persoon, echt mens, echte mens, persoon, medewerker, medewerkster, vertegenwoordiger, adviseur, echt
    iemand, menselijke medewerker, menselijk contact, echte medewerker, iemand van vlees en bloed, adviseurs, levend mens, iemand van het
    personeel, iemand van jullie, iemand van jullie team, iemand van uw team, iemand van het team, personeelslid, medewerker van vlees en
    bloed, iemand die het wel snapt, iemand die er verstand van heeft, iemand die het begrijpt, iemand met verstand, persoonlijk advies,
    persoonlijk gesprek, persoonlijk contact, persoonlijke hulp, persoonlijke begeleiding, iemand met kennis van zaken, iemand die er
    verstand van, iemand die verstand heeft, iemand met verstand van, iemand die dit snapt, iemand aan de telefoon, iemand per telefoon,
    iemand telefonisch, antwoord van een persoon, antwoord van een mens, menselijk antwoord`,
  staff: `iemand, medewerkers, collega, team, klantenservice, klantendienst, agent, operator, mensen, leidinggevende, manager, helpdesk,
    support, verantwoordelijke, specialist, expert, teamlid, verkoper, afdeling, baas, chef, afdelingshoofd, juiste afdeling, boekhouding,
    verantwoordelijken, specialisten, experts, directeur, eigenaar, teamleider, winkelmedewerker, receptie, verkoop, verkoopafdeling,
    collegas, mens, persoon, medewerker, technische dienst, balie, kantoor, monteur, technicus, servicebalie, deskundige, collega van u,
    binnendienst, verhuurder, doktersassistente, huisarts, arts, techneut, techneuten, beheerder, iemand die erover gaat, een van jullie,
    jullie mensen, uw mensen, echte mensen, iemand met kennis van zaken, accountant, boekhouder, ingenieur, directie, advocaat, jullie
    medewerkers, bestuur, administratie, jurist, iemand anders, nog iemand, wie anders, winkelmanager, technische support, bedrijfsleider,
    werknemer, werknemers, technici, teamleden`,
  called: `klantenservice, iemand, agent, klantenservice medewerker, helpdesk, menselijke hulp, supervisor, manager, doorverbinden,
    verbind me door, verbind mij door, zet me door, ik wil praten, ik wil spreken, ik zou graag praten, contact met medewerker, menselijke
    ondersteuning, menselijk contact, menselijke medewerker, live medewerker, supportmedewerker`,
  between: `een, n, de, het, echte, echt, jullie, uw, je, van, levende, levend, menselijke, menselijk, graag, ander, andere, gewoon, uit,
    uw team, van jullie, van uw, jullie team, juiste, verantwoordelijke, bevoegde, eens, even, hier, ook, u, jou, nu, dan, liever, direct,
    rechtstreeks, bij jullie, nog, met, door, aan, team, personeel`,
  reach: `spreken met, praten met, chatten met, verbind me met, verbind mij met, verbind me door met, verbind mij door met, doorverbinden
    met, doorverbonden worden met, contact met, gesprek met, overleggen met, liever met, maar met, zet me over naar, stuur me door naar,
    geef me, geef mij, doorgeven aan, schakel me door naar, in contact brengen met, terugbelverzoek van, haal, zet me door naar, zet mij
    door naar, verbind me door naar, bespreken met, doorverbinden naar, doorverbinden aan, doorverbonden met, verbindt u me door met,
    verbindt u mij door met, kunt u mij doorverbinden met, kunt u me doorverbinden met, kan je me doorverbinden met, kun je me
    doorverbinden met, stuur mij door naar, verwijs me door naar, verwijs mij naar, breng me in contact met, breng mij in contact met, in
    contact komen met, contact opnemen met, contact op met een, contact op met iemand, in gesprek met, terecht bij, laat me met, laat mij
    met, laat een, geef me een, geef mij een, haal een, haal er een, roep een, bereik ik hier, hoe bereik ik iemand, hoe bereik ik een,
    hoe kom ik bij een, hoe kom ik in contact met, hoe krijg ik, krijg ik hier, te woord gestaan door, geholpen door, geholpen worden
    door, door een mens, door een echt mens, door een echte persoon, door iemand, doornemen met, doorspreken met, regelen met, afstemmen
    met, bespreek dit liever met, bespreek het liever met, praat liever met, spreek liever met, chat liever met, schakel een, schakel,
    overdragen aan, escaleer naar, zet me over, telefoongesprek met, telefonische afspraak met, belafspraak met, videogesprek met, kun je
    me, kunt u me, kunt u mij, kun je mij, kan je me, kun je me niet gewoon, nummer waar, haal er, haalt u, roept u, zet me, zet mij,
    schuif me door naar, stuurt u me door naar, kan ik iemand bereiken, over spreken met, iemand over spreken, iemand daarover spreken,
    dit voorleggen aan, nummer waarop, telefoonnummer waar, telefoonnummer waarop, hulp van, advies van, antwoord van, lijn met, klagen
    bij, uitleg van, chat met, contact op met, waar vind ik, waar kan ik vinden, start chat met, start een chat met, hoe bereik ik,
    behandeld door, bekeken door, begeleid door, nagekeken door, beoordeeld door, verbonden worden met, zet deze chat door naar, zet dit
    gesprek door naar, schrijf liever met, schrijf liever naar, mail liever met, waar is de, waar zijn de, zet hier een, zet een, vraag
    voor een van, vraag voor een, vraag voor iemand, vraag aan een, een echte werknemer`,
  want: `ik wil, ik wil graag, ik zou graag, ik heb, geef me, geef mij, mag ik, liever, ik heb liever, ik zoek, ik vraag om`,
  after: `spreken, praten, chatten, bellen, doorverbinden, doorverbonden, contact, overleggen, verbonden, met wie ik kan praten, met wie
    ik kan spreken, terugbellen, communiceren, schrijven, mij bellen, me bellen, om mee te chatten, om mee te praten, overnemen,
    overneemt, contact met mij opnemen, contact met me opnemen, contact opnemen, te woord gestaan, geholpen, geholpen worden, helpen, mij
    helpen, me helpen, bespreken, doornemen, doorspreken, regelen, antwoorden, antwoord geven, reageren, naar kijken, hiernaar kijken,
    meekijken, bereiken, bereikbaar, aan de lijn, te spreken, te praten, te pakken, erbij halen, inschakelen, kan praten, kan spreken, kan
    overleggen, beschikbaar, aanwezig, die mij kan helpen, die me kan helpen, die mij helpt, spreken graag, ernaar kijken, kijken,
    opneemt, opnemen, antwoordt, nakijken, bekijken, controleren, oppakken, terugbelt, mij terugbelt, me belt, me helpt, over spreken,
    daarover spreken, daar vandaag over spreken, uitzoeken, behandelen, me schrijven`,
  lead: `met, een, iemand, aan, mij, me, naar, de, is er, kan er, mag ik, ik moet, ik wil, ik wil graag, ik zou, ik zou graag, moet, wil,
    wil ik, zou, zou ik, kan ik, kan, kunt u, laat, door, mag, de manager, uw, jullie, er, is er hier, zijn er, is, hebben jullie, graag,
    bij, dit met, dit graag met, dit liever met, kunnen, zouden, zou het mogelijk zijn, is het mogelijk, nummer waar, ik wil dat, ik wil
    daar`,
  whole: `is er een echt mens, is er een echt persoon, is er een mens, iemand spreken, iemand kan spreken, mij doorverbinden, me
    doorverbinden, bel me terug, bel mij terug, bel me, kan iemand me terugbellen, kan iemand mij terugbellen, kan iemand me bellen, kan
    iemand mij bellen, kunt u me terugbellen, kunt u mij terugbellen, kunnen jullie me terugbellen, teruggebeld worden, iemand met wie ik
    kan, terugbelverzoek, bij wie kan ik terecht, bij wie moet ik zijn, met wie kan ik praten, met wie kan ik spreken, met wie kan ik
    hierover, met wie kan ik contact, wie kan ik bellen, wie kan ik spreken, belt u mij, belt u me, bellen jullie mij, bellen jullie me,
    mij terugbellen, me terugbellen, mij even terugbellen, me even terugbellen, mij bellen, terug gebeld worden, gebeld worden, iemand met
    wie ik, iemand met wie je, bel mij, moet me terugbellen, moet mij terugbellen, verbind me door, verbind mij door, mij terug kunnen
    bellen, me terug kunnen bellen, me bellen, meekijken en me bellen, me … terugbellen, mij … terugbellen, kunnen … me … bellen, kunnen …
    mij … bellen, kunt … me … bellen, kunt … mij … bellen, kan iemand … bellen, tot wie … wenden, tot wie kan ik, bij wie … terecht,
    escaleer dit, escaleer mijn, kunnen we bellen, kunnen we even bellen, kunnen we praten, kunnen we even praten, zullen we bellen,
    telefonisch bespreken, telefonisch overleggen, laat een mens, is er iemand die, gecontacteerd worden, contact met me opnemen, contact
    met mij opnemen, mijn telefoontje aannemen, mijn telefoon opnemen, mijn oproep aannemen, stop de bot, zet de bot uit, bot uit, schakel
    de bot uit`,
  machine: `bot, bots, robot, robots, chatbot, machine, computer, ai, automatische antwoorden, automatisch antwoord, automatische
    berichten`,
  not: `geen, niet met, zonder, hoef niet, hoef geen, niet, genoeg van, klaar met, nooit`,
  ordinary: `praat ik, spreek ik, ben ik, ben je, bent u, moet ik, moet je, hoeveel, hoe neem ik, mijn baas, mijn collega, mijn klanten,
    mijn gasten, vertelde me, gisteren, vorige week, openingstijden, op de foto, toevoegen, voeg ik, iemand anders, wie is, provisie,
    wanneer, aanbevolen, met de trein`,
  around: `graag, alsjeblieft, alstublieft, aub, a u b, svp, hallo, hoi, nu, bedankt, ja, nee, even, alleen, ff`,
  fails: `genoeg van, klaar met, zat, beu, te ingewikkeld voor, te complex voor, te moeilijk voor, te lastig voor, nutteloos, waardeloos,
    stom, begrijpt niet, begrijpt me niet, begrijpt mij niet, begrijpt niets, begrijpt er niets, snapt het niet, snapt niets, snapt er
    niets, helpt niet, helpt me niet, behalve, naast, in plaats van, kan dit niet, niet verder met, schiet niet op met, vertrouw, niet kan
    helpen, kan niet helpen, me niet helpen, mij niet helpen, kan me niet, kan mij niet, lost het niet, haal me uit, weg uit, uit deze,
    niet oplossen`,
  present: `is daar iemand, is er iemand, is hier iemand, iemand, zit daar iemand, zit hier iemand, is er ook iemand, is daar nog iemand,
    is er nog iemand, zijn er mensen, zijn hier mensen, is er een mens, is daar een mens, heeft een collega, is een collega, heeft iemand,
    heeft een medewerker, is een van jullie, zijn jullie, antwoorden hier, reageren hier, schrijven hier, zitten hier, zijn hier, is een
    medewerker, is er een medewerker, is jullie support, is uw support, is jullie team, is de klantenservice, is jullie klantenservice, is
    support`,
  here: `daar, hier, online, echt, aanwezig, aan de lijn, beschikbaar, menselijk, van vlees en bloed, die me helpt, die me kan helpen,
    achter, thuis, wakker, nu, vandaag, op dit moment, tijd, vrij, van jullie, van u, voor mij, voor me, echte mensen, mensen, echte
    personen, bereikbaar, ook, nu bereikbaar, open nu, beschikbaar nu`,
  passes: `doorsturen, doorzetten, doorgeven, doorverwijzen, overdragen, doorspelen, voorleggen, stuur, stuurt, zet, geef, geeft, leg,
    speel, escaleren, escaleer`,
  talks: `helpen, hulp, praten, praat, spreken, spreek, bellen, terugbellen, chatten, bespreken, bespreek, antwoorden, adviseren, advies,
    kijken, bereiken, klagen, uitleggen, overleggen, schrijven, overnemen, oplossen, doornemen, regelen, afhandelen, nakijken,
    controleren, opnemen`,
  us: `ik, me, mij, ons, we, wij, hier persoonlijk`,
  please: `graag, aub, a u b, svp, alstublieft, alsjeblieft`,
}
