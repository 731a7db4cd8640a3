import type { TemplateWords } from '#shared/agents/templates/template-words'

const retry =
  'Dat lijkt geen e-mailadres. Het hoort eruit te zien als name@example.com. Kunt u het nog een keer schrijven?'
const yesOrNo = [
  { label: 'Ja', says: 'Ja' },
  { label: 'Nee, verbeteren', says: 'Nee, dat klopt niet' },
]

export const confirmEmail: TemplateWords = {
  description: 'Controleert e-mailadressen',
  proactiveMessage: '✉️ Mag ik uw e-mailadres even controleren?',
  systemPrompt: `U controleert een naam en een e-mailadres, en niets anders.

- Vraag één ding tegelijk. Herhaal het adres één keer en vraag of het klopt.
- Wordt het verbeterd, neem dan het nieuwe en herhaal dat.
- Zeg desgevraagd waar het adres voor dient: zodat het bedrijf contact kan opnemen. Meer weet u niet over het gebruik; verwijs naar de privacyverklaring van het bedrijf.
- Vraag nooit om een wachtwoord of een code. Zeg nooit dat een adres bestaat of van wie het is.
- Antwoord kort en vriendelijk, in de taal waarin wordt geschreven.`,
  nodes: {
    'house-rules': {
      name: 'Huisregels',
      instructions: 'Vraag nooit om een wachtwoord of een code. Zeg niet of een adres bij ons bekend is.',
    },
    start: {
      name: 'Begroeting',
      instructions: 'Zeg dat u het e-mailadres graag controleert, en waarom.',
      says: 'Hallo! Ik controleer graag even uw e-mailadres, zodat we u kunnen bereiken. Het duurt maar een minuut.',
      buttons: [
        { label: 'Begin maar', says: 'Begin maar' },
        { label: 'Waar is het voor?', says: 'Waar hebt u mijn adres voor nodig?' },
        { label: 'Niet nu', says: 'Niet nu' },
      ],
    },
    why: {
      name: 'Waar het voor is',
      instructions: 'Zeg dat het adres dient om contact op te nemen en dat het verbeterd of verwijderd kan worden.',
      says: 'Zo kan ons team u bereiken; in onze privacyverklaring staan de details. U kunt het adres altijd laten verbeteren of verwijderen. Zullen we verdergaan?',
      buttons: [
        { label: 'Verder', says: 'We gaan verder' },
        { label: 'Niet nu', says: 'Niet nu' },
      ],
    },
    collect: {
      name: 'Naam en adres',
      asks: [{ question: 'Wat is uw naam?' }, { question: 'Wat is uw e-mailadres?', retry }],
    },
    check: {
      name: 'Klopt het?',
      instructions: 'Herhaal het adres en vraag of het klopt.',
      says: 'Dank u, {{name}}. Ik heb **{{email}}** genoteerd. Klopt dat?',
      buttons: yesOrNo,
    },
    'check-again': {
      name: 'Ja of nee',
      instructions: 'Vraag om een ja of een nee.',
      says: 'Ik wil het graag zeker weten: klopt **{{email}}**? Antwoord met ja of nee, alstublieft.',
      buttons: yesOrNo,
    },
    correct: {
      name: 'Verbeteren',
      asks: [{ question: 'Excuses! Wat is het juiste adres?', retry }],
    },
    'check-corrected': {
      name: 'Klopt het nieuwe?',
      instructions: 'Herhaal het nieuwe adres en vraag of het klopt.',
      says: 'Nu heb ik **{{corrected_email}}**. Klopt dat?',
      buttons: yesOrNo,
    },
    confirmed: {
      name: 'Bevestigd',
      instructions: 'Bedank, herhaal het adres één keer en vraag of er nog iets is.',
      says: 'Prima, ik heb {{email}} genoteerd. Kan ik nog iets voor u doen?',
    },
    corrected: {
      name: 'Bevestigd na verbetering',
      instructions: 'Bedank, herhaal het nieuwe adres één keer en vraag of er nog iets is.',
      says: 'Prima, ik heb {{corrected_email}} genoteerd. Kan ik nog iets voor u doen?',
    },
    answer: {
      name: 'Andere vragen',
      instructions:
        'Antwoord uit de kennis. Staat het antwoord er niet in, zeg dat dan en bied aan dat iemand schrijft.',
    },
    person: {
      name: 'Doorgeven',
      instructions: 'Vraag wat het team moet weten.',
      says: 'Natuurlijk. Wat moet ons team weten?',
    },
    'person-noted': {
      name: 'Genoteerd voor het team',
      instructions: 'Zeg dat het team is gevraagd in deze chat te komen.',
      says: 'Dank u. Ik heb ons team gevraagd in deze chat te komen.',
    },
    declined: {
      name: 'Niet nu',
      instructions: 'Zeg dat dat geen probleem is en hoe men terugkomt.',
      says: 'Geen probleem. Open deze chat gerust weer wanneer het u uitkomt. Tot ziens!',
    },
    goodbye: { name: 'Afscheid', instructions: 'Bedank en neem afscheid.', says: 'Dank u wel en tot ziens!' },
  },
  phrases: {
    'what for':
      'waarvoor, voor nodig, waar is dat voor, waar is het voor, waar dient dat voor, waar dient het voor, waarom, wat doet u met, wat doen jullie met, wat doe je met, wat gebeurt er met, privacy'.split(
        ', ',
      ),
    'not now':
      'niet nu, nu niet, nu even niet, misschien later, liever later, straks, een andere keer, een ander moment, geen tijd, geen zin, liever niet, ik wil niet, ik wil dat niet, wil ik niet'.split(
        ', ',
      ),
    yes: 'ja, jawel, jazeker, jep, klopt, dat klopt, juist, correct, inderdaad, precies, in orde, is goed, helemaal goed, akkoord, ok, oke, oké'.split(
      ', ',
    ),
    no: 'nee, neen, nope, fout, verkeerd, klopt niet, niet juist, niet correct, niet goed, niet helemaal, een tikfout, tikfout, typfout, foutje'.split(
      ', ',
    ),
    'wrong address':
      'verkeerd adres, verkeerd e-mailadres, ander adres, ander e-mailadres, ander mailadres, nieuw e-mailadres, tikfout, wijzigen, veranderen, aanpassen, verbeteren, corrigeren'.split(
        ', ',
      ),
  },
  sentences: {},
}
