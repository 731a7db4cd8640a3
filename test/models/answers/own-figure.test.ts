import { expect, test } from 'vitest'
import type { ModelSource } from '#functions/models/language-model.port'
import { offlineReply } from '#functions/models/offline/offline-reply'

const ask = (question: string, text: string) => {
  const source: ModelSource = { n: 1, title: 'Yard', heading: '', text, score: 0.9 }
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

const yard = (crane: string) => `# The crane
The crane lifts heavy boats onto land. ${crane}
# The hoist
Small dinghies are lifted on board ships. Its straps carry 3 tonnes.
# The trolley
The largest load is 9 tonnes.`

test('a figure is taken from the entry that the question names', () => {
  const text = ask('How much does the crane lift?', yard('Its hook carries 6.5 tonnes.'))
  expect(text).toContain('6.5 tonnes')
  expect(text).not.toMatch(/\b[39] tonnes/)
})

test('a figure of another entry is never the answer, not even when the entry in question has none', () => {
  const text = ask('How much does the crane lift?', yard('Its hook is checked by an engineer.'))
  expect(text).toContain('The crane lifts heavy boats onto land.')
  expect(text).not.toMatch(/\b[39] tonnes/)
})

test('the largest load of something else is not that of the crane', () => {
  expect(ask('What is the largest load of the crane?', yard('Its hook is checked by an engineer.'))).not.toMatch(
    /\b[39] tonnes/,
  )
})
