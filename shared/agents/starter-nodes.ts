import type { AgentNode } from './schema.ts'

/** The nodes of a new agent: it greets, answers from what it knows, and closes when the visitor says goodbye. */
export const starterNodes: readonly AgentNode[] = [
  {
    id: 'start',
    type: 'start',
    name: 'Start',
    instructions: 'Greet the visitor in one short sentence and ask what they need.',
    says: 'Hi, how can I help you today?',
    ways: [{ id: 'start-answer', to: 'answer', when: { kind: 'always' } }],
    position: { x: 80, y: 240 },
  },
  {
    id: 'answer',
    type: 'default',
    name: 'Answer',
    instructions:
      'Answer the question from the knowledge you are given, in at most a few sentences, and say where the answer comes from. If the knowledge does not hold the answer, say so and offer to pass the question to a person.',
    usesKnowledge: true,
    ways: [{ id: 'answer-goodbye', to: 'goodbye', when: { kind: 'intent', sentence: 'The visitor says goodbye.' } }],
    position: { x: 400, y: 240 },
  },
  {
    id: 'house-rules',
    type: 'note',
    name: 'House rules',
    instructions:
      'Be friendly and brief. Use the language the visitor writes in. Never make up prices, dates, names or promises.',
    ways: [],
    position: { x: 80, y: 80 },
  },
  {
    id: 'goodbye',
    type: 'end',
    name: 'Goodbye',
    instructions: 'Thank the visitor and say goodbye.',
    says: 'Thank you for stopping by. Goodbye!',
    ways: [],
    position: { x: 720, y: 240 },
  },
]
