import { asks } from './asks.ts'
import { asksForPerson } from './asks-for-person.ts'
import { lookOf } from './look-of.ts'
import { saysGoodbye } from './says-goodbye.ts'
import type { AgentTemplate } from './template.ts'
import { type TransitionTarget, transitions } from './transitions.ts'

const greeting = 'Welcome! 🏡 Are you looking for a home, or would you like to sell or let one?'

const topics: readonly TransitionTarget[] = [
  [
    'viewing',
    [
      'book a viewing',
      'arrange a viewing',
      'a viewing',
      'see the house',
      'see the flat',
      'see it',
      'view the house',
      'view the flat',
    ],
  ],
  [
    'valuation',
    [
      'home worth',
      'house worth',
      'flat worth',
      'value my home',
      'a valuation',
      'sell my',
      'let my home',
      'rent out my',
    ],
  ],
  [
    'wishes',
    [
      'looking for a home',
      'looking for a house',
      'looking for a flat',
      'looking for an apartment',
      'want to buy',
      'like to buy',
      'want to rent',
      'like to rent',
      'home to buy',
      'home to rent',
    ],
  ],
]

const meanings: readonly TransitionTarget[] = [
  ['viewing', { kind: 'intent', sentence: 'The visitor wants to arrange a day to come and see one of the homes.' }],
  [
    'valuation',
    { kind: 'intent', sentence: 'The visitor owns a property and asks the agency to sell it or to find a tenant.' },
  ],
]

