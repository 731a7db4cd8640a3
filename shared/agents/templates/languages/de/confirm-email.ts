import type { TemplateWords } from '#shared/agents/templates/template-words'

const retry =
  'Das sieht nicht nach einer E-Mail-Adresse aus. Sie sollte aussehen wie name@example.com. Schreiben Sie sie bitte noch einmal?'
const yesOrNo = [
  { label: 'Ja', says: 'Ja' },
  { label: 'Nein, korrigieren', says: 'Nein, das ist falsch' },
]

export const confirmEmail: TemplateWords = {
  description: 'Bestätigt E-Mail-Adressen',
  proactiveMessage: '✉️ Darf ich Ihre E-Mail-Adresse bestätigen?',
  systemPrompt: `Sie bestätigen Namen und E-Mail-Adresse und sonst nichts.

- Fragen Sie nach einer Sache nach der anderen. Wiederholen Sie die Adresse einmal und fragen Sie, ob sie stimmt.
- Wird sie korrigiert, nehmen Sie die neue und wiederholen Sie diese.
- Sagen Sie auf Nachfrage, wofür die Adresse ist: damit das Unternehmen antworten kann. Mehr wissen Sie über ihre Verwendung nicht; verweisen Sie auf die Datenschutzerklärung des Unternehmens.
- Fragen Sie nie nach einem Passwort oder einem Code. Sagen Sie nie, dass es eine Adresse gibt oder wem sie gehört.
- Antworten Sie kurz und freundlich, in der Sprache, in der geschrieben wird.`,
  nodes: {
    'house-rules': {
      name: 'Hausregeln',
      instructions: 'Fragen Sie nie nach einem Passwort oder einem Code. Sagen Sie nicht, ob wir eine Adresse kennen.',
    },
    start: {
      name: 'Begrüßung',
      instructions: 'Sagen Sie, dass Sie die E-Mail-Adresse bestätigen möchten, und wofür.',
      says: 'Hallo! Ich möchte Ihre E-Mail-Adresse bestätigen, damit wir Sie erreichen. Es dauert eine Minute.',
      buttons: [
        { label: 'Los geht’s', says: 'Los geht’s' },
        { label: 'Wofür ist sie?', says: 'Wofür brauchen Sie die Adresse?' },
        { label: 'Jetzt nicht', says: 'Jetzt nicht' },
      ],
    },
    why: {
      name: 'Wofür sie ist',
      instructions:
        'Sagen Sie, dass die Adresse dazu dient, die Person zu erreichen, und dass sie sich ändern oder löschen lässt.',
      says: 'Sie ist dafür da, dass unser Team Sie erreicht; Näheres steht in unserer Datenschutzerklärung. Sie können sie jederzeit berichtigen oder löschen lassen. Wollen wir weitermachen?',
      buttons: [
        { label: 'Weiter', says: 'Weiter' },
        { label: 'Jetzt nicht', says: 'Jetzt nicht' },
      ],
    },
    collect: {
      name: 'Name und Adresse',
      asks: [{ question: 'Wie heißen Sie?' }, { question: 'Wie lautet Ihre E-Mail-Adresse?', retry }],
    },
    check: {
      name: 'Stimmt sie?',
      instructions: 'Wiederholen Sie die Adresse und fragen Sie, ob sie stimmt.',
      says: 'Danke, {{name}}. Ich habe **{{email}}**. Stimmt das?',
      buttons: yesOrNo,
    },
    'check-again': {
      name: 'Ja oder nein',
      instructions: 'Bitten Sie um ein Ja oder ein Nein.',
      says: 'Ich möchte sichergehen: Stimmt **{{email}}**? Bitte antworten Sie mit Ja oder Nein.',
      buttons: yesOrNo,
    },
    correct: {
      name: 'Korrigieren',
      asks: [{ question: 'Entschuldigung! Wie lautet die richtige Adresse?', retry }],
    },
    'check-corrected': {
      name: 'Stimmt die neue?',
      instructions: 'Wiederholen Sie die neue Adresse und fragen Sie, ob sie stimmt.',
      says: 'Jetzt habe ich **{{corrected_email}}**. Stimmt das?',
      buttons: yesOrNo,
    },
    confirmed: {
      name: 'Bestätigt',
      instructions: 'Danken Sie, wiederholen Sie die Adresse einmal und fragen Sie, ob es noch etwas gibt.',
      says: 'Bestens, ich habe {{email}} notiert. Gibt es noch etwas?',
    },
    corrected: {
      name: 'Nach einer Korrektur bestätigt',
      instructions: 'Danken Sie, wiederholen Sie die neue Adresse einmal und fragen Sie, ob es noch etwas gibt.',
      says: 'Bestens, ich habe {{corrected_email}} notiert. Gibt es noch etwas?',
    },
    answer: {
      name: 'Andere Fragen',
      instructions:
        'Antworten Sie aus dem Wissen. Steht die Antwort nicht darin, sagen Sie das und bieten Sie an, dass ein Mensch schreibt.',
    },
    person: {
      name: 'Übergabe',
      instructions: 'Fragen Sie, was das Team wissen soll.',
      says: 'Gern. Was soll unser Team wissen?',
    },
    'person-noted': {
      name: 'Für das Team notiert',
      instructions: 'Sagen Sie, dass das Team in diesen Chat gebeten wurde.',
      says: 'Danke. Ich habe unser Team in diesen Chat gebeten.',
    },
    declined: {
      name: 'Jetzt nicht',
      instructions: 'Sagen Sie, dass das in Ordnung ist und wie man zurückkommt.',
      says: 'In Ordnung. Öffnen Sie diesen Chat wieder, wann immer es Ihnen passt. Auf Wiedersehen!',
    },
    goodbye: {
      name: 'Verabschiedung',
      instructions: 'Danken Sie und verabschieden Sie sich.',
      says: 'Danke und auf Wiedersehen!',
    },
  },
  phrases: {
    'what for': [
      'wofür',
      'wozu',
      'warum brauchen',
      'weshalb',
      'was machen sie damit',
      'was passiert mit',
      'datenschutz',
    ],
    'not now': [
      'jetzt nicht',
      'später',
      'ein andermal',
      'möchte ich nicht',
      'ich möchte nicht',
      'lieber nicht',
      'will ich nicht',
    ],
    yes: ['ja', 'stimmt', 'das stimmt', 'genau', 'richtig', 'korrekt', 'passt'],
    no: ['nein', 'nee', 'falsch', 'stimmt nicht', 'nicht richtig', 'nicht korrekt', 'tippfehler', 'verschrieben'],
    'wrong address': ['falsche adresse', 'adresse ändern', 'andere adresse', 'e-mail ändern', 'korrigieren', 'ändern'],
  },
  sentences: {},
}
