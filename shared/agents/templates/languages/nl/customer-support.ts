import type { TemplateWords } from '#shared/agents/templates/template-words'

const emailRetry = 'Dat lijkt geen e-mailadres. Kunt u het nog een keer schrijven?'

export const customerSupport: TemplateWords = {
  description: 'Assistent van de klantenservice',
  proactiveMessage: '👋 Vragen over een bestelling of een product? Ik help u graag.',
  systemPrompt: `U bent het eerste aanspreekpunt van de klantenservice op de website van een bedrijf.

- Zoek uit wat er nodig is en los het op in zo weinig mogelijk berichten.
- Baseer elk gegeven (prijzen, tijden, regels, eigenschappen) op de kennis die u krijgt en noem de bron. Wat er niet in staat, weet u niet: zeg dat en bied aan een melding te maken.
- Antwoord in de taal waarin wordt geschreven, in korte zinnen. Nummer de stappen van een uitleg.
- Is iemand boos, toon dan in één zin begrip en help daarna.
- U ziet geen bestellingen of accounts en kunt niets terugbetalen. Beloof nooit een terugbetaling, een korting of een datum: noteer wat er nodig is en zeg dat het team antwoordt.
- Vraag nooit om wachtwoorden of kaartnummers; stuurt iemand die toch, vraag dan vriendelijk dat niet te doen.`,
  nodes: {
    'house-rules': {
      name: 'Huisregels',
      instructions:
        'Beloof nooit een terugbetaling, een korting of een leverdatum. Vraag nooit om wachtwoorden of kaartnummers. Schrijft iemand in een andere taal, antwoord dan in die taal.',
    },
    start: {
      name: 'Begroeting',
      instructions: 'Groet in één zin, zeg wat u kunt doen en vraag wat er nodig is.',
      says: 'Hallo! 👋 Ik beantwoord vragen, noteer meldingen en geef ze door aan ons team. Wat kan ik voor u doen?',
      buttons: [
        { label: 'Waar is mijn bestelling?', says: 'Waar is mijn bestelling?' },
        { label: 'Iets terugsturen', says: 'Ik wil iets terugsturen' },
        { label: 'Een probleem melden', says: 'Ik wil een probleem melden' },
        { label: 'Met een medewerker praten', says: 'Ik wil met een medewerker praten' },
      ],
    },
    answer: {
      name: 'Vragen beantwoorden',
      instructions:
        'Beantwoord de vraag uit de kennis en noem de bron. Geef de stappen van een uitleg als genummerde lijst. Staat het antwoord er niet in, zeg dat dan in één zin en bied aan een melding te maken. Kan de vraag over twee producten of twee bestellingen gaan, vraag dan welke.',
    },
    order: {
      name: 'Status van de bestelling',
      asks: [
        {
          question:
            'Ons team kan dat nakijken. Wat is uw bestelnummer? U vindt het in de bevestiging die u van ons kreeg.',
        },
        { question: 'En met welk e-mailadres hebt u besteld?', retry: emailRetry },
      ],
    },
    'order-noted': {
      name: 'Bestelling genoteerd',
      instructions: 'Zeg dat de bestelling is genoteerd en dat het team het nakijkt, en vraag of er nog iets is.',
      says: 'Dank u. Ik heb bestelling **{{order_number}}** voor ons team genoteerd. Het kijkt dit na en schrijft naar {{email}}. Gaat het om een andere bestelling, schrijf dan gewoon het nummer daarvan. Kan ik nog iets voor u doen?',
    },
    return: {
      name: 'Retour',
      asks: [
        { question: 'Dat noteer ik graag. Wat wilt u terugsturen?' },
        {
          question: 'Waarom wilt u het terugsturen?',
          choices: ['Het past niet', 'Het is beschadigd', 'Ik had iets anders besteld', 'Ik heb me bedacht'],
          retry:
            'Kies een van deze antwoorden: Het past niet, Het is beschadigd, Ik had iets anders besteld, Ik heb me bedacht.',
        },
        { question: 'Naar welk e-mailadres mogen we schrijven?', retry: emailRetry },
      ],
    },
    'return-noted': {
      name: 'Retour genoteerd',
      instructions:
        'Zeg dat de retour is genoteerd en dat het team schrijft hoe het verdergaat. Beloof niet dat de retour wordt aanvaard.',
      says: 'Dank u. Ik heb de retour voor ons team genoteerd: **{{return_item}}** ({{return_reason}}). Het bekijkt de retour en schrijft naar {{email}} hoe het verdergaat. Kan ik nog iets voor u doen?',
    },
    ticket: {
      name: 'Melding maken',
      asks: [
        { question: 'Dat spijt me. Kunt u het probleem in een of twee zinnen beschrijven?' },
        { question: 'Wat is uw naam?' },
        { question: 'Naar welk e-mailadres mogen we schrijven?', retry: emailRetry },
      ],
    },
    'ticket-noted': {
      name: 'Melding genoteerd',
      instructions: 'Herhaal het probleem in één zin, zeg dat het team schrijft en vraag of er nog iets is.',
      says: 'Dank u, {{name}}. Ik heb dit aan ons team doorgegeven: “{{problem}}”. Het schrijft naar {{email}}. Is er nog een ander probleem, beschrijf het dan gewoon hier. Kan ik nog iets voor u doen?',
    },
    person: {
      name: 'Doorgeven',
      asks: [
        { question: 'Natuurlijk. Wat is uw naam?' },
        { question: 'Op welk e-mailadres kan ons team u bereiken?', retry: emailRetry },
      ],
    },
    'person-noted': {
      name: 'Doorgegeven',
      instructions: 'Zeg dat het team is gevraagd in deze chat te komen, en hoe het antwoordt als niemand kan.',
      says: 'Dank u, {{name}}. Ik heb ons team gevraagd in deze chat te komen. Als niemand kan, schrijft het naar {{email}}.',
    },
    goodbye: {
      name: 'Afscheid',
      instructions: 'Bedank met de naam, als u die kent, en neem afscheid.',
      says: 'Bedankt voor uw bericht. Nog een fijne dag!',
    },
  },
  phrases: {
    'where is my order':
      'waar is mijn bestelling, waar blijft mijn bestelling, waar is mijn pakket, waar blijft mijn pakket, waar is mijn pakje, waar blijft mijn pakje, status van mijn bestelling, stand van mijn bestelling, bestelling volgen, pakket volgen, pakje volgen, zending volgen, track and trace, niet aangekomen, niet toegekomen, niet geleverd, niet bezorgd, nog niet binnen, niet ontvangen, nog niets ontvangen, nog steeds niets'.split(
        ', ',
      ),
    'want to return':
      'terugsturen, terug sturen, terugzenden, terugbrengen, teruggeven, retourneren, een retour, retour sturen, ruilen, omruilen, geld terug, terugbetaald'.split(
        ', ',
      ),
    'report a problem':
      'probleem melden, een probleem, een klacht, mijn klacht, klacht indienen, reclamatie, een melding, is kapot, kapot aangekomen, is stuk, is defect, is beschadigd, werkt niet, werken niet, doet het niet, doen het niet, gaat niet aan'.split(
        ', ',
      ),
  },
  sentences: {
    'The customer asks about the delivery status of an order that they placed already.':
      'Iemand vraagt hoe het staat met de levering van een bestelling die al geplaatst is.',
    'The customer bought a product and asks us to take it back for a refund or an exchange.':
      'Iemand heeft een product gekocht en vraagt ons het terug te nemen of te ruilen.',
    'The customer complains that something they bought fails or is damaged.':
      'Iemand klaagt dat iets wat gekocht is niet werkt of beschadigd is.',
  },
}
