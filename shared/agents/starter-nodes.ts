import type { AgentNode } from './schema.ts'
import { asks } from './templates/asks.ts'
import { asksForPerson } from './templates/asks-for-person.ts'
import { saysGoodbye } from './templates/says-goodbye.ts'
import { transitions } from './templates/transitions.ts'

/** The nodes of a new agent: it greets, answers from its knowledge, hands over to a human agent, and says goodbye. */
export const starterNodes: readonly AgentNode[] = [
  {
    id: 'house-rules',
    type: 'note',
    name: 'House rules',
    instructions:
      'Be friendly and brief. Use the language the visitor writes in. Never make up prices, dates, names or promises.',
    transitions: [],
    position: { x: 80, y: 40 },
  },
  {
    id: 'start',
    type: 'start',
    name: 'Start',
    instructions: 'Greet the visitor in one short sentence and ask what they need.',
    says: 'Hi, how can I help you today?',
    transitions: transitions('start', ['goodbye', saysGoodbye], ['answer', 'always']),
    position: { x: 80, y: 240 },
  },
  {
    id: 'answer',
    type: 'default',
    name: 'Answer',
    instructions:
      'Answer the question from the knowledge you are given, in at most a few sentences, and say where the answer comes from. If the knowledge does not hold the answer, say so and offer to pass the question to a person.',
    usesKnowledge: true,
    transitions: transitions('answer', ['goodbye', saysGoodbye]),
    position: { x: 400, y: 240 },
  },
  {
    id: 'person',
    type: 'default',
    name: 'Hand over',
    instructions: '',
    isGlobal: true,
    enter: asksForPerson,
    usesKnowledge: true,
    asks: [asks.name('Of course. What is your name?'), asks.email('Which e-mail address can our team reach you at?')],
    transitions: transitions('person', ['person-noted', 'always']),
    position: { x: 400, y: 400 },
  },
  {
    id: 'person-noted',
    type: 'default',
    name: 'Handed over',
    instructions: 'Say that the team was asked to join this chat, and how they answer if nobody can.',
    says: 'Thank you, {{name}}. I have asked our team to join this chat. If nobody can, they write to {{email}}.',
    tells: 'request',
    transitions: transitions('person-noted', ['goodbye', saysGoodbye], ['answer', 'always']),
    position: { x: 720, y: 400 },
  },
  {
    id: 'goodbye',
    type: 'end',
    name: 'Goodbye',
    instructions: 'Thank the visitor and say goodbye.',
    says: 'Thank you for stopping by. Goodbye!',
    transitions: [],
    position: { x: 720, y: 240 },
  },
]
