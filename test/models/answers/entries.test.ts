import { expect, test } from 'vitest'
import type { ModelSource } from '#functions/models/language-model.port'
import { offlineReply } from '#functions/models/offline/offline-reply'

const ask = (question: string, text: string, heading = '') => {
  const source: ModelSource = { n: 1, title: 'Harbour library', heading, text, score: 0.9 }
  return offlineReply({
    model: 'offline',
    system: '',
    messages: [{ role: 'user', text: question }],
    sources: [source],
    isKnowledgeOnly: true,
    node: { name: 'Answer', instructions: '' },
    variables: {},
    tools: [],
    temperature: 0,
    maxOutputTokens: 1024,
    signal: new AbortController().signal,
  }).text
}

test('a name is answered with what its entry goes on to say, not with the first sentence alone', () => {
  const text = ask(
    'harbour.moor',
    'Moors the boat named by berth. If the berth is occupied, BerthTaken is raised. On a quay the move is atomic.',
    'harbour > harbour.moor(boat, berth)',
  )
  expect(text).toContain('Moors the boat')
  expect(text).toContain('BerthTaken is raised')
  expect(text).toContain('atomic')
})

const parameters = Array.from({ length: 20 }, (_, at) => `option_${at}=None`).join(', ')

test('of a long signature the parameter is quoted that the question names', () => {
  const text = ask(
    'harbour.open_gate default backlog',
    'Opens the gate of the harbour for boats that wait outside. By default boats enter one by one.',
    `harbour > coroutine harbour.open_gate(boats, ${parameters}, backlog=100)`,
  )
  expect(text).toContain('harbour.open_gate(…, backlog=100, …)')
  expect(text).not.toContain('option_3')
})

test('a figure is taken from what is said of it before it is taken from an example', () => {
  const text = ask(
    'How many berths does a HarbourPlan open by default?',
    'A plan gives its berths to boats in the order of arrival.\n\n```\nplan = HarbourPlan(berths=3)  # opens the berths\n```\n\nIt starts with 12 of them by default.',
    'harbour > HarbourPlan',
  )
  expect(text).toMatch(/^\*\*HarbourPlan\*\*: It starts with 12 of them by default/)
})

test('the last line of an example is no heading of what follows', () => {
  const text = ask(
    'What is BOAT_VERBOSE for?',
    'The log takes texts of several lines.\nlog(r"""\n  arrival\n""", BOAT_VERBOSE)\nThis is far more readable than one line of text.',
  )
  expect(text).not.toContain('**""", BOAT_VERBOSE)**')
})
