import { asks } from './asks.ts'
import { asksForPerson } from './asks-for-person.ts'
import { lookOf } from './look-of.ts'
import { saysGoodbye } from './says-goodbye.ts'
import type { AgentTemplate } from './template.ts'
import { type TransitionTarget, transitions } from './transitions.ts'

const greeting =
  'Hello! 📅 I take requests for appointments and answer questions about our services. Shall we find you a time?'

const topics: readonly TransitionTarget[] = [
  [
    'change',
    [
      'change my appointment',
      'move my appointment',
      'cancel my appointment',
      'cancel the appointment',
      'move the appointment',
      'reschedule',
      'termin absagen',
      'termin verschieben',
    ],
  ],
  [
    'request',
    [
      'like an appointment',
      'need an appointment',
      'make an appointment',
      'book an appointment',
      'request an appointment',
      'book a time',
      'book a slot',
      'like to book',
      'want to book',
      'einen termin',
      'un rendez-vous',
      'una cita',
    ],
  ],
]

const meanings: readonly TransitionTarget[] = [
  ['change', { kind: 'intent', sentence: 'The visitor wants to move or cancel an appointment that they have.' }],
  [
    'request',
    { kind: 'intent', sentence: 'The visitor wants to reserve a time slot to come in for a treatment or service.' },
  ],
]

const times = ['Morning', 'Noon', 'Afternoon', 'Evening']
const yes = [
  'yes',
  'yep',
  'yeah',
  'sure',
  'please do',
  'send it',
  'correct',
  'that is right',
  'that’s right',
  'ja',
  'oui',
  'sí',
]
const no = ['no', 'nope', 'another day', 'other day', 'another time', 'wrong', 'not right', 'nein', 'non']

const sendOrChange: NonNullable<AgentTemplate['template']['nodes'][number]['parts']> = [
  {
    kind: 'buttons',
    buttons: [
      { label: 'That is right', says: 'Yes, that is right' },
      { label: 'Another day', says: 'No, another day' },
    ],
  },
]

