import validate from 'asl-validator'
import { expect, test } from 'vitest'
import { type Flow, type States, tasksOf } from '#events/flow'
import { flows } from '#events/flows'
import { withArns } from '#infra/constructs/functions/flow'
import { functionRows } from '#infra/functions'

/** What Step Functions would get, with ARNs as there. */
const asDeployed = (flow: Flow) => ({
  ...flow,
  States: withArns(
    flow.States,
    (name) => `arn:aws:lambda:eu-central-1:123456789012:function:${name.replaceAll('/', '-')}:live`,
  ),
})

/** Words that Step Functions knows and the local interpreter silently ignores. */
const cloudOnly = [
  'QueryLanguage',
  'Arguments',
  'Output',
  'Assign',
  'ItemBatcher',
  'ItemReader',
  'ResultWriter',
  'Iterator',
]

const wordsOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [key, ...wordsOf(inner)])
    : typeof value === 'string' && value.startsWith('{%')
      ? ['JSONata']
      : []

const wrongWith = (flow: Flow): string[] => {
  const { isValid, errorsText } = validate(structuredClone(asDeployed(flow)))
  const foreign = wordsOf(stateWords(flow.States)).filter((word) => word === 'JSONata' || cloudOnly.includes(word))
  const steps = new Set(
    functionRows()
      .filter(({ kind }) => kind === 'step')
      .map(({ name }) => name),
  )
  return [
    ...(isValid ? [] : [errorsText()]),
    ...foreign.map((word) => `${word} works in the cloud only`),
    ...tasksOf(flow.States)
      .filter((name) => !steps.has(name))
      .map((name) => `${name} is no function`),
  ]
}

/** The states without the names that developers gave them, which may be any word. */
const stateWords = (states: States): unknown[] =>
  Object.values(states).map((state) =>
    state.Type === 'Map'
      ? { ...state, ItemProcessor: { ...state.ItemProcessor, States: stateWords(state.ItemProcessor.States) } }
      : state,
  )

test.each(Object.entries(flows as Readonly<Record<string, Flow>>))('%s is valid, here and in the cloud', (_, flow) => {
  expect(wrongWith(flow)).toEqual([])
})

const sound: Flow = {
  Comment: 'two steps',
  StartAt: 'Wait',
  TimeoutSeconds: 60,
  States: { Wait: { Type: 'Wait', Seconds: 1, Next: 'End' }, End: { Type: 'Succeed' } },
}
const withState = (state: object): Flow => ({ ...sound, States: { ...sound.States, End: state } as States })

test('the check itself: a sound flow passes', () => {
  expect(wrongWith(sound)).toEqual([])
})

test.each([
  ['an unreachable state', withState({ Type: 'Pass', Next: 'Nowhere' }), /Nowhere|MISSING_TRANSITION/],
  ['a start that does not exist', { ...sound, StartAt: 'Begin' }, /Begin|START_AT/],
  [
    'JSONata',
    withState({ Type: 'Pass', QueryLanguage: 'JSONata', Output: '{% $states.input %}', End: true }),
    /JSONata/,
  ],
  [
    'a batching Map',
    withState({
      Type: 'Map',
      ItemsPath: '$.items',
      MaxConcurrency: 1,
      ItemBatcher: { MaxItemsPerBatch: 10 },
      ItemProcessor: {
        ProcessorConfig: { Mode: 'INLINE' },
        StartAt: 'One',
        States: { One: { Type: 'Pass', End: true } },
      },
      End: true,
    }),
    /ItemBatcher/,
  ],
  ['a task that is no function', withState({ Type: 'Task', Resource: 'nobody/knows', End: true }), /nobody\/knows/],
])('the check itself: %s is refused', (_, flow, complaint) => {
  expect(wrongWith(flow).join('\n')).toMatch(complaint)
})
