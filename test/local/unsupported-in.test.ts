import { expect, test } from 'vitest'
import { flows } from '#events/flows'
import { unsupportedIn } from '#infra/local/region/events/unsupported-in'

const withState = (state: object) => ({ StartAt: 'A', States: { A: state } })

test('a flow with what the interpreter would silently ignore is refused', () => {
  expect(unsupportedIn({ QueryLanguage: 'JSONata', ...withState({ Type: 'Succeed' }) })).toEqual([
    'QueryLanguage JSONata',
  ])
  expect(unsupportedIn(withState({ Type: 'Pass', QueryLanguage: 'JSONata' }))).toEqual(['QueryLanguage JSONata'])
  expect(unsupportedIn(withState({ Type: 'Task', Arguments: {} }))).toEqual(['Arguments'])
  const batched = { Type: 'Map', ItemBatcher: {}, ItemProcessor: withState({ Type: 'Task', Output: '{% 1 %}' }) }
  expect(unsupportedIn(withState(batched))).toEqual(['ItemBatcher', 'Output'])
})

test('two tasks of one name are refused: the interpreter distinguishes them by name alone', () => {
  const inner = { Type: 'Map', ItemProcessor: { StartAt: 'Do', States: { Do: { Type: 'Task' } } } }
  expect(unsupportedIn({ States: { Do: { Type: 'Task' }, Each: inner } })).toEqual(['two tasks named Do'])
})

test('our own flows run here as they run on Step Functions', () => {
  for (const definition of Object.values(flows)) expect(unsupportedIn(definition)).toEqual([])
})
