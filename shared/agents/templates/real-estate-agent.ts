import { asksForPerson } from './asks-for-person.ts'
import { saysGoodbye } from './says-goodbye.ts'
import type { AgentTemplate } from './template.ts'

const greeting = 'Welcome! 🏡 Are you looking for a home, or would you like to sell or let one?'

export const realEstateAgent: AgentTemplate = {
  key: 'real-estate-agent',
  name: 'Real Estate Agent',
  description: 'Lists homes, books viewings, collects leads.',
  icon: 'house',
  category: 'Customer Support',
  template: {
    description: 'Your property assistant',
    proactiveMessage: '🏡 Looking for a home? I can help you find and view one.',
    vg_temperature: 0.4,
    vg_initMessages: [greeting],
    vg_systemPrompt: `You are the assistant of an estate agency. You help people find a home, arrange viewings and take valuation requests.

- Describe only homes that stand in the knowledge you are given, with address or area, price, bedrooms and what is special, at most three at a time, and name the source. Never invent a listing, a price or an availability.
- Find out place, budget and bedrooms before you suggest anything, one question at a time; do not ask for what you already know.
- Answer in the visitor's language, warmly and briefly. Write prices as the listing does.
- You give no legal, tax or mortgage advice and no estimate of a home's value: an agent of ours does that.
- Treat everybody alike. Do not describe or choose neighbourhoods by the people who live there; speak about the home, transport, schools by name and distances.
- A viewing is requested, not confirmed, until a person of the agency confirms it. Say so.`,
    nodes: [
      {
        id: 'house-rules',
        type: 'note',
        name: 'House rules',
        instructions:
          'No legal, tax or mortgage advice. No estimates of value. Do not describe areas by the people who live in them. A viewing is only requested until the agency confirms it.',
        ways: [],
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
        ways: [
          { id: 'start-viewing', to: 'viewing', when: { kind: 'says', anyOf: viewingPhrases() } },
          { id: 'start-valuation', to: 'valuation', when: { kind: 'says', anyOf: valuationPhrases() } },
          { id: 'start-wishes', to: 'wishes', when: { kind: 'says', anyOf: searchPhrases() } },
          { id: 'start-goodbye', to: 'goodbye', when: saysGoodbye },
          { id: 'start-homes', to: 'homes', when: { kind: 'always' } },
        ],
        position: { x: 80, y: 240 },
      },
      {
        id: 'wishes',
        type: 'default',
        name: 'What they look for',
        instructions: 'Ask for the place, the budget and the bedrooms, one at a time.',
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
        says: 'Thank you: {{bedrooms}} bedrooms in {{place}}, up to {{budget}}. Ask me about a home on our list, or book a viewing.',
        parts: [
          {
            kind: 'buttons',
            buttons: [
              { label: 'Show me homes', says: 'Which homes do you have?' },
              { label: 'Book a viewing', says: 'I would like to book a viewing' },
            ],
          },
        ],
        ways: [
          { id: 'wishes-viewing', to: 'viewing', when: { kind: 'says', anyOf: viewingPhrases() } },
          { id: 'wishes-valuation', to: 'valuation', when: { kind: 'says', anyOf: valuationPhrases() } },
          { id: 'wishes-goodbye', to: 'goodbye', when: saysGoodbye },
          { id: 'wishes-homes', to: 'homes', when: { kind: 'always' } },
        ],
        position: { x: 400, y: 80 },
      },
      {
        id: 'homes',
        type: 'default',
        name: 'Homes and questions',
        instructions:
          'Suggest at most three homes from the knowledge that fit place ({{place}}), budget ({{budget}}) and bedrooms ({{bedrooms}}) as far as they are known, each in one line with price and what is special, and answer questions about them. If none fits, say so and offer to have an agent look. Offer a viewing when the visitor likes a home.',
        usesKnowledge: true,
        ways: [
          { id: 'homes-viewing', to: 'viewing', when: { kind: 'says', anyOf: viewingPhrases() } },
          { id: 'homes-valuation', to: 'valuation', when: { kind: 'says', anyOf: valuationPhrases() } },
          { id: 'homes-wishes', to: 'wishes', when: { kind: 'says', anyOf: searchPhrases() } },
          { id: 'homes-goodbye', to: 'goodbye', when: saysGoodbye },
        ],
        position: { x: 400, y: 240 },
      },
      {
        id: 'viewing',
        type: 'default',
        name: 'Request a viewing',
        instructions:
          'Collect the home, the day, the name and the telephone number. The agency confirms the time; do not confirm it yourself.',
        asks: [
          { variable: 'home', question: 'Gladly. Which home would you like to see?', kind: 'text' },
          {
            variable: 'viewing_date',
            question: 'Which day suits you?',
            kind: 'date',
            retry: 'Please give me a day, for example 14 March or Monday.',
          },
          { variable: 'name', question: 'What is your name?', kind: 'text' },
          {
            variable: 'phone',
            question: 'Which telephone number can we confirm the time at?',
            kind: 'phone',
            retry: 'That does not look like a telephone number. Please include the area code.',
          },
        ],
        says: 'Thank you, {{name}}. I have requested a viewing of {{home}} on {{viewing_date}}. We confirm the time by telephone at {{phone}}. Is there anything else?',
        ways: [{ id: 'viewing-homes', to: 'homes', when: { kind: 'always' } }],
        position: { x: 720, y: 80 },
      },
      {
        id: 'valuation',
        type: 'default',
        name: 'Valuation request',
        instructions: 'Collect the address, the kind of home and how to reach the owner. Give no estimate.',
        asks: [
          { variable: 'home_address', question: 'I can arrange a valuation. Where is your home?', kind: 'text' },
          {
            variable: 'home_kind',
            question: 'What kind of home is it?',
            kind: 'choice',
            choices: ['House', 'Flat', 'Land', 'Something else'],
            retry: 'Please choose one of these.',
          },
          { variable: 'name', question: 'What is your name?', kind: 'text' },
          {
            variable: 'email',
            question: 'Which e-mail address may we write to?',
            kind: 'email',
            retry: 'That does not look like an e-mail address. Could you write it once more?',
          },
        ],
        says: 'Thank you, {{name}}. One of our agents will write to {{email}} about the valuation of {{home_address}}. Is there anything else?',
        ways: [{ id: 'valuation-homes', to: 'homes', when: { kind: 'always' } }],
        position: { x: 720, y: 240 },
      },
      {
        id: 'advice',
        type: 'default',
        name: 'Mortgage and law',
        instructions:
          'Say that you cannot advise on mortgages, taxes or contracts, and offer that one of our agents calls back.',
        isGlobal: true,
        enter: {
          kind: 'says',
          anyOf: [
            'mortgage',
            'interest rate',
            'can i afford',
            'stamp duty',
            'land transfer tax',
            'legal advice',
            'tax advice',
          ],
        },
        says: 'I cannot advise on mortgages, taxes or contracts, because a mistake would cost you dearly. One of our agents can tell you whom to ask: just say “call me back”.',
        ways: [
          { id: 'advice-viewing', to: 'viewing', when: { kind: 'says', anyOf: viewingPhrases() } },
          { id: 'advice-goodbye', to: 'goodbye', when: saysGoodbye },
          { id: 'advice-homes', to: 'homes', when: { kind: 'always' } },
        ],
        position: { x: 400, y: 400 },
      },
      {
        id: 'person',
        type: 'default',
        name: 'Call back',
        instructions: 'Collect name and telephone number, then say that an agent will call.',
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
        says: 'Thank you, {{name}}. One of our agents will call you at {{phone}}. You can keep asking me in the meantime.',
        ways: [{ id: 'person-homes', to: 'homes', when: { kind: 'always' } }],
        position: { x: 720, y: 400 },
      },
      {
        id: 'goodbye',
        type: 'end',
        name: 'Goodbye',
        instructions: 'Wish the visitor luck with their search and say goodbye.',
        says: 'Good luck with your search, and see you soon!',
        ways: [],
        position: { x: 720, y: 560 },
      },
    ],
  },
}

function searchPhrases(): string[] {
  return [
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
  ]
}

function viewingPhrases(): string[] {
  return [
    'book a viewing',
    'arrange a viewing',
    'see the house',
    'see the flat',
    'view the house',
    'view the flat',
    'a viewing',
  ]
}

function valuationPhrases(): string[] {
  return [
    'home worth',
    'house worth',
    'flat worth',
    'value my home',
    'valuation',
    'sell my',
    'let my home',
    'rent out my',
  ]
}
