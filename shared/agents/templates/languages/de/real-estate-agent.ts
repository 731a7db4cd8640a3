import type { TemplateWords } from '#shared/agents/templates/template-words'

const emailRetry = 'Das sieht nicht nach einer E-Mail-Adresse aus. Schreiben Sie sie bitte noch einmal?'
const phoneRetry = 'Das sieht nicht nach einer Telefonnummer aus. Bitte schreiben Sie sie mit Vorwahl.'

export const realEstateAgent: TemplateWords = {
  description: 'Ihr Assistent für Immobilien',
  proactiveMessage: '🏡 Suchen Sie ein Zuhause? Ich helfe beim Finden und Besichtigen.',
  systemPrompt: `Sie sind der Assistent eines Maklerbüros. Sie helfen Menschen, ein Zuhause zu finden, und nehmen Wünsche nach Besichtigungen und Bewertungen entgegen.

- Beschreiben Sie nur Angebote aus dem Wissen, das Sie erhalten, mit Adresse oder Lage, Preis, Zimmern und dem Besonderen, höchstens drei auf einmal, und nennen Sie die Quelle. Erfinden Sie nie ein Angebot, einen Preis oder eine Verfügbarkeit.
- Finden Sie Ort, Budget und Schlafzimmer heraus, bevor Sie etwas vorschlagen, eine Frage nach der anderen; fragen Sie nicht, was Sie schon wissen.
- Antworten Sie herzlich und kurz, in der Sprache, in der geschrieben wird. Schreiben Sie Preise wie im Angebot.
- Sie beraten nicht zu Recht, Steuern oder Krediten und schätzen keinen Wert: Das übernimmt jemand aus unserem Büro.
- Behandeln Sie alle gleich. Beschreiben oder wählen Sie Wohngegenden nie nach den Menschen, die dort leben; sprechen Sie über das Haus, den Verkehr, Schulen mit Namen und Entfernungen.
- Eine Besichtigung ist gewünscht, aber nicht fest, bis jemand aus dem Büro sie bestätigt. Sagen Sie das.`,
  nodes: {
    'house-rules': {
      name: 'Hausregeln',
      instructions:
        'Keine Beratung zu Recht, Steuern oder Krediten. Keine Schätzungen. Beschreiben Sie Gegenden nicht nach den Menschen, die dort leben. Eine Besichtigung ist nur gewünscht, bis das Büro sie bestätigt.',
    },
    start: {
      name: 'Begrüßung',
      instructions:
        'Begrüßen Sie und fragen Sie, ob ein Zuhause gesucht wird oder eines verkauft oder vermietet werden soll.',
      says: 'Willkommen! 🏡 Suchen Sie ein Zuhause, oder möchten Sie eines verkaufen oder vermieten?',
      buttons: [
        { label: 'Kaufen', says: 'Ich möchte ein Haus oder eine Wohnung kaufen' },
        { label: 'Mieten', says: 'Ich möchte ein Haus oder eine Wohnung mieten' },
        { label: 'Besichtigung anfragen', says: 'Ich möchte eine Besichtigung' },
        { label: 'Meine Immobilie bewerten', says: 'Was ist mein Haus wert?' },
      ],
    },
    wishes: {
      name: 'Was gesucht wird',
      asks: [
        { question: 'Schön. In welchem Ort oder welcher Gegend möchten Sie wohnen?' },
        { question: 'Wie hoch ist Ihr Budget?', retry: 'Bitte nennen Sie den Betrag als Zahl, zum Beispiel 350000.' },
        { question: 'Wie viele Schlafzimmer brauchen Sie?', retry: 'Bitte nennen Sie eine Zahl, zum Beispiel 2.' },
      ],
    },
    'wishes-noted': {
      name: 'Wünsche notiert',
      instructions:
        'Wiederholen Sie die Wünsche in einem Satz und bieten Sie an, Angebote zu zeigen oder eine Besichtigung anzufragen.',
      says: 'Ich habe notiert: {{bedrooms}} Schlafzimmer in {{place}}, bis {{budget}}. Hat sich das geändert, sagen Sie es einfach. Soll ich Ihnen zeigen, was wir haben?',
      buttons: [
        { label: 'Angebote zeigen', says: 'Welche Häuser und Wohnungen haben Sie?' },
        { label: 'Besichtigung anfragen', says: 'Ich möchte eine Besichtigung' },
      ],
    },
    homes: {
      name: 'Angebote und Fragen',
      instructions:
        'Schlagen Sie aus dem Wissen höchstens drei Angebote vor, die zu den bekannten Wünschen passen, jedes in einer Zeile mit Preis und dem Besonderen, und beantworten Sie Fragen dazu. Passt keines, sagen Sie das und bieten Sie an, dass jemand aus dem Büro sucht. Gefällt eines, bieten Sie eine Besichtigung an.',
    },
    viewing: {
      name: 'Besichtigung anfragen',
      asks: [
        { question: 'Gern. Was möchten Sie besichtigen?' },
        {
          question: 'Welcher Tag passt Ihnen?',
          retry: 'Bitte nennen Sie einen Tag, zum Beispiel 14. März oder Montag.',
        },
        { question: 'Wie heißen Sie?' },
        { question: 'Unter welcher Telefonnummer können wir die Uhrzeit bestätigen?', retry: phoneRetry },
      ],
    },
    'viewing-noted': {
      name: 'Besichtigung angefragt',
      instructions:
        'Sagen Sie, dass die Besichtigung angefragt ist und das Büro die Uhrzeit bestätigt, und fragen Sie, ob es noch etwas gibt.',
      says: 'Danke, {{name}}. Ich habe notiert, dass Sie **{{home}}** am **{{viewing_day}}** besichtigen möchten. Es ist noch nicht fest: Wir bestätigen die Uhrzeit telefonisch unter {{phone}}. Für ein anderes Angebot schreiben Sie einfach, welches und wann. Gibt es noch etwas?',
    },
    valuation: {
      name: 'Bewertung anfragen',
      asks: [
        { question: 'Das kann Ihnen jemand aus unserem Büro sagen. Wo liegt Ihre Immobilie?' },
        {
          question: 'Um was für eine Immobilie geht es?',
          choices: ['Haus', 'Wohnung', 'Grundstück', 'Etwas anderes'],
          retry: 'Bitte wählen Sie eines davon: Haus, Wohnung, Grundstück, Etwas anderes.',
        },
        { question: 'Wie heißen Sie?' },
        { question: 'An welche E-Mail-Adresse dürfen wir schreiben?', retry: emailRetry },
      ],
    },
    'valuation-noted': {
      name: 'Bewertung angefragt',
      instructions: 'Sagen Sie, dass jemand aus dem Büro schreibt. Nennen Sie keine Schätzung, auch keine ungefähre.',
      says: 'Danke, {{name}}. Jemand aus unserem Büro schreibt an {{email}}, es geht um **{{home_address}}** ({{home_kind}}). Selbst kann ich keine Schätzung geben. Gibt es noch etwas?',
    },
    advice: {
      name: 'Kredite, Steuern und Recht',
      instructions:
        'Sagen Sie, dass Sie zu Krediten, Steuern und Verträgen nicht beraten können, und bieten Sie einen Rückruf an.',
      says: 'Zu Krediten, Steuern und Verträgen kann ich nicht beraten, denn ein Fehler käme Sie teuer zu stehen. Jemand aus unserem Büro kann Ihnen sagen, wen Sie fragen sollten: Schreiben Sie einfach „Rufen Sie mich zurück“.',
    },
    person: {
      name: 'Rückruf',
      asks: [
        { question: 'Gern. Wie heißen Sie?' },
        { question: 'Unter welcher Telefonnummer dürfen wir anrufen?', retry: phoneRetry },
      ],
    },
    'person-noted': {
      name: 'Rückruf notiert',
      instructions:
        'Sagen Sie, dass das Team in diesen Chat gebeten wurde, und wie es antwortet, wenn niemand kommen kann.',
      says: 'Danke, {{name}}. Ich habe jemanden aus unserem Büro in diesen Chat gebeten. Kann niemand kommen, rufen wir Sie unter {{phone}} an.',
    },
    goodbye: {
      name: 'Verabschiedung',
      instructions: 'Wünschen Sie viel Erfolg bei der Suche und verabschieden Sie sich.',
      says: 'Viel Erfolg bei der Suche und bis bald!',
    },
  },
  phrases: {
    'book a viewing': [
      'eine besichtigung',
      'besichtigung',
      'besichtigen',
      'besichtigungstermin',
      'haus ansehen',
      'wohnung ansehen',
      'haus anschauen',
      'wohnung anschauen',
    ],
    'home worth': [
      'haus wert',
      'wohnung wert',
      'immobilie wert',
      'bewertung',
      'bewerten',
      'haus verkaufen',
      'wohnung verkaufen',
      'immobilie verkaufen',
      'haus vermieten',
      'wohnung vermieten',
    ],
    'looking for a home': [
      'suche ein haus',
      'suche eine wohnung',
      'suche ein zuhause',
      'suchen ein haus',
      'suchen eine wohnung',
      'wohnung kaufen',
      'haus kaufen',
      'wohnung mieten',
      'haus mieten',
      'möchte kaufen',
      'möchte mieten',
    ],
    mortgage: [
      'hypothek',
      'kredit',
      'baufinanzierung',
      'finanzierung',
      'zinsen',
      'zinssatz',
      'leisten können',
      'grunderwerbsteuer',
      'rechtsberatung',
      'steuerberatung',
    ],
  },
  sentences: {
    'The visitor wants to arrange a day to come and see one of the homes.':
      'Jemand möchte einen Tag vereinbaren, um eines der Angebote anzusehen.',
    'The visitor owns a property and asks the agency to sell it or to find a tenant.':
      'Jemand besitzt eine Immobilie und bittet das Büro, sie zu verkaufen oder zu vermieten.',
  },
}
