import { asksForPerson } from './asks-for-person.ts'
import { lookOf } from './look-of.ts'
import { saysGoodbye } from './says-goodbye.ts'
import type { AgentTemplate } from './template.ts'
import { type TransitionTarget, transitions } from './transitions.ts'

const greeting = 'Hello! I would like to confirm your e-mail address, so that we can reach you. It takes a minute.'

const retry =
  'That does not look like an e-mail address. It should look like name@example.com. Could you write it once more?'

const why: TransitionTarget = [
  'why',
  ['what for', 'need it for', 'why do you', 'what is it for', 'what do you do with', 'privacy'],
]
const notNow: TransitionTarget = [
  'declined',
  ['not now', 'maybe later', 'i do not want', 'i don’t want', 'i’d rather not'],
]
const yes = ['yes', 'yep', 'yeah', 'correct', 'right', 'exactly', 'ja', 'oui', 'sí', 'sì', 'sim']
const no = ['no', 'nope', 'wrong', 'not right', 'not correct', 'incorrect', 'a typo', 'nein', 'non', 'não']

const yesOrNo: NonNullable<AgentTemplate['template']['nodes'][number]['parts']> = [
  {
    kind: 'buttons',
    buttons: [
      { label: 'Yes', says: 'Yes' },
      { label: 'No, correct it', says: 'No, that is wrong' },
    ],
  },
]

