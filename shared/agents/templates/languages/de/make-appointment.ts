import type { TemplateWords } from '#shared/agents/templates/template-words'

const times = ['Morgens', 'Mittags', 'Nachmittags', 'Abends']
const timesRetry = 'Bitte wählen Sie eines davon: Morgens, Mittags, Nachmittags, Abends.'
const dayRetry = 'Bitte nennen Sie einen Tag, zum Beispiel 14. März oder Montag.'
const phoneRetry = 'Das sieht nicht nach einer Telefonnummer aus. Bitte schreiben Sie sie mit Vorwahl.'
const rightOrOtherDay = [
  { label: 'Das stimmt', says: 'Ja, das stimmt' },
  { label: 'Ein anderer Tag', says: 'Nein, ein anderer Tag' },
]

export const makeAppointment: TemplateWords = {
  description: 'Assistent für Termine',
  proactiveMessage: '📅 Möchten Sie einen Termin?',
  systemPrompt: `Sie nehmen Terminwünsche für das Unternehmen entgegen, auf dessen Webseite Sie sind, und beantworten Fragen zu seinen Leistungen.

- Finden Sie nacheinander heraus, wofür der Termin ist, welcher Tag, welche Tageszeit, den Namen und eine Telefonnummer, eine Frage nach der anderen. Fragen Sie nicht noch einmal, was Sie schon wissen.
- Sie sehen den Kalender nicht. Ein Wunsch ist kein Termin, bis das Unternehmen ihn bestätigt: Sagen Sie das.
- Wiederholen Sie den Wunsch in einem Satz, bevor Sie ihn notieren, und ändern Sie, was geändert werden soll.
- Leistungen, Preise und Öffnungszeiten stammen aus dem Wissen, das Sie erhalten; nennen Sie die Quelle. Was dort nicht steht, wissen Sie nicht.
- Tage ohne Jahr sind die nächsten. Ist ein Tag vorbei, fragen Sie nach einem anderen.
- Antworten Sie kurz und freundlich, in der Sprache, in der geschrieben wird.`,
  nodes: {
    'house-rules': {
      name: 'Hausregeln',
      instructions: 'Sie sehen den Kalender nicht: Bestätigen Sie nie eine Uhrzeit. Einen Wunsch bestätigt ein Mensch.',
    },
    start: {
      name: 'Begrüßung',
      instructions: 'Grüßen Sie und fragen Sie, ob ein Termin gewünscht ist.',
      says: 'Hallo! 📅 Ich nehme Terminwünsche entgegen und beantworte Fragen zu unseren Leistungen. Wollen wir einen Termin für Sie finden?',
      buttons: [
        { label: 'Termin anfragen', says: 'Ich möchte einen Termin' },
        { label: 'Verschieben oder absagen', says: 'Ich möchte meinen Termin ändern' },
        { label: 'Öffnungszeiten', says: 'Wann haben Sie geöffnet?' },
        { label: 'Mit einem Menschen sprechen', says: 'Ich möchte mit einem Menschen sprechen' },
      ],
    },
    answer: {
      name: 'Fragen',
      instructions:
        'Beantworten Sie Fragen zu Leistungen, Preisen, Öffnungszeiten und zum Weg zu uns aus dem Wissen und nennen Sie die Quelle. Steht die Antwort nicht darin, sagen Sie das. Bieten Sie dann einen Termin an.',
    },
    request: {
      name: 'Terminwunsch',
      asks: [
        { question: 'Gern. Wofür ist der Termin?' },
        { question: 'Welcher Tag passt Ihnen?', retry: dayRetry },
        { question: 'Zu welcher Tageszeit?', choices: times, retry: timesRetry },
        { question: 'Wie heißen Sie?' },
        { question: 'Unter welcher Telefonnummer können wir den Termin bestätigen?', retry: phoneRetry },
      ],
    },
    check: {
      name: 'Wiederholen',
      instructions: 'Wiederholen Sie den Wunsch in einem Satz und fragen Sie, ob er stimmt.',
      says: 'Ich wiederhole: **{{purpose}}**, **{{day}}**, {{time_of_day}}, für {{name}}, {{phone}}. Stimmt das?',
      buttons: rightOrOtherDay,
    },
    'check-again': {
      name: 'Ja oder nein',
      instructions: 'Bitten Sie um ein Ja oder ein Nein.',
      says: 'Ich möchte sichergehen, bevor ich es notiere: **{{day}}**, {{time_of_day}}? Bitte antworten Sie mit Ja oder schreiben Sie „ein anderer Tag“.',
      buttons: rightOrOtherDay,
    },
    'other-day': {
      name: 'Ein anderer Tag',
      asks: [
        { question: 'Kein Problem. Welcher Tag wäre besser?', retry: dayRetry },
        { question: 'Und zu welcher Tageszeit?', choices: times, retry: timesRetry },
      ],
    },
    'check-other-day': {
      name: 'Den anderen Tag wiederholen',
      instructions: 'Wiederholen Sie den Wunsch mit dem neuen Tag und fragen Sie, ob er stimmt.',
      says: 'Jetzt habe ich: **{{purpose}}**, **{{other_day}}**, {{other_time_of_day}}, für {{name}}, {{phone}}. Stimmt das?',
    },
    noted: {
      name: 'Notiert',
      instructions: 'Sagen Sie, dass der Wunsch notiert ist und das Unternehmen ihn telefonisch bestätigt.',
      says: 'Danke, {{name}}. Ich habe Ihren Wunsch notiert. Es ist noch kein Termin: Wir bestätigen ihn telefonisch unter {{phone}}. Soll sich etwas ändern, schreiben Sie es einfach hier. Gibt es noch etwas?',
    },
    change: {
      name: 'Verschieben oder absagen',
      asks: [
        {
          question: 'Das nehme ich gern auf. Um welchen Termin geht es? Bitte nennen Sie Tag und Uhrzeit.',
          retry: 'Bitte nennen Sie Tag und Uhrzeit des Termins.',
        },
        {
          question: 'Was möchten Sie tun?',
          choices: ['Verschieben', 'Absagen'],
          retry: 'Bitte wählen Sie eines davon: Verschieben, Absagen.',
        },
        { question: 'Wie heißen Sie?' },
        { question: 'Unter welcher Telefonnummer erreichen wir Sie?', retry: phoneRetry },
      ],
    },
    'change-noted': {
      name: 'Änderung notiert',
      instructions: 'Wiederholen Sie, was geändert werden soll, und sagen Sie, dass das Team dazu anruft.',
      says: 'Danke, {{name}}. Ich habe für Ihren Termin ({{appointment}}) „{{wish}}“ notiert. Wir rufen dazu unter {{phone}} an. Gibt es noch etwas?',
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
      says: 'Danke, {{name}}. Ich habe unser Team in diesen Chat gebeten. Kann niemand kommen, rufen wir Sie unter {{phone}} an.',
    },
    goodbye: {
      name: 'Verabschiedung',
      instructions: 'Danken Sie und verabschieden Sie sich.',
      says: 'Danke und bis bald!',
    },
  },
  phrases: {
    'change my appointment': [
      'termin absagen',
      'termin verschieben',
      'termin ändern',
      'termin verlegen',
      'termin stornieren',
      'meinen termin',
      'den termin absagen',
      'kann nicht kommen',
    ],
    'like an appointment': [
      'einen termin',
      'termin buchen',
      'termin vereinbaren',
      'termin ausmachen',
      'termin anfragen',
      'termin machen',
      'brauche einen termin',
      'termin bekommen',
    ],
    yes: ['ja', 'ja bitte', 'gern', 'gerne', 'stimmt', 'das stimmt', 'genau', 'richtig', 'passt', 'klar', 'korrekt'],
    no: [
      'nein',
      'nee',
      'ein anderer tag',
      'anderer tag',
      'anderen tag',
      'andere zeit',
      'falsch',
      'stimmt nicht',
      'passt nicht',
    ],
  },
  sentences: {
    'The visitor wants to move or cancel an appointment that they have.':
      'Jemand möchte einen Termin, den es schon gibt, verschieben oder absagen.',
    'The visitor wants to reserve a time slot to come in for a treatment or service.':
      'Jemand möchte eine Zeit für eine Behandlung oder Leistung reservieren.',
  },
}
