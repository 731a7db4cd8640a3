import { describe, expect, test } from 'vitest'
import { answerRules } from '#functions/conversations/turn/asks/answer-rules'
import { plan } from '#functions/conversations/turn/plan/plan'
import type { Plan } from '#functions/conversations/turn/plan/planned'
import type { Position } from '#functions/conversations/turn/plan/position'
import { judgeLexically } from '#functions/models/offline/judge-lexically'
import type { AgentNode } from '#shared/agents/schema'

const node = (id: string, more: Partial<AgentNode> = {}): AgentNode => ({
  id,
  type: 'default',
  name: id,
  instructions: `Do ${id}.`,
  transitions: [],
  ...more,
})
const transition = (to: string, when: AgentNode['transitions'][number]['when']) => ({ id: `to-${to}`, to, when })
const planned = (position: Partial<Position> & Pick<Position, 'nodes'>): Plan => {
  const result = plan({
    message: 'Hello',
    variables: {},
    verdicts: new Map(),
    nodeId: undefined,
    said: [],
    rules: answerRules,
    ...position,
  })
  if (!('plan' in result)) throw new Error(`unjudged: ${result.judge.join()}`)
  return result.plan
}
const ids = ({ path }: Plan) => path.map(({ nodeId }) => nodeId)

describe('the planner', () => {
  test('answers from the knowledge when the agent has no nodes', () => {
    expect(planned({ nodes: [] })).toMatchObject({ node: { id: 'agent', usesKnowledge: true } })
  })

  test('takes a transition whose condition is met before an `always` one', () => {
    const nodes = [
      node('start', {
        type: 'start',
        transitions: [transition('any', { kind: 'always' }), transition('pay', { kind: 'says', anyOf: ['pay'] })],
      }),
      node('any'),
      node('pay'),
    ]
    expect(ids(planned({ nodes, message: 'I want to pay!' }))).toEqual(['start', 'pay'])
    expect(ids(planned({ nodes, message: 'a payment' }))).toEqual(['start', 'any'])
  })

  test('asks for a judgement of all sentences at once before it decides', () => {
    const nodes = [
      node('start', {
        type: 'start',
        transitions: [
          transition('a', { kind: 'intent', sentence: 'A?' }),
          transition('b', { kind: 'intent', sentence: 'B?' }),
        ],
      }),
      node('a'),
      node('b'),
    ]
    const position = { nodes, message: 'x', variables: {}, nodeId: 'start', said: [], rules: answerRules }
    expect(plan({ ...position, verdicts: new Map() })).toEqual({ judge: ['A?', 'B?'] })
    const verdicts = new Map([
      ['A?', false],
      ['B?', true],
    ])
    expect(ids(planned({ ...position, verdicts }))).toEqual(['start', 'b'])
  })

  test('reaches a global node from any node', () => {
    const nodes = [
      node('start', { type: 'start' }),
      node('sos', { isGlobal: true, enter: { kind: 'says', anyOf: ['help'] } }),
    ]
    expect(ids(planned({ nodes, message: 'please help', nodeId: 'start' }))).toEqual(['start', 'sos'])
  })

  test('passes through nodes without content, and leaves a cycle of them', () => {
    const pass = (id: string, to: string) =>
      node(id, { instructions: '', transitions: [transition(to, { kind: 'always' })] })
    const chain = [
      node('start', { type: 'start', transitions: [transition('p', { kind: 'always' })] }),
      pass('p', 'q'),
      pass('q', 'end'),
      node('end'),
    ]
    expect(ids(planned({ nodes: chain, nodeId: 'start' }))).toEqual(['start', 'p', 'q', 'end'])
    const circle = [
      node('start', { type: 'start', transitions: [transition('p', { kind: 'always' })] }),
      pass('p', 'q'),
      pass('q', 'p'),
    ]
    expect(planned({ nodes: circle, nodeId: 'start' }).path.length).toBeLessThan(15)
  })

  test('sends exact words when it enters a node and not again while it stays', () => {
    const nodes = [
      node('start', { type: 'start', transitions: [transition('w', { kind: 'always' })] }),
      node('w', { says: 'Hi {{name}}!' }),
    ]
    expect(planned({ nodes, nodeId: 'start', variables: { name: 'Ana' } }).words).toBe('Hi Ana!')
    expect(planned({ nodes, nodeId: 'w' }).words).toBeUndefined()
  })

  test('ends at an end node, and starts again after it or when the current node was deleted', () => {
    const nodes = [
      node('start', { type: 'start', transitions: [transition('bye', { kind: 'says', anyOf: ['bye'] })] }),
      node('bye', { type: 'end', says: 'Bye.' }),
    ]
    expect(planned({ nodes, nodeId: 'start', message: 'bye' })).toMatchObject({ isEnd: true, words: 'Bye.' })
    for (const nodeId of ['bye', 'deleted']) expect(planned({ nodes, nodeId }).node.id).toBe('start')
  })

  test('gives every note to the node that answers, and never enters a note', () => {
    const nodes = [
      node('rules', { type: 'note' }),
      node('start', { type: 'start', transitions: [transition('rules', { kind: 'always' })] }),
    ]
    expect(planned({ nodes, nodeId: 'start' })).toMatchObject({ node: { id: 'start' }, notes: ['Do rules.'] })
  })
})

test.each([
  ['The visitor says goodbye.', 'ok bye', true],
  ['The visitor says goodbye.', 'When do you close?', false],
  ['The visitor agrees.', 'yes please', true],
  ['The visitor agrees.', 'no thanks', false],
  ['The visitor wants to sell a house.', 'I would like to sell my house', true],
  ['The visitor wants to talk to a person.', 'can I speak to someone', true],
] as const)('without a model, the sentence "%s" about "%s" is judged %s', (sentence, message, isTrue) => {
  expect(judgeLexically([sentence], message).has(sentence)).toBe(isTrue)
})
