import { asksForPerson } from './asks-for-person.ts'
import { saysGoodbye } from './says-goodbye.ts'
import type { AgentTemplate } from './template.ts'

const greeting =
  'Hello! 📅 I take requests for appointments and answer questions about our services. Shall we find you a time?'

export const makeAppointment: AgentTemplate = {
  key: 'make-appointment',
  name: 'Make Appointment',
  description: 'Finds out what, when and who.',
  icon: 'calendar-check',
  category: 'Utility',
  template: {
    description: 'Appointment assistant',
    proactiveMessage: '📅 Would you like an appointment?',
    vg_temperature: 0.3,
    vg_initMessages: [greeting],
    vg_systemPrompt: `You take requests for appointments for the company on whose website you are, and answer questions about its services.

- Find out what the appointment is for, which day, which time of the day, the name and a telephone number, one question at a time. Do not ask again for what you know.
- You cannot see the calendar. A request is not an appointment until the company confirms it: say so.
- Repeat the request in one sentence before you send it on, and change what the visitor wants changed.
- Services, prices and opening hours come from the knowledge you are given; name the source. What it does not hold you do not know.
- Days without a year are the next ones. If a day has passed, ask for another.
- Be brief and friendly, in the visitor's language.`,
    nodes: [
      {
        id: 'house-rules',
        type: 'note',
        name: 'House rules',
        instructions: 'You cannot see the calendar: never confirm a time. A request is confirmed by a person.',
        ways: [],
        position: { x: 80, y: 40 },
      },
      {
        id: 'start',
        type: 'start',
        name: 'Start',
        instructions: 'Greet the visitor and ask whether they would like an appointment.',
        says: greeting,
        parts: [
          {
            kind: 'buttons',
            buttons: [
              { label: 'Request an appointment', says: 'I would like an appointment' },
              { label: 'Change or cancel', says: 'I need to change my appointment' },
              { label: 'Opening hours', says: 'When are you open?' },
              { label: 'Talk to a person', says: 'I want to talk to a person' },
            ],
          },
        ],
        ways: [
          { id: 'start-change', to: 'change', when: { kind: 'says', anyOf: changePhrases() } },
          { id: 'start-request', to: 'request', when: { kind: 'says', anyOf: requestPhrases() } },
          {
            id: 'start-yes',
            to: 'request',
            when: { kind: 'says', anyOf: ['yes', 'yes please', 'sure', 'ja', 'oui', 'sí'] },
          },
          { id: 'start-goodbye', to: 'goodbye', when: saysGoodbye },
          { id: 'start-answer', to: 'answer', when: { kind: 'always' } },
        ],
        position: { x: 80, y: 240 },
      },
      {
        id: 'answer',
        type: 'default',
        name: 'Questions',
        instructions:
          'Answer questions about services, prices, opening hours and the way to us from the knowledge, and name the source. If it does not hold the answer, say so. Then offer an appointment.',
        usesKnowledge: true,
        ways: [
          { id: 'answer-change', to: 'change', when: { kind: 'says', anyOf: changePhrases() } },
          { id: 'answer-request', to: 'request', when: { kind: 'says', anyOf: requestPhrases() } },
          { id: 'answer-goodbye', to: 'goodbye', when: saysGoodbye },
        ],
        position: { x: 400, y: 80 },
      },
      {
        id: 'request',
        type: 'default',
        name: 'Request',
        instructions:
          'Collect purpose, day, time of the day, name and telephone number, one at a time; then repeat them.',
        asks: [
          { variable: 'purpose', question: 'What is the appointment for?', kind: 'text' },
          {
            variable: 'day',
            question: 'Which day suits you?',
            kind: 'date',
            retry: 'Please give me a day, for example 14 March or Monday.',
          },
          {
            variable: 'time_of_day',
            question: 'Which time of the day?',
            kind: 'choice',
            choices: ['Morning', 'Noon', 'Afternoon', 'Evening'],
            retry: 'Please choose one of these.',
          },
          { variable: 'name', question: 'What is your name?', kind: 'text' },
          {
            variable: 'phone',
            question: 'Which telephone number can we confirm it at?',
            kind: 'phone',
            retry: 'That does not look like a telephone number. Please include the area code.',
          },
        ],
        says: 'Let me repeat: **{{purpose}}** on **{{day}}**, {{time_of_day}}, for {{name}}, {{phone}}. Shall I send this request?',
        parts: [
          {
            kind: 'buttons',
            buttons: [
              { label: 'Send it', says: 'Yes, send it' },
              { label: 'Another day', says: 'No, another day' },
            ],
          },
        ],
        ways: [
          {
            id: 'request-day',
            to: 'other-day',
            when: { kind: 'says', anyOf: ['no', 'another day', 'other day', 'another time', 'wrong', 'change'] },
          },
          { id: 'request-sent', to: 'sent', when: { kind: 'says', anyOf: yesPhrases() } },
        ],
        position: { x: 400, y: 240 },
      },
      {
        id: 'other-day',
        type: 'default',
        name: 'Another day',
        instructions: 'Ask for another day and time of the day, then repeat the request.',
        asks: [
          {
            variable: 'other_day',
            question: 'No problem. Which day would be better?',
            kind: 'date',
            retry: 'Please give me a day, for example 14 March or Monday.',
          },
          {
            variable: 'other_time_of_day',
            question: 'And which time of the day?',
            kind: 'choice',
            choices: ['Morning', 'Noon', 'Afternoon', 'Evening'],
            retry: 'Please choose one of these.',
          },
        ],
        says: 'Now I have: **{{purpose}}** on **{{other_day}}**, {{other_time_of_day}}, for {{name}}, {{phone}}. Shall I send this request?',
        ways: [
          { id: 'other-day-person', to: 'person', when: { kind: 'says', anyOf: ['no', 'wrong', 'not right'] } },
          { id: 'other-day-sent', to: 'sent', when: { kind: 'says', anyOf: yesPhrases() } },
        ],
        position: { x: 720, y: 80 },
      },
      {
        id: 'sent',
        type: 'default',
        name: 'Sent',
        instructions: 'Say that the request is passed on and that the company confirms it by telephone.',
        says: 'Thank you, {{name}}. I have passed your request on. It is not an appointment yet: we confirm it by telephone at {{phone}}. Is there anything else?',
        ways: [
          { id: 'sent-change', to: 'change', when: { kind: 'says', anyOf: changePhrases() } },
          { id: 'sent-goodbye', to: 'goodbye', when: saysGoodbye },
          { id: 'sent-answer', to: 'answer', when: { kind: 'always' } },
        ],
        position: { x: 720, y: 240 },
      },
      {
        id: 'change',
        type: 'default',
        name: 'Change or cancel',
        instructions: 'Collect which appointment it is, what is to change, the name and the telephone number.',
        asks: [
          {
            variable: 'appointment',
            question: 'Which appointment is it? Please give me its day and time.',
            kind: 'text',
          },
          {
            variable: 'wish',
            question: 'What would you like to do?',
            kind: 'choice',
            choices: ['Move it', 'Cancel it'],
            retry: 'Please choose one of these.',
          },
          { variable: 'name', question: 'What is your name?', kind: 'text' },
          {
            variable: 'phone',
            question: 'Which telephone number can we reach you at?',
            kind: 'phone',
            retry: 'That does not look like a telephone number. Please include the area code.',
          },
        ],
        says: 'Thank you, {{name}}. I have passed on: “{{wish}}” for {{appointment}}. We call {{phone}} to settle it. Is there anything else?',
        ways: [
          { id: 'change-goodbye', to: 'goodbye', when: saysGoodbye },
          { id: 'change-answer', to: 'answer', when: { kind: 'always' } },
        ],
        position: { x: 720, y: 400 },
      },
      {
        id: 'person',
        type: 'default',
        name: 'Call back',
        instructions: 'Collect name and telephone number, then say that somebody calls.',
        isGlobal: true,
        enter: asksForPerson,
        asks: [
          { variable: 'name', question: 'Of course. What is your name?', kind: 'text' },
          {
            variable: 'phone',
            question: 'Which telephone number may we call?',
            kind: 'phone',
            retry: 'That does not look like a telephone number. Please include the area code.',
          },
        ],
        says: 'Thank you, {{name}}. We will call you at {{phone}}. You can keep asking me in the meantime.',
        ways: [{ id: 'person-answer', to: 'answer', when: { kind: 'always' } }],
        position: { x: 400, y: 480 },
      },
      {
        id: 'goodbye',
        type: 'end',
        name: 'Goodbye',
        instructions: 'Thank the visitor and say goodbye.',
        says: 'Thank you, and see you soon!',
        ways: [],
        position: { x: 1040, y: 240 },
      },
    ],
  },
}

function requestPhrases(): string[] {
  return [
    'an appointment',
    'make an appointment',
    'book a time',
    'book a slot',
    'like to book',
    'want to book',
    'termin',
    'rendez-vous',
    'una cita',
  ]
}

function changePhrases(): string[] {
  return [
    'change my appointment',
    'move my appointment',
    'cancel my appointment',
    'reschedule',
    'cancel the appointment',
    'move the appointment',
    'termin absagen',
    'termin verschieben',
  ]
}

function yesPhrases(): string[] {
  return ['yes', 'yep', 'yeah', 'sure', 'send it', 'correct', 'that is right', "that's right", 'ja', 'oui', 'sí']
}
