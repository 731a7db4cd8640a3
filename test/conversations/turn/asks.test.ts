import { describe, expect, it } from 'vitest'
import { answerRules } from '#functions/conversations/turn/asks/answer-rules'
import { greeting } from '#functions/conversations/turn/plan/greeting'
import { plan } from '#functions/conversations/turn/plan/plan'
import type { Position } from '#functions/conversations/turn/plan/position'
import type { AgentNode } from '#shared/agents/schema'

const nodes: AgentNode[] = [
  {
    id: 'start',
    type: 'start',
    name: 'Start',
    instructions: '',
    says: 'Hello!',
    transitions: [{ id: 'w', to: 'form', when: { kind: 'always' } }],
  },
  {
    id: 'form',
    type: 'default',
    name: 'Form',
    instructions: '',
    asks: [
      { variable: 'name', question: 'Your name?', kind: 'text' },
      {
        variable: 'size',
        question: 'Which size?',
        kind: 'choice',
        choices: ['Small', 'Large'],
        retry: 'Small or large?',
      },
    ],
    transitions: [{ id: 'w2', to: 'done', when: { kind: 'always' } }],
  },
  {
    id: 'done',
    type: 'default',
    name: 'Done',
    instructions: '',
    says: 'Thank you, {{name}}: {{size}}.',
    transitions: [],
  },
  {
    id: 'danger',
    type: 'default',
    name: 'Danger',
    instructions: '',
    says: 'Call 112.',
    isGlobal: true,
    enter: { kind: 'says', anyOf: ['chest pain'] },
    transitions: [],
  },
]

const planned = (sent: string, change: Partial<Position> = {}) => {
  const it = plan({
    nodes,
    nodeId: 'form',
    message: sent,
    variables: {},
    verdicts: new Map(),
    said: [],
    rules: answerRules,
    ...change,
  })
  if (!('plan' in it)) throw new Error('nothing has to be judged here')
  return it.plan
}

describe('a node that asks', () => {
  it('extracts the name from its sentence', () => {
    for (const sent of ['Ana', 'My name is Ana.', 'Hi, I’m Ana!', 'Ich heiße Ana', 'je m’appelle Ana'])
      expect(planned(sent).variables.name, sent).toBe('Ana')
  })

  it('shows choices as buttons: with the question, and again after another answer', () => {
    const buttons = {
      kind: 'buttons',
      buttons: [
        { label: 'Small', says: 'Small' },
        { label: 'Large', says: 'Large' },
      ],
    }
    expect(planned('Ana')).toMatchObject({ words: 'Which size?', parts: [buttons] })
    expect(planned('purple', { variables: { name: 'Ana' } })).toMatchObject({
      words: 'Small or large?',
      parts: [buttons],
    })
    expect(planned('large', { variables: { name: 'Ana' } })).toMatchObject({
      words: 'Thank you, Ana: Large.',
      parts: [],
    })
    const first = nodes.map((node) => (node.id === 'start' ? { ...node, asks: nodes[1]?.asks?.slice(1) ?? [] } : node))
    expect(greeting({ enableNodes: true, nodes: first, vg_initMessages: [] }, {}).messages[0]?.parts).toEqual([buttons])
  })

  it('never takes a phrase of a global node for its answer', () => {
    const { node, words, variables } = planned('I have chest pain')
    expect(node.id).toBe('danger')
    expect(words).toBe('Call 112.')
    expect(variables.name).toBeUndefined()
  })
})