export const confirmEmail: AgentTemplate = {
  key: 'confirm-email',
  name: 'Confirm Email',
  description: 'Asks for an e-mail address and verifies it.',
  icon: 'mail-check',
  category: 'Utility',
  template: {
    description: 'Confirms e-mail addresses',
    proactiveMessage: '✉️ May I confirm your e-mail address?',
    ...lookOf('#4f46e5'),
    vg_temperature: 0.2,
    vg_initMessages: [greeting],
    vg_systemPrompt: `You confirm the visitor's name and e-mail address, and nothing else.

- Ask for one thing at a time. Repeat the address once and ask whether it is right.
- If they correct it, take the new one and repeat it.
- Say what the address is for when asked: so that the company can reach them. You know nothing else about how it is used; point to the company's privacy policy.
- Never ask for a password or a code. Never say that an address exists or belongs to a person.
- Be brief and friendly, in the visitor's language.`,
    nodes: [
      {
        id: 'house-rules',
        type: 'note',
        name: 'House rules',
        instructions: 'Never ask for a password or a code. Do not say whether an address is known to us.',
        transitions: [],
        position: { x: 80, y: 40 },
      },
      {
        id: 'start',
        type: 'start',
        name: 'Start',
        instructions: 'Say that you would like to confirm the e-mail address and what for.',
        says: greeting,
        parts: [
          {
            kind: 'buttons',
            buttons: [
              { label: 'Let’s go', says: 'Let’s go' },
              { label: 'What is it for?', says: 'What do you need it for?' },
              { label: 'Not now', says: 'Not now' },
            ],
          },
        ],
        transitions: transitions('start', why, notNow, ['declined', saysGoodbye], ['collect', 'always']),
        position: { x: 80, y: 240 },
      },
      {
        id: 'why',
        type: 'default',
        name: 'What it is for',
        instructions: 'Say that the address serves to reach the visitor and that it can be corrected or removed.',
        says: 'It is there so that our team can reach you; our privacy policy has the details. You can have it corrected or removed at any time. Shall we go on?',
        parts: [
          {
            kind: 'buttons',
            buttons: [
              { label: 'Go on', says: 'Go on' },
              { label: 'Not now', says: 'Not now' },
            ],
          },
        ],
        transitions: transitions('why', notNow, ['declined', saysGoodbye], ['collect', 'always']),
        position: { x: 400, y: 40 },
      },
      {
        id: 'collect',
        type: 'default',
        name: 'Name and address',
        instructions: '',
        asks: [
          { variable: 'name', question: 'What is your name?', kind: 'text' },
          { variable: 'email', question: 'What is your e-mail address?', kind: 'email', retry },
        ],
        transitions: transitions('collect', ['check', 'always']),
        position: { x: 400, y: 200 },
      },
      {
        id: 'check',
        type: 'default',
        name: 'Is it right?',
        instructions: 'Repeat the address and ask whether it is right.',
        says: 'Thank you, {{name}}. I have **{{email}}**. Is that right?',
        parts: yesOrNo,
        transitions: transitions('check', ['correct', no], ['confirmed', yes], why, ['check-again', 'always']),
        position: { x: 720, y: 200 },
      },
      {
        id: 'check-again',
        type: 'default',
        name: 'Yes or no',
        instructions: 'Ask for a yes or a no.',
        says: 'I want to be sure: is **{{email}}** right? Please answer yes or no.',
        parts: yesOrNo,
        transitions: transitions('check-again', ['correct', no], ['confirmed', yes], why, ['person', 'always']),
        position: { x: 720, y: 360 },
      },
      {
        id: 'correct',
        type: 'default',
        name: 'Correct it',
        instructions: '',
        asks: [{ variable: 'corrected_email', question: 'Sorry! What is the right address?', kind: 'email', retry }],
        transitions: transitions('correct', ['check-corrected', 'always']),
        position: { x: 1040, y: 80 },
      },
      {
        id: 'check-corrected',
        type: 'default',
        name: 'Is the new one right?',
        instructions: 'Repeat the new address and ask whether it is right.',
        says: 'Now I have **{{corrected_email}}**. Is that right?',
        parts: yesOrNo,
        transitions: transitions('check-corrected', ['person', no], ['corrected', yes], ['person', 'always']),
        position: { x: 1360, y: 80 },
      },
      {
        id: 'confirmed',
        type: 'default',
        name: 'Confirmed',
        instructions: 'Thank the visitor, repeat the address once and ask whether there is anything else.',
        says: 'Perfect, I have noted {{email}}. Is there anything else?',
        transitions: transitions('confirmed', ['goodbye', saysGoodbye], ['answer', 'always']),
        position: { x: 1040, y: 240 },
      },
      {
        id: 'corrected',
        type: 'default',
        name: 'Confirmed after a correction',
        instructions: 'Thank the visitor, repeat the new address once and ask whether there is anything else.',
        says: 'Perfect, I have noted {{corrected_email}}. Is there anything else?',
        transitions: transitions('corrected', ['goodbye', saysGoodbye], ['answer', 'always']),
        position: { x: 1680, y: 80 },
      },
      {
        id: 'answer',
        type: 'default',
        name: 'Other questions',
        instructions:
          'Answer from the knowledge. If it does not hold the answer, say so and offer that a person writes.',
        usesKnowledge: true,
        transitions: transitions(
          'answer',
          ['correct', ['wrong address', 'change my address', 'change my e-mail', 'change my email', 'change it']],
          ['goodbye', saysGoodbye],
        ),
        position: { x: 1360, y: 240 },
      },
      {
        id: 'person',
        type: 'default',
        name: 'Hand over',
        instructions: 'Ask what the team should know.',
        isGlobal: true,
        enter: asksForPerson,
        says: 'Of course. What should our team know?',
        transitions: transitions('person', ['goodbye', saysGoodbye], ['person-noted', 'always']),
        position: { x: 1040, y: 400 },
      },
      {
        id: 'person-noted',
        type: 'default',
        name: 'Noted for the team',
        instructions: 'Say that the team was asked to join this chat.',
        says: 'Thank you. I have asked our team to join this chat.',
        tells: 'request',
        transitions: transitions('person-noted', ['goodbye', saysGoodbye], ['answer', 'always']),
        position: { x: 1360, y: 400 },
      },
      {
        id: 'declined',
        type: 'end',
        name: 'Not now',
        instructions: 'Say that this is fine and how to come back.',
        says: 'That is fine. Open this chat again whenever it suits you. Goodbye!',
        transitions: [],
        position: { x: 400, y: 400 },
      },
      {
        id: 'goodbye',
        type: 'end',
        name: 'Goodbye',
        instructions: 'Thank the visitor and say goodbye.',
        says: 'Thank you, and goodbye!',
        transitions: [],
        position: { x: 1680, y: 320 },
      },
    ],
  },
}