export const makeAppointment: AgentTemplate = {
  key: 'make-appointment',
  name: 'Make Appointment',
  description: 'Asks what, when and for whom.',
  icon: 'calendar-check',
  category: 'Utility',
  template: {
    description: 'Appointment assistant',
    proactiveMessage: '📅 Would you like an appointment?',
    ...lookOf('#8e2f6b'),
    vg_temperature: 0.3,
    vg_initMessages: [greeting],
    vg_systemPrompt: `You take requests for appointments for the company on whose website you are, and answer questions about its services.

- Find out what the appointment is for, which day, which time of the day, the name and a telephone number, one question at a time. Do not ask again for what you know.
- You cannot see the calendar. A request is not an appointment until the company confirms it: say so.
- Repeat the request in one sentence before you note it, and change what the visitor wants changed.
- Services, prices and opening hours come from the knowledge you are given; name the source. What it does not hold you do not know.
- Days without a year are the next ones. If a day has passed, ask for another.
- Be brief and friendly, in the visitor's language.`,
    nodes: [
      {
        id: 'house-rules',
        type: 'note',
        name: 'House rules',
        instructions: 'You cannot see the calendar: never confirm a time. A request is confirmed by a person.',
        transitions: [],
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
        transitions: transitions(
          'start',
          ...topics,
          ['request', ['yes', 'yes please', 'sure', 'ja', 'oui', 'sí']],
          ['goodbye', saysGoodbye],
          ...meanings,
          ['answer', 'always'],
        ),
        position: { x: 80, y: 240 },
      },
      {
        id: 'answer',
        type: 'default',
        name: 'Questions',
        instructions:
          'Answer questions about services, prices, opening hours and the way to us from the knowledge, and name the source. If it does not hold the answer, say so. Then offer an appointment.',
        usesKnowledge: true,
        transitions: transitions('answer', ...topics, ['goodbye', saysGoodbye], ...meanings),
        position: { x: 400, y: 40 },
      },
      {
        id: 'request',
        type: 'default',
        name: 'Request',
        instructions: '',
        usesKnowledge: true,
        asks: [
          { variable: 'purpose', question: 'Gladly. What is the appointment for?', kind: 'text' },
          asks.day('day'),
          asks.choice('time_of_day', 'Which time of the day?', times),
          asks.name(),
          asks.phone('Which telephone number can we confirm it at?'),
        ],
        transitions: transitions('request', ['check', 'always']),
        position: { x: 400, y: 200 },
      },
      {
        id: 'check',
        type: 'default',
        name: 'Repeat it',
        instructions: 'Repeat the request in one sentence and ask whether it is right.',
        says: 'Let me repeat: **{{purpose}}**, **{{day}}**, {{time_of_day}}, for {{name}}, {{phone}}. Is that right?',
        parts: sendOrChange,
        transitions: transitions('check', ['other-day', no], ['noted', yes], ['check-again', 'always']),
        position: { x: 720, y: 200 },
      },
      {
        id: 'check-again',
        type: 'default',
        name: 'Yes or no',
        instructions: 'Ask for a yes or a no.',
        says: 'I want to be sure before I note it: **{{day}}**, {{time_of_day}}? Please answer yes, or say “another day”.',
        parts: sendOrChange,
        transitions: transitions('check-again', ['other-day', no], ['noted', yes], ['person', 'always']),
        position: { x: 720, y: 360 },
      },
      {
        id: 'other-day',
        type: 'default',
        name: 'Another day',
        instructions: '',
        usesKnowledge: true,
        asks: [
          asks.day('other_day', 'No problem. Which day would be better?'),
          asks.choice('other_time_of_day', 'And which time of the day?', times),
        ],
        transitions: transitions('other-day', ['check-other-day', 'always']),
        position: { x: 1040, y: 80 },
      },
      {
        id: 'check-other-day',
        type: 'default',
        name: 'Repeat the other day',
        instructions: 'Repeat the request with the new day and ask whether it is right.',
        says: 'Now I have: **{{purpose}}**, **{{other_day}}**, {{other_time_of_day}}, for {{name}}, {{phone}}. Is that right?',
        transitions: transitions('check-other-day', ['person', no], ['noted', yes], ['person', 'always']),
        position: { x: 1360, y: 80 },
      },
      {
        id: 'noted',
        type: 'default',
        name: 'Noted',
        instructions: 'Say that the request is noted and that the company confirms it by telephone.',
        says: 'Thank you, {{name}}. I have noted your request. It is not an appointment yet: we confirm it by telephone at {{phone}}. If something is to change, just write it here. Is there anything else?',
        tells: 'message',
        transitions: transitions('noted', ...topics.slice(0, 1), ['goodbye', saysGoodbye], ['answer', 'always']),
        position: { x: 1040, y: 240 },
      },
      {
        id: 'change',
        type: 'default',
        name: 'Change or cancel',
        instructions: '',
        usesKnowledge: true,
        asks: [
          {
            variable: 'appointment',
            question: 'I can note that. Which appointment is it? Please give me its day and time.',
            kind: 'date',
            retry: 'Please give me the day and the time of the appointment.',
          },
          asks.choice('wish', 'What would you like to do?', ['Move it', 'Cancel it']),
          asks.name(),
          asks.phone(),
        ],
        transitions: transitions('change', ['change-noted', 'always']),
        position: { x: 720, y: 520 },
      },
      {
        id: 'change-noted',
        type: 'default',
        name: 'Change noted',
        instructions: 'Repeat what is to change and say that the team will call to settle it.',
        says: 'Thank you, {{name}}. I have noted “{{wish}}” for your appointment ({{appointment}}). We call {{phone}} to settle it. Is there anything else?',
        tells: 'message',
        transitions: transitions('change-noted', ...topics.slice(1), ['goodbye', saysGoodbye], ['answer', 'always']),
        position: { x: 1040, y: 520 },
      },
      {
        id: 'person',
        type: 'default',
        name: 'Call back',
        instructions: '',
        isGlobal: true,
        enter: asksForPerson,
        usesKnowledge: true,
        asks: [asks.name('Of course. What is your name?'), asks.phone('Which telephone number may we call?')],
        transitions: transitions('person', ['person-noted', 'always']),
        position: { x: 1040, y: 400 },
      },
      {
        id: 'person-noted',
        type: 'default',
        name: 'Call back noted',
        instructions: 'Say that the team was asked to join this chat, and how they answer if nobody can.',
        says: 'Thank you, {{name}}. I have asked our team to join this chat. If nobody can, we call you at {{phone}}.',
        tells: 'request',
        transitions: transitions('person-noted', ...topics, ['goodbye', saysGoodbye], ['answer', 'always']),
        position: { x: 1360, y: 400 },
      },
      {
        id: 'goodbye',
        type: 'end',
        name: 'Goodbye',
        instructions: 'Thank the visitor and say goodbye.',
        says: 'Thank you, and see you soon!',
        transitions: [],
        position: { x: 1680, y: 240 },
      },
    ],
  },
}
