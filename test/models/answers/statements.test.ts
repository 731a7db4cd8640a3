import { describe, expect, it } from 'vitest'
import type { ModelSource } from '#functions/models/language-model.port'
import { offlineReply } from '#functions/models/offline/offline-reply'

const ask = (question: string, text: string, score = 0.9) => {
  const source: ModelSource = { n: 1, title: 'Boats', heading: '', text, score }
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

const statement = 'A boat for two people is let by the hour.'

describe('an answer is a statement', () => {
  it.each([
    ['a lone link', 'https://club.example/renting-boats-for-people'],
    ['a footer', '© 1998 Boats for people, renting and more'],
    ['a reserved right', 'Boats for renting people Ltd. All rights reserved.'],
    ['a trail of pages', 'Home > Renting > Boats for people'],
    ['a link to read on', 'Read more'],
  ])('and never %s', (_, layout) => {
    for (const score of [0.9, 0.3]) {
      const text = ask('Who rents boats for people?', `${layout}\n${statement}\n${layout}`, score)
      expect(text).toContain(statement)
      expect(text).not.toContain(layout)
    }
  })

  it('which is not repeated when a page contains it twice', () => {
    const text = ask('Which boat is let by the hour?', `${statement}\nBring a jacket.\n${statement}`)
    expect(text.split(statement)).toHaveLength(2)
  })
})
