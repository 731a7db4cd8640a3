import { asksForPerson } from './asks-for-person.ts'
import { saysGoodbye } from './says-goodbye.ts'
import type { AgentTemplate } from './template.ts'

const greeting = 'Hello! I would like to confirm your e-mail address, so that we can reach you. It takes a minute.'

const notAnAddress =
  'That does not look like an e-mail address. It should look like name@example.com. Could you write it once more?'

export const confirmEmail: AgentTemplate = {
  key: 'confirm-email',
  name: 'Confirm Email',
  description: 'Asks for an e-mail address and checks it.',
  icon: 'mail-check',
  category: 'Utility',
  template: {
    description: 'Confirms e-mail addresses',
    proactiveMessage: '✉️ May I confirm your e-mail address?',
    vg_temperature: 0.2,
    vg_initMessages: [greeting],
    vg_systemPrompt: `You confirm the visitor's name and e-mail address, and nothing else.

- Ask for one thing at a time. Read the address back letter by letter only if the visitor doubts it; otherwise repeat it once and ask whether it is right.
- If they correct it, take the new one and repeat it.
- Say what the address is for when asked: so that the company can reach them. You know nothing else about how it is used; point to the company's privacy policy.
- Never ask for a password or a code. Never say that an address exists or belongs to somebody.
- Be brief and friendly, in the visitor's language.`,
    nodes: [
      {
        id: 'house-rules',
        type: 'note',
        name: 'House rules',
        instructions: 'Never ask for a password or a code. Do not say whether an address is known to us.',
        ways: [],
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
        ways: [
          { id: 'start-why', to: 'why', when: { kind: 'says', anyOf: whyPhrases() } },
          { id: 'start-no', to: 'declined', when: { kind: 'says', anyOf: noThanksPhrases() } },
          { id: 'start-goodbye', to: 'declined', when: saysGoodbye },
          { id: 'start-collect', to: 'collect', when: { kind: 'always' } },
        ],
        position: { x: 80, y: 240 },
      },
      {
        id: 'why',
        type: 'default',
        name: 'What it is for',
        instructions: 'Say that the address serves to reach the visitor and that it can be corrected or removed.',
        says: 'We use it to reach you, for nothing else that I know of; our privacy policy has the details. You can have it corrected or removed at any time. Shall we go on?',
        parts: [
          {
            kind: 'buttons',
            buttons: [
              { label: 'Go on', says: 'Go on' },
              { label: 'Not now', says: 'Not now' },
            ],
          },
        ],
        ways: [
          { id: 'why-no', to: 'declined', when: { kind: 'says', anyOf: noThanksPhrases() } },
          { id: 'why-goodbye', to: 'declined', when: saysGoodbye },
          { id: 'why-collect', to: 'collect', when: { kind: 'always' } },
        ],
        position: { x: 400, y: 80 },
      },
      {
        id: 'collect',
        type: 'default',
        name: 'Name and address',
        instructions: 'Ask for the name, then for the e-mail address.',
        asks: [
          { variable: 'name', question: 'What is your name?', kind: 'text' },
          { variable: 'email', question: 'What is your e-mail address?', kind: 'email', retry: notAnAddress },
        ],
        says: 'Thank you, {{name}}. I have **{{email}}**. Is that right?',
        parts: [yesOrNo()],
        ways: [
          { id: 'collect-no', to: 'correct', when: { kind: 'says', anyOf: noPhrases() } },
          { id: 'collect-yes', to: 'confirmed', when: { kind: 'says', anyOf: yesPhrases() } },
          { id: 'collect-why', to: 'why', when: { kind: 'says', anyOf: whyPhrases() } },
        ],
        position: { x: 400, y: 240 },
      },
      {
        id: 'correct',
        type: 'default',
        name: 'Correct it',
        instructions: 'Ask for the right address and repeat it.',
        asks: [
          {
            variable: 'corrected_email',
            question: 'Sorry! What is the right address?',
            kind: 'email',
            retry: notAnAddress,
          },
        ],
        says: 'Thank you. Now I have **{{corrected_email}}**. Is that right?',
        parts: [yesOrNo()],
        ways: [
          { id: 'correct-no', to: 'person', when: { kind: 'says', anyOf: noPhrases() } },
          { id: 'correct-yes', to: 'corrected', when: { kind: 'says', anyOf: yesPhrases() } },
        ],
        position: { x: 720, y: 160 },
      },
      {
        id: 'confirmed',
        type: 'default',
        name: 'Confirmed',
        instructions: 'Thank the visitor, repeat the address once and ask whether there is anything else.',
        says: 'Perfect. {{email}} is confirmed. Is there anything else?',
        ways: [
          { id: 'confirmed-goodbye', to: 'goodbye', when: saysGoodbye },
          { id: 'confirmed-no', to: 'goodbye', when: { kind: 'says', anyOf: noPhrases() } },
          { id: 'confirmed-answer', to: 'answer', when: { kind: 'always' } },
        ],
        position: { x: 720, y: 320 },
      },
      {
        id: 'corrected',
        type: 'default',
        name: 'Confirmed after a correction',
        instructions: 'Thank the visitor, repeat the new address once and ask whether there is anything else.',
        says: 'Perfect. {{corrected_email}} is confirmed. Is there anything else?',
        ways: [
          { id: 'corrected-goodbye', to: 'goodbye', when: saysGoodbye },
          { id: 'corrected-no', to: 'goodbye', when: { kind: 'says', anyOf: noPhrases() } },
          { id: 'corrected-answer', to: 'answer', when: { kind: 'always' } },
        ],
        position: { x: 1040, y: 160 },
      },
      {
        id: 'answer',
        type: 'default',
        name: 'Other questions',
        instructions:
          'Answer from the knowledge. If it does not hold the answer, say so and offer that a person writes.',
        usesKnowledge: true,
        ways: [
          { id: 'answer-goodbye', to: 'goodbye', when: saysGoodbye },
          {
            id: 'answer-correct',
            to: 'correct',
            when: {
              kind: 'says',
              anyOf: ['wrong address', 'change my address', 'change my e-mail', 'change my email'],
            },
          },
        ],
        position: { x: 1040, y: 320 },
      },
      {
        id: 'person',
        type: 'default',
        name: 'Hand over',
        instructions: 'Say that the team reads this chat and will sort it out.',
        isGlobal: true,
        enter: asksForPerson,
        says: 'Our team sees this conversation and will sort it out with you. Is there anything you would like to add for them?',
        ways: [
          { id: 'person-goodbye', to: 'goodbye', when: saysGoodbye },
          { id: 'person-no', to: 'goodbye', when: { kind: 'says', anyOf: noPhrases() } },
          { id: 'person-noted', to: 'noted', when: { kind: 'always' } },
        ],
        position: { x: 720, y: 480 },
      },
      {
        id: 'noted',
        type: 'default',
        name: 'Noted for the team',
        instructions: 'Thank the visitor and say that the team will read it.',
        says: 'Thank you, that stands here for our team now. Is there anything else?',
        ways: [
          { id: 'noted-goodbye', to: 'goodbye', when: saysGoodbye },
          { id: 'noted-no', to: 'goodbye', when: { kind: 'says', anyOf: noPhrases() } },
          { id: 'noted-answer', to: 'answer', when: { kind: 'always' } },
        ],
        position: { x: 1040, y: 480 },
      },
      {
        id: 'declined',
        type: 'end',
        name: 'Not now',
        instructions: 'Say that this is fine and how to come back.',
        says: 'That is fine. Open this chat again whenever it suits you. Goodbye!',
        ways: [],
        position: { x: 400, y: 400 },
      },
      {
        id: 'goodbye',
        type: 'end',
        name: 'Goodbye',
        instructions: 'Thank the visitor and say goodbye.',
        says: 'Thank you, and goodbye!',
        ways: [],
        position: { x: 1360, y: 320 },
      },
    ],
  },
}

function yesOrNo(): NonNullable<AgentTemplate['template']['nodes'][number]['parts']>[number] {
  return {
    kind: 'buttons',
    buttons: [
      { label: 'Yes', says: 'Yes' },
      { label: 'No, correct it', says: 'No, that is wrong' },
    ],
  }
}

function whyPhrases(): string[] {
  return ['what for', 'need it for', 'why do you', 'what is it for', 'what do you do with', 'privacy']
}

function noThanksPhrases(): string[] {
  return ['not now', 'no thanks', 'no thank you', 'later', 'i do not want', "i don't want"]
}

function yesPhrases(): string[] {
  return ['yes', 'yep', 'yeah', 'correct', 'right', 'exactly', 'ja', 'oui', 'sí', 'si']
}

function noPhrases(): string[] {
  return ['no', 'nope', 'wrong', 'not right', 'incorrect', 'a typo', 'nein', 'non']
}
