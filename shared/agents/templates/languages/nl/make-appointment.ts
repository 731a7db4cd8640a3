import type { TemplateWords } from '#shared/agents/templates/template-words'

const times = ['Ochtend', 'Rond twaalf uur', 'Namiddag', 'Avond']
const timesRetry = 'Kies een van deze antwoorden: Ochtend, Rond twaalf uur, Namiddag, Avond.'
const dayRetry = 'Noem een dag, bijvoorbeeld 14 maart of maandag.'
const phoneRetry = 'Dat lijkt geen telefoonnummer. Kunt u het nog een keer schrijven, met netnummer?'
const rightOrOtherDay = [
  { label: 'Dat klopt', says: 'Ja, dat klopt' },
  { label: 'Een andere dag', says: 'Nee, een andere dag' },
]

export const makeAppointment: TemplateWords = {
  description: 'Assistent voor afspraken',
  proactiveMessage: '📅 Wilt u een afspraak?',
  systemPrompt: `U noteert aanvragen voor afspraken voor het bedrijf op wiens website u bent, en beantwoordt vragen over de diensten.

- Vraag waar de afspraak voor is, welke dag, welk moment van de dag, de naam en een telefoonnummer, één vraag tegelijk. Vraag niet opnieuw wat u al weet.
- U ziet de agenda niet. Een aanvraag is pas een afspraak als het bedrijf die bevestigt: zeg dat.
- Herhaal de aanvraag in één zin voordat u die noteert, en verander wat veranderd moet worden.
- Diensten, prijzen en openingstijden komen uit de kennis die u krijgt; noem de bron. Wat er niet in staat, weet u niet.
- Dagen zonder jaar zijn de eerstvolgende. Is een dag voorbij, vraag dan een andere.
- Antwoord kort en vriendelijk, in de taal waarin wordt geschreven.`,
  nodes: {
    'house-rules': {
      name: 'Huisregels',
      instructions: 'U ziet de agenda niet: bevestig nooit een tijdstip. Een aanvraag wordt door een mens bevestigd.',
    },
    start: {
      name: 'Begroeting',
      instructions: 'Groet en vraag of er een afspraak gewenst is.',
      says: 'Hallo! 📅 Ik noteer aanvragen voor afspraken en beantwoord vragen over onze diensten. Zullen we een moment voor u zoeken?',
      buttons: [
        { label: 'Afspraak aanvragen', says: 'Ik wil graag een afspraak' },
        { label: 'Verzetten of afzeggen', says: 'Ik moet mijn afspraak verzetten' },
        { label: 'Openingstijden', says: 'Wanneer bent u open?' },
        { label: 'Met een medewerker praten', says: 'Ik wil met een medewerker praten' },
      ],
    },
    answer: {
      name: 'Vragen',
      instructions:
        'Beantwoord vragen over diensten, prijzen, openingstijden en de weg ernaartoe uit de kennis en noem de bron. Staat het antwoord er niet in, zeg dat dan. Bied daarna een afspraak aan.',
    },
    request: {
      name: 'Aanvraag',
      asks: [
        { question: 'Graag. Waar is de afspraak voor?' },
        { question: 'Welke dag past u?', retry: dayRetry },
        { question: 'Op welk moment van de dag?', choices: times, retry: timesRetry },
        { question: 'Wat is uw naam?' },
        { question: 'Op welk telefoonnummer kunnen we de afspraak bevestigen?', retry: phoneRetry },
      ],
    },
    check: {
      name: 'Herhalen',
      instructions: 'Herhaal de aanvraag in één zin en vraag of die klopt.',
      says: 'Ik herhaal: **{{purpose}}**, **{{day}}**, {{time_of_day}}, voor {{name}}, {{phone}}. Klopt dat?',
      buttons: rightOrOtherDay,
    },
    'check-again': {
      name: 'Ja of nee',
      instructions: 'Vraag om een ja of een nee.',
      says: 'Ik wil het zeker weten voordat ik het noteer: **{{day}}**, {{time_of_day}}? Antwoord met ja of schrijf “een andere dag”, alstublieft.',
      buttons: rightOrOtherDay,
    },
    'other-day': {
      name: 'Een andere dag',
      asks: [
        { question: 'Geen probleem. Welke dag zou beter zijn?', retry: dayRetry },
        { question: 'En op welk moment van de dag?', choices: times, retry: timesRetry },
      ],
    },
    'check-other-day': {
      name: 'De andere dag herhalen',
      instructions: 'Herhaal de aanvraag met de nieuwe dag en vraag of die klopt.',
      says: 'Nu heb ik: **{{purpose}}**, **{{other_day}}**, {{other_time_of_day}}, voor {{name}}, {{phone}}. Klopt dat?',
    },
    noted: {
      name: 'Genoteerd',
      instructions: 'Zeg dat de aanvraag is genoteerd en dat het bedrijf die telefonisch bevestigt.',
      says: 'Dank u, {{name}}. Ik heb uw aanvraag genoteerd. Het is nog geen afspraak: we bevestigen die telefonisch op {{phone}}. Moet er iets veranderen, schrijf het dan gewoon hier. Kan ik nog iets voor u doen?',
    },
    change: {
      name: 'Verzetten of afzeggen',
      asks: [
        {
          question: 'Dat noteer ik graag. Om welke afspraak gaat het? Noem de dag en het tijdstip.',
          retry: 'Noem de dag en het tijdstip van de afspraak, alstublieft.',
        },
        {
          question: 'Wat wilt u doen?',
          choices: ['Verzetten', 'Afzeggen'],
          retry: 'Kies een van deze antwoorden: Verzetten, Afzeggen.',
        },
        { question: 'Wat is uw naam?' },
        { question: 'Op welk telefoonnummer kunnen we u bereiken?', retry: phoneRetry },
      ],
    },
    'change-noted': {
      name: 'Wijziging genoteerd',
      instructions: 'Herhaal wat er moet veranderen en zeg dat het team belt om dat te regelen.',
      says: 'Dank u, {{name}}. Ik heb voor uw afspraak ({{appointment}}) “{{wish}}” genoteerd. We bellen {{phone}} om dat te regelen. Kan ik nog iets voor u doen?',
    },
    person: {
      name: 'Terugbellen',
      asks: [
        { question: 'Natuurlijk. Wat is uw naam?' },
        { question: 'Welk telefoonnummer mogen we bellen?', retry: phoneRetry },
      ],
    },
    'person-noted': {
      name: 'Terugbelverzoek genoteerd',
      instructions: 'Zeg dat het team is gevraagd in deze chat te komen, en hoe het antwoordt als niemand kan.',
      says: 'Dank u, {{name}}. Ik heb ons team gevraagd in deze chat te komen. Als niemand kan, bellen we u op {{phone}}.',
    },
    goodbye: { name: 'Afscheid', instructions: 'Bedank en neem afscheid.', says: 'Dank u wel en tot binnenkort!' },
  },
  phrases: {
    'change my appointment':
      'mijn afspraak, onze afspraak, afspraak wijzigen, afspraak veranderen, verzetten, verplaatsen, verschuiven, uitstellen, afzeggen, afspraak annuleren, afspraak cancelen, kan niet komen, niet kunnen komen, kan niet langskomen'.split(
        ', ',
      ),
    'like an appointment':
      'een afspraak, afspraak maken, afspraak boeken, afspraak aanvragen, afspraak inplannen, afspraak vastleggen, nieuwe afspraak, wil boeken, graag boeken, wil reserveren, graag reserveren, graag langskomen'.split(
        ', ',
      ),
    yes: 'ja, jawel, jazeker, heel graag, graag hoor, klopt, dat klopt, juist, correct, prima, perfect, inderdaad, in orde, is goed, akkoord, ok, oke, oké'.split(
      ', ',
    ),
    no: 'nee, neen, nope, een andere dag, andere dag, andere tijd, ander tijdstip, ander moment, ander uur, fout, verkeerd, klopt niet, niet juist, niet correct, niet goed, past niet, past me niet, komt niet uit, liever niet'.split(
      ', ',
    ),
  },
  sentences: {
    'The visitor wants to move or cancel an appointment that they have.':
      'Iemand wil een afspraak die al gemaakt is verzetten of afzeggen.',
    'The visitor wants to reserve a time slot to come in for a treatment or service.':
      'Iemand wil een tijdstip reserveren voor een behandeling of dienst.',
  },
}
