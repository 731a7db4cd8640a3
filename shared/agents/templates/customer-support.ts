import { asks } from './asks.ts'
import { asksForPerson } from './asks-for-person.ts'
import { saysGoodbye } from './says-goodbye.ts'
import type { AgentTemplate } from './template.ts'
import { type TransitionTarget, transitions } from './transitions.ts'

const greeting = 'Hello! 👋 I answer questions, take reports and pass things on to our team. What can I do for you?'

const topics: readonly TransitionTarget[] = [
  [
    'order',
    [
      'where is my order',
      'where’s my order',
      'order status',
      'track my order',
      'track my parcel',
      'where is my parcel',
      'where is my package',
      'has not arrived',
      'hasn’t arrived',
      'not been delivered',
    ],
  ],
  ['return', ['want to return', 'like to return', 'need to return', 'return my order', 'want to send it back']],
  [
    'ticket',
    [
      'report a problem',
      'open a ticket',
      'make a complaint',
      'i have a problem',
      'is broken',
      'does not work',
      'doesn’t work',
      'not working',
    ],
  ],
]

/** What a model understands beyond the phrases. */
const meanings: readonly TransitionTarget[] = [
  [
    'order',
    { kind: 'intent', sentence: 'The customer asks about the delivery status of an order that they placed already.' },
  ],
  [
    'return',
    {
      kind: 'intent',
      sentence: 'The customer bought a product and asks us to take it back for a refund or an exchange.',
    },
  ],
  ['ticket', { kind: 'intent', sentence: 'The customer complains that something they bought fails or is damaged.' }],
]

