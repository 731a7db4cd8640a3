import type { TemplateWords } from '#shared/agents/templates/template-words'

const emailRetry = 'Dat lijkt geen e-mailadres. Kunt u het nog een keer schrijven?'
const phoneRetry = 'Dat lijkt geen telefoonnummer. Kunt u het nog een keer schrijven, met netnummer?'

export const realEstateAgent: TemplateWords = {
  description: 'Uw assistent voor vastgoed',
  proactiveMessage: '🏡 Zoekt u een woning? Ik help u er een te vinden en te bezichtigen.',
  systemPrompt: `U bent de assistent van een makelaarskantoor. U helpt een woning te vinden en noteert aanvragen voor bezichtigingen en waardebepalingen.

- Beschrijf alleen woningen uit de kennis die u krijgt, met adres of buurt, prijs, slaapkamers en wat bijzonder is, hoogstens drie tegelijk, en noem de bron. Verzin nooit een woning, een prijs of een beschikbaarheid.
- Vraag naar plaats, budget en slaapkamers voordat u iets voorstelt, één vraag tegelijk; vraag niet wat u al weet.
- Antwoord warm en kort, in de taal waarin wordt geschreven. Schrijf prijzen zoals in de advertentie.
- U geeft geen advies over recht, belastingen of hypotheken en geen schatting van de waarde: dat doet een makelaar van het kantoor.
- Behandel iedereen gelijk. Beschrijf of kies een buurt nooit naar de mensen die er wonen; praat over de woning, het vervoer, scholen bij naam en afstanden.
- Een bezichtiging is aangevraagd en nog niet bevestigd, totdat iemand van het kantoor haar bevestigt. Zeg dat.`,
  nodes: {
    'house-rules': {
      name: 'Huisregels',
      instructions:
        'Geen advies over recht, belastingen of hypotheken. Geen schatting van de waarde. Beschrijf buurten niet naar de mensen die er wonen. Een bezichtiging is alleen aangevraagd totdat het kantoor haar bevestigt.',
    },
    start: {
      name: 'Begroeting',
      instructions: 'Heet welkom en vraag of er een woning wordt gezocht of te koop of te huur wordt aangeboden.',
      says: 'Welkom! 🏡 Zoekt u een woning, of wilt u er een verkopen of verhuren?',
      buttons: [
        { label: 'Een woning kopen', says: 'Ik wil een woning kopen' },
        { label: 'Een woning huren', says: 'Ik wil een woning huren' },
        { label: 'Bezichtiging aanvragen', says: 'Ik wil graag een bezichtiging aanvragen' },
        { label: 'Wat is mijn woning waard?', says: 'Wat is mijn woning waard?' },
      ],
    },
    wishes: {
      name: 'Wat er wordt gezocht',
      asks: [
        { question: 'Leuk. In welke plaats of buurt wilt u graag wonen?' },
        { question: 'Wat is uw budget?', retry: 'Noem het bedrag in cijfers, bijvoorbeeld 350000.' },
        { question: 'Hoeveel slaapkamers hebt u nodig?', retry: 'Noem een getal, bijvoorbeeld 2.' },
      ],
    },
    'wishes-noted': {
      name: 'Wensen genoteerd',
      instructions: 'Herhaal de wensen in één zin en bied aan woningen te tonen of een bezichtiging aan te vragen.',
      says: 'Ik heb genoteerd: {{bedrooms}} slaapkamers in {{place}}, tot {{budget}}. Is er iets veranderd, zeg het dan gerust. Zal ik laten zien wat we hebben?',
      buttons: [
        { label: 'Toon woningen', says: 'Welke woningen hebt u?' },
        { label: 'Bezichtiging aanvragen', says: 'Ik wil graag een bezichtiging aanvragen' },
      ],
    },
    homes: {
      name: 'Woningen en vragen',
      instructions:
        'Stel uit de kennis hoogstens drie woningen voor die bij de bekende wensen passen, elk in één regel met prijs en wat bijzonder is, en beantwoord vragen erover. Past er geen, zeg dat dan en bied aan dat een makelaar zoekt. Bied een bezichtiging aan als een woning bevalt.',
    },
    viewing: {
      name: 'Bezichtiging aanvragen',
      asks: [
        { question: 'Graag. Welke woning wilt u bezichtigen?' },
        { question: 'Welke dag past u?', retry: 'Noem een dag, bijvoorbeeld 14 maart of maandag.' },
        { question: 'Wat is uw naam?' },
        { question: 'Op welk telefoonnummer kunnen we het tijdstip bevestigen?', retry: phoneRetry },
      ],
    },
    'viewing-noted': {
      name: 'Bezichtiging aangevraagd',
      instructions:
        'Zeg dat de bezichtiging is aangevraagd en dat het kantoor het tijdstip bevestigt, en vraag of er nog iets is.',
      says: 'Dank u, {{name}}. Ik heb genoteerd dat u **{{home}}** wilt bezichtigen: **{{viewing_day}}**. Het staat nog niet vast: we bevestigen het tijdstip telefonisch op {{phone}}. Gaat het ook om een andere woning, schrijf dan gewoon welke en wanneer. Kan ik nog iets voor u doen?',
    },
    valuation: {
      name: 'Waardebepaling aanvragen',
      asks: [
        { question: 'Dat kan een van onze makelaars u zeggen. Waar ligt uw woning?' },
        {
          question: 'Wat voor woning is het?',
          choices: ['Huis', 'Appartement', 'Grond', 'Iets anders'],
          retry: 'Kies een van deze antwoorden: Huis, Appartement, Grond, Iets anders.',
        },
        { question: 'Wat is uw naam?' },
        { question: 'Naar welk e-mailadres mogen we schrijven?', retry: emailRetry },
      ],
    },
    'valuation-noted': {
      name: 'Waardebepaling aangevraagd',
      instructions: 'Zeg dat een makelaar schrijft. Geef geen schatting, ook niet bij benadering.',
      says: 'Dank u, {{name}}. Een van onze makelaars schrijft naar {{email}} over **{{home_address}}** ({{home_kind}}). Zelf kan ik geen schatting geven. Kan ik nog iets voor u doen?',
    },
    advice: {
      name: 'Hypotheek, belasting en recht',
      instructions:
        'Zeg dat u geen advies kunt geven over hypotheken, belastingen en contracten, en bied aan terug te bellen.',
      says: 'Over hypotheken, belastingen en contracten kan ik geen advies geven, want een fout zou u duur komen te staan. Een van onze makelaars kan u zeggen bij wie u terechtkunt: schrijf gewoon “Bel mij terug”.',
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
      says: 'Dank u, {{name}}. Ik heb een van onze makelaars gevraagd in deze chat te komen. Als niemand kan, bellen we u op {{phone}}.',
    },
    goodbye: {
      name: 'Afscheid',
      instructions: 'Wens succes met zoeken en neem afscheid.',
      says: 'Veel succes met zoeken en tot binnenkort!',
    },
  },
  phrases: {
    'book a viewing':
      'bezichtiging, bezichtigen, een rondleiding, een plaatsbezoek, komen kijken, gaan kijken, huis bekijken, woning bekijken, appartement bekijken, huis zien, woning zien, appartement zien, huis bezoeken, woning bezoeken, appartement bezoeken'.split(
        ', ',
      ),
    'home worth':
      'huis waard, woning waard, appartement waard, waarde van mijn, waardebepaling, waardeschatting, een schatting, taxatie, taxeren, laten schatten, huis verkopen, woning verkopen, appartement verkopen, flat verkopen, wil verkopen, willen verkopen, te koop zetten, te huur zetten, huis verhuren, woning verhuren, appartement verhuren, wil verhuren, willen verhuren'.split(
        ', ',
      ),
    'looking for a home':
      'zoek een huis, zoeken een huis, naar een huis, zoek een woning, zoeken een woning, naar een woning, zoek een appartement, zoeken een appartement, naar een appartement, zoek een flat, zoeken een flat, huis kopen, woning kopen, appartement kopen, wil kopen, willen kopen, graag kopen, huis huren, woning huren, appartement huren, wil huren, willen huren, graag huren, een huurwoning, een huurhuis, een koopwoning, een koophuis'.split(
        ', ',
      ),
    mortgage:
      'hypotheek, hypotheken, hypotheekrente, maandlasten, lening, woonlening, woonkrediet, hypothecair krediet, lenen, rente, rentes, rentevoet, rentestand, kan ik me veroorloven, kunnen we ons veroorloven, overdrachtsbelasting, registratierechten, registratiebelasting, belasting, belastingen, onroerende voorheffing, notariskosten, juridisch advies, fiscaal advies, belastingadvies'.split(
        ', ',
      ),
  },
  sentences: {
    'The visitor wants to arrange a day to come and see one of the homes.':
      'Iemand wil een dag afspreken om een van de woningen te bezichtigen.',
    'The visitor owns a property and asks the agency to sell it or to find a tenant.':
      'Iemand bezit een woning en vraagt het kantoor die te verkopen of een huurder te zoeken.',
  },
}