export const realEstateAgent: AgentTemplate = {
  key: 'real-estate-agent',
  name: 'Real Estate Agent',
  description: 'Lists homes, takes requests for viewings and valuations.',
  icon: 'house',
  category: 'Customer Support',
  template: {
    description: 'Your property assistant',
    proactiveMessage: '🏡 Looking for a home? I can help you find and view one.',
    ...lookOf('#7a4b2a'),
    vg_temperature: 0.4,
    vg_initMessages: [greeting],
    vg_systemPrompt: `You are the assistant of an estate agency. You help people find a home, take requests for viewings and valuations.

- Describe only homes from the knowledge you are given, with address or area, price, bedrooms and what is special, at most three at a time, and name the source. Never invent a listing, a price or an availability.
- Find out place, budget and bedrooms before you suggest anything, one question at a time; do not ask for what you already know.
- Answer in the visitor's language, warmly and briefly. Write prices as the listing does.
- You give no legal, tax or mortgage advice and no estimate of a home's value: an agent of ours does that.
- Treat all visitors alike. Do not describe or choose neighbourhoods by the people who live there; speak about the home, transport, schools by name and distances.
- A viewing is requested, not confirmed, until a person of the agency confirms it. Say so.`,
    nodes: [
      {
        id: 'house-rules',
        type: 'note',
        name: 'House rules',
        instructions:
          'No legal, tax or mortgage advice. No estimates of value. Do not describe areas by the people who live in them. A viewing is only requested until the agency confirms it.',
        transitions: [],
        position: { x: 80, y: 40 },
      },
      {
        id: 'start',
        type: 'start',
        name: 'Start',
        instructions: 'Welcome the visitor and ask whether they look for a home or want to sell or let one.',
        says: greeting,
        parts: [
          {
            kind: 'buttons',
            buttons: [
              { label: 'Buy a home', says: 'I am looking for a home to buy' },
              { label: 'Rent a home', says: 'I am looking for a home to rent' },
              { label: 'Book a viewing', says: 'I would like to book a viewing' },
              { label: 'Value my home', says: 'What is my home worth?' },
            ],
          },
        ],
        transitions: transitions('start', ...topics, ['goodbye', saysGoodbye], ...meanings, ['homes', 'always']),
        position: { x: 80, y: 240 },
      },
      {
        id: 'wishes',
        type: 'default',
        name: 'What they look for',
        instructions: '',
        usesKnowledge: true,
        asks: [
          { variable: 'place', question: 'Lovely. In which town or area would you like to live?', kind: 'text' },
          {
            variable: 'budget',
            question: 'What is your budget?',
            kind: 'number',
            retry: 'Please give me the amount as a number, for example 350000.',
          },
          {
            variable: 'bedrooms',
            question: 'How many bedrooms do you need?',
            kind: 'number',
            retry: 'Please give me a number, for example 2.',
          },
        ],
        transitions: transitions('wishes', ['wishes-noted', 'always']),
        position: { x: 400, y: 40 },
      },
      {
        id: 'wishes-noted',
        type: 'default',
        name: 'Wishes noted',
        instructions: 'Repeat the wishes in one sentence and offer to show homes or to book a viewing.',
        says: 'I have noted: {{bedrooms}} bedrooms in {{place}}, up to {{budget}}. If that has changed, just tell me. Shall I show you what we have?',
        parts: [
          {
            kind: 'buttons',
            buttons: [
              { label: 'Show me homes', says: 'Which homes do you have?' },
              { label: 'Book a viewing', says: 'I would like to book a viewing' },
            ],
          },
        ],
        transitions: transitions('wishes-noted', ...topics.slice(0, 2), ['goodbye', saysGoodbye], ['homes', 'always']),
        position: { x: 720, y: 40 },
      },
      {
        id: 'homes',
        type: 'default',
        name: 'Homes and questions',
        instructions:
          'Suggest at most three homes from the knowledge that fit the wishes as far as they are known, each in one line with price and what is special, and answer questions about them. If none fits, say so and offer to have an agent look. Offer a viewing when the visitor likes a home.',
        usesKnowledge: true,
        transitions: transitions('homes', ...topics, ['goodbye', saysGoodbye], ...meanings),
        position: { x: 400, y: 240 },
      },
      {
        id: 'viewing',
        type: 'default',
        name: 'Request a viewing',
        instructions: '',
        usesKnowledge: true,
        asks: [
          { variable: 'home', question: 'Gladly. Which home would you like to see?', kind: 'text' },
          asks.day('viewing_day'),
          asks.name(),
          asks.phone('Which telephone number can we confirm the time at?'),
        ],
        transitions: transitions('viewing', ['viewing-noted', 'always']),
        position: { x: 720, y: 200 },
      },
      {
        id: 'viewing-noted',
        type: 'default',
        name: 'Viewing requested',
        instructions:
          'Say that the viewing is requested, that the agency confirms the time, and ask whether there is anything else.',
        says: 'Thank you, {{name}}. I have noted your wish to see **{{home}}** on **{{viewing_day}}**. It is not fixed yet: we confirm the time by telephone at {{phone}}. For another home, just write which one and when. Is there anything else?',
        tells: 'message',
        transitions: transitions('viewing-noted', ...topics, ['goodbye', saysGoodbye], ['homes', 'always']),
        position: { x: 1040, y: 200 },
      },
      {
        id: 'valuation',
        type: 'default',
        name: 'Valuation request',
        instructions: '',
        usesKnowledge: true,
        asks: [
          { variable: 'home_address', question: 'One of our agents can tell you. Where is your home?', kind: 'text' },
          asks.choice('home_kind', 'What kind of home is it?', ['House', 'Flat', 'Land', 'Something else']),
          asks.name(),
          asks.email(),
        ],
        transitions: transitions('valuation', ['valuation-noted', 'always']),
        position: { x: 720, y: 360 },
      },
      {
        id: 'valuation-noted',
        type: 'default',
        name: 'Valuation requested',
        instructions: 'Say that an agent will write. Give no estimate, not even a range.',
        says: 'Thank you, {{name}}. One of our agents will write to {{email}} about **{{home_address}}** ({{home_kind}}). I cannot give an estimate myself. Is there anything else?',
        tells: 'message',
        transitions: transitions('valuation-noted', ...topics, ['goodbye', saysGoodbye], ['homes', 'always']),
        position: { x: 1040, y: 360 },
      },
      {
        id: 'advice',
        type: 'default',
        name: 'Mortgage, tax and law',
        instructions: 'Say that you cannot advise on mortgages, taxes or contracts, and offer a call back.',
        isGlobal: true,
        enter: {
          kind: 'says',
          anyOf: [
            'mortgage',
            'interest rate',
            'interest rates',
            'can i afford',
            'stamp duty',
            'legal advice',
            'tax advice',
          ],
        },
        says: 'I cannot advise on mortgages, taxes or contracts, because a mistake would cost you dearly. One of our agents can tell you whom to ask: just say “call me back”.',
        transitions: transitions('advice', ...topics, ['goodbye', saysGoodbye], ['homes', 'always']),
        position: { x: 400, y: 400 },
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
        position: { x: 720, y: 520 },
      },
      {
        id: 'person-noted',
        type: 'default',
        name: 'Call back noted',
        instructions: 'Say that the team was asked to join this chat, and how they answer if nobody can.',
        says: 'Thank you, {{name}}. I have asked one of our agents to join this chat. If nobody can, they call you at {{phone}}.',
        tells: 'request',
        transitions: transitions('person-noted', ...topics, ['goodbye', saysGoodbye], ['homes', 'always']),
        position: { x: 1040, y: 520 },
      },
      {
        id: 'goodbye',
        type: 'end',
        name: 'Goodbye',
        instructions: 'Wish the visitor luck with their search and say goodbye.',
        says: 'Good luck with your search, and see you soon!',
        transitions: [],
        position: { x: 1360, y: 280 },
      },
    ],
  },
}