export const customerSupport: AgentTemplate = {
  key: 'customer-support',
  name: 'Customer Support',
  description: 'Answers questions, takes reports for your team, hands off.',
  icon: 'life-buoy',
  category: 'Customer Support',
  template: {
    description: 'Support assistant',
    proactiveMessage: '👋 Questions about an order or a product? I can help.',
    theme: 'light',
    vg_temperature: 0.3,
    vg_initMessages: [greeting],
    vg_systemPrompt: `You are the first line of customer support of the company on whose website you are.

- Find out what the customer needs, then solve it in as few messages as possible.
- Rest every fact (prices, times, policies, features) on the knowledge you are given and name the source. What it does not hold you do not know: say so, and offer to open a ticket.
- Answer in the customer's language, in short sentences. Number the steps of a procedure.
- When a customer is upset, say in one sentence that you understand, then help.
- You cannot see orders or accounts and you cannot pay anything back. Never promise a refund, a discount or a date: write down what is needed and say that the team will answer.
- Never ask for passwords or card numbers; if a customer sends one, ask them not to.`,
    nodes: [
      {
        id: 'house-rules',
        type: 'note',
        name: 'House rules',
        instructions:
          'Never promise a refund, a discount or a delivery date. Never ask for passwords or card numbers. If the customer writes in another language, answer in it.',
        transitions: [],
        position: { x: 80, y: 40 },
      },
      {
        id: 'start',
        type: 'start',
        name: 'Start',
        instructions: 'Greet the customer in one sentence, say what you can do and ask what they need.',
        says: greeting,
        parts: [
          {
            kind: 'buttons',
            buttons: [
              { label: 'Where is my order?', says: 'Where is my order?' },
              { label: 'Return something', says: 'I want to return something' },
              { label: 'Report a problem', says: 'I want to report a problem' },
              { label: 'Talk to a person', says: 'I want to talk to a person' },
            ],
          },
        ],
        transitions: transitions('start', ...topics, ['goodbye', saysGoodbye], ...meanings, ['answer', 'always']),
        position: { x: 80, y: 240 },
      },
      {
        id: 'answer',
        type: 'default',
        name: 'Answer questions',
        instructions:
          'Answer the question from the knowledge and name the source. Give the steps of a procedure as a numbered list. If the knowledge does not hold the answer, say so in one sentence and offer to open a ticket. If the question can mean two products or two orders, ask which one.',
        usesKnowledge: true,
        transitions: transitions('answer', ...topics, ['goodbye', saysGoodbye], ...meanings),
        position: { x: 400, y: 240 },
      },
      {
        id: 'order',
        type: 'default',
        name: 'Order status',
        instructions: '',
        usesKnowledge: true,
        asks: [
          {
            variable: 'order_number',
            question:
              'Our team can look that up. What is your order number? You find it in the confirmation we sent you.',
            kind: 'text',
          },
          asks.email('And which e-mail address did you order with?'),
        ],
        transitions: transitions('order', ['order-noted', 'always']),
        position: { x: 720, y: 40 },
      },
      {
        id: 'order-noted',
        type: 'default',
        name: 'Order noted',
        instructions: 'Say that the order is noted, that the team looks it up, and ask whether there is anything else.',
        says: 'Thank you. I have noted order **{{order_number}}** for our team. They look it up and write to {{email}}. If you mean another order, just write its number here. Is there anything else?',
        tells: 'message',
        transitions: transitions('order-noted', ...topics, ['goodbye', saysGoodbye], ['answer', 'always']),
        position: { x: 1040, y: 40 },
      },
      {
        id: 'return',
        type: 'default',
        name: 'Return',
        instructions: '',
        usesKnowledge: true,
        asks: [
          { variable: 'return_item', question: 'I can note that. What would you like to return?', kind: 'text' },
          asks.choice('return_reason', 'Why would you like to return it?', [
            'It does not fit',
            'It is damaged',
            'It is not what I ordered',
            'I changed my mind',
          ]),
          asks.email(),
        ],
        transitions: transitions('return', ['return-noted', 'always']),
        position: { x: 720, y: 200 },
      },
      {
        id: 'return-noted',
        type: 'default',
        name: 'Return noted',
        instructions:
          'Say that the return is noted and that the team writes with the next step. Do not promise that it is accepted.',
        says: 'Thank you. I have noted the return for our team: **{{return_item}}** ({{return_reason}}). They check it and write to {{email}} with the next step. Is there anything else?',
        tells: 'message',
        transitions: transitions('return-noted', ...topics, ['goodbye', saysGoodbye], ['answer', 'always']),
        position: { x: 1040, y: 200 },
      },
      {
        id: 'ticket',
        type: 'default',
        name: 'Open a ticket',
        instructions: '',
        usesKnowledge: true,
        asks: [
          {
            variable: 'problem',
            question: 'I am sorry to hear that. Please describe the problem in a sentence or two.',
            kind: 'text',
          },
          asks.name(),
          asks.email(),
        ],
        transitions: transitions('ticket', ['ticket-noted', 'always']),
        position: { x: 720, y: 360 },
      },
      {
        id: 'ticket-noted',
        type: 'default',
        name: 'Ticket noted',
        instructions:
          'Repeat the problem in one sentence, say that the team will write, and ask whether there is anything else.',
        says: 'Thank you, {{name}}. I have passed this on to our team: “{{problem}}”. They will write to {{email}}. If there is another problem, just describe it here. Is there anything else?',
        tells: 'message',
        transitions: transitions('ticket-noted', ...topics, ['goodbye', saysGoodbye], ['answer', 'always']),
        position: { x: 1040, y: 360 },
      },
      {
        id: 'person',
        type: 'default',
        name: 'Hand over',
        instructions: '',
        isGlobal: true,
        enter: asksForPerson,
        usesKnowledge: true,
        asks: [
          asks.name('Of course. What is your name?'),
          asks.email('Which e-mail address can our team reach you at?'),
        ],
        transitions: transitions('person', ['person-noted', 'always']),
        position: { x: 720, y: 520 },
      },
      {
        id: 'person-noted',
        type: 'default',
        name: 'Handed over',
        instructions: 'Say that the team was asked to join this chat, and how they answer if nobody can.',
        says: 'Thank you, {{name}}. I have asked our team to join this chat. If nobody can, they write to {{email}}.',
        tells: 'request',
        transitions: transitions('person-noted', ...topics, ['goodbye', saysGoodbye], ['answer', 'always']),
        position: { x: 1040, y: 520 },
      },
      {
        id: 'goodbye',
        type: 'end',
        name: 'Goodbye',
        instructions: 'Thank the customer by name if you know it, and say goodbye.',
        says: 'Thank you for getting in touch. Have a good day!',
        transitions: [],
        position: { x: 1360, y: 280 },
      },
    ],
  },
}
