import { asksForPerson } from './asks-for-person.ts'
import { saysGoodbye } from './says-goodbye.ts'
import type { AgentTemplate } from './template.ts'

const greeting = 'Hello! 👋 I answer questions, take reports and pass things on to our team. What can I do for you?'

export const customerSupport: AgentTemplate = {
  key: 'customer-support',
  name: 'Customer Support',
  description: 'Answers questions, opens tickets, hands over.',
  icon: 'life-buoy',
  category: 'Customer Support',
  template: {
    description: 'Support assistant',
    proactiveMessage: '👋 Questions about an order or a product? I can help.',
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
        ways: [],
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
        ways: [
          { id: 'start-order', to: 'order', when: { kind: 'says', anyOf: orderPhrases() } },
          { id: 'start-return', to: 'return', when: { kind: 'says', anyOf: returnPhrases() } },
          { id: 'start-ticket', to: 'ticket', when: { kind: 'says', anyOf: problemPhrases() } },
          { id: 'start-goodbye', to: 'goodbye', when: saysGoodbye },
          { id: 'start-answer', to: 'answer', when: { kind: 'always' } },
        ],
        position: { x: 80, y: 240 },
      },
      {
        id: 'answer',
        type: 'default',
        name: 'Answer questions',
        instructions:
          'Answer the question from the knowledge and name the source. Give the steps of a procedure as a numbered list. If the knowledge does not hold the answer, say so in one sentence and offer to open a ticket. If the question can mean two products or two orders, ask which one.',
        usesKnowledge: true,
        ways: [
          { id: 'answer-order', to: 'order', when: { kind: 'says', anyOf: orderPhrases() } },
          { id: 'answer-return', to: 'return', when: { kind: 'says', anyOf: returnPhrases() } },
          { id: 'answer-ticket', to: 'ticket', when: { kind: 'says', anyOf: problemPhrases() } },
          { id: 'answer-goodbye', to: 'goodbye', when: saysGoodbye },
        ],
        position: { x: 400, y: 240 },
      },
      {
        id: 'order',
        type: 'default',
        name: 'Order status',
        instructions:
          'Ask for the order number and the e-mail address of the order. You cannot see the order: say that the team will look it up and write.',
        asks: [
          {
            variable: 'order_number',
            question: 'What is your order number? You find it in the confirmation we sent you.',
            kind: 'text',
          },
          {
            variable: 'email',
            question: 'And which e-mail address did you order with?',
            kind: 'email',
            retry: 'That does not look like an e-mail address. Could you write it once more?',
          },
        ],
        says: 'Thank you. I have noted order {{order_number}}. Our team will look it up and write to {{email}}. Is there anything else?',
        ways: [{ id: 'order-answer', to: 'answer', when: { kind: 'always' } }],
        position: { x: 720, y: 80 },
      },
      {
        id: 'return',
        type: 'default',
        name: 'Return',
        instructions:
          'Collect what is needed for a return. What is allowed stands in the knowledge; do not promise that the return is accepted.',
        asks: [
          { variable: 'order_number', question: 'Which order is it about? Please give me its number.', kind: 'text' },
          {
            variable: 'return_reason',
            question: 'Why would you like to return it?',
            kind: 'choice',
            choices: ['It does not fit', 'It is damaged', 'It is not what I ordered', 'I changed my mind'],
            retry: 'Please choose one of these reasons.',
          },
          {
            variable: 'email',
            question: 'Which e-mail address may we write to?',
            kind: 'email',
            retry: 'That does not look like an e-mail address. Could you write it once more?',
          },
        ],
        says: 'Thank you. I have noted the return for order {{order_number}} ({{return_reason}}). Our team checks it and writes to {{email}} with the next step. Is there anything else?',
        ways: [{ id: 'return-answer', to: 'answer', when: { kind: 'always' } }],
        position: { x: 720, y: 240 },
      },
      {
        id: 'ticket',
        type: 'default',
        name: 'Open a ticket',
        instructions: 'Collect the problem, the customer’s name and e-mail address, one question at a time.',
        asks: [
          { variable: 'problem', question: 'I am sorry to hear that. What is the problem?', kind: 'text' },
          { variable: 'name', question: 'What is your name?', kind: 'text' },
          {
            variable: 'email',
            question: 'Which e-mail address may we write to?',
            kind: 'email',
            retry: 'That does not look like an e-mail address. Could you write it once more?',
          },
        ],
        says: 'Thank you, {{name}}. I have written down: “{{problem}}”. Our team will write to {{email}}. Is there anything else?',
        ways: [{ id: 'ticket-answer', to: 'answer', when: { kind: 'always' } }],
        position: { x: 720, y: 400 },
      },
      {
        id: 'person',
        type: 'default',
        name: 'Hand over',
        instructions:
          'The customer wants a person. Collect name and e-mail address, then say that the team reads this chat and will answer. Do not try to talk them out of it.',
        isGlobal: true,
        enter: asksForPerson,
        asks: [
          { variable: 'name', question: 'Of course. What is your name?', kind: 'text' },
          {
            variable: 'email',
            question: 'Which e-mail address can our team reach you at?',
            kind: 'email',
            retry: 'That does not look like an e-mail address. Could you write it once more?',
          },
        ],
        says: 'Thank you, {{name}}. Our team sees this conversation and will write to {{email}}. You can keep asking me in the meantime.',
        ways: [{ id: 'person-answer', to: 'answer', when: { kind: 'always' } }],
        position: { x: 400, y: 480 },
      },
      {
        id: 'goodbye',
        type: 'end',
        name: 'Goodbye',
        instructions: 'Thank the customer by name if you know it, and say goodbye.',
        says: 'Thank you for getting in touch. Have a good day!',
        ways: [],
        position: { x: 720, y: 560 },
      },
    ],
  },
}

function orderPhrases(): string[] {
  return [
    'where is my order',
    "where's my order",
    'order status',
    'track my order',
    'track my parcel',
    'where is my parcel',
    'where is my package',
    'has not arrived',
    "hasn't arrived",
    'not been delivered',
  ]
}

function returnPhrases(): string[] {
  return [
    'return something',
    'want to return',
    'like to return',
    'send it back',
    'send something back',
    'return my order',
  ]
}

function problemPhrases(): string[] {
  return [
    'report a problem',
    'open a ticket',
    'make a complaint',
    'i have a problem',
    'is broken',
    'does not work',
    "doesn't work",
    'not working',
  ]
}
