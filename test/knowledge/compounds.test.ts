import { expect, test } from 'vitest'
import { sourcesOf } from '#functions/conversations/turn/answer/sources-of'
import { buildIndex } from '#functions/knowledge/index-format/build-index'
import { openIndex } from '#functions/knowledge/index-format/open-index'
import { toRetrievedChunks } from '#functions/knowledge/search/to-retrieved-chunks'
import { offlineReply } from '#functions/models/offline/offline-reply'
import { isCompoundOf, partsOf } from '#lib/language/compounds'
import type { Chunk } from '#shared/knowledge/chunk'

const pages: Readonly<Record<string, string>> = {
  ruecksendung: 'Die Rückgabefrist beträgt 30 Tage. Die Ware ist dabei nicht zu benutzen oder zu waschen.',
  lieferung: 'Die Lieferzeit beträgt drei bis fünf Werktage. Wir werden Sie am Tag vorher benachrichtigen.',
  versand: 'Die Versandkosten betragen 4,90 Euro und werden ab 50 Euro nicht berechnet.',
  garantie: 'Die Dauer der Garantie ist zwei Jahre, und Reparaturen sind für uns kein Problem.',
  oeffnung: 'Der Laden ist werktags von neun bis sechs offen, und das Café ist sonntags nicht geschlossen.',
  kurse: 'Ein Kurs für Anfänger ist jeden Montag, und er ist auch für Kinder.',
}

const chunks: readonly Chunk[] = Object.entries(pages).map(([name, text]) => ({
  id: name,
  hash: name,
  sourceId: name,
  url: `https://laden.example/${name}`,
  title: name,
  headingPath: [],
  text,
  position: 0,
}))

const answerTo = async (text: string) => {
  const sources = chunks.map(({ sourceId }) => ({ id: sourceId, tags: [] }))
  const index = openIndex(buildIndex({ sources, chunks }))
  const found = sourcesOf(toRetrievedChunks(await index.search({ text, limit: 6 }), index), { maxChunkSize: 2424 })
  return offlineReply({
    model: 'offline',
    system: '',
    messages: [{ role: 'user', text }],
    sources: found,
    isKnowledgeOnly: true,
    node: { name: 'Answer', instructions: '' },
    variables: {},
    tools: [],
    temperature: 0,
    maxOutputTokens: 1024,
    signal: new AbortController().signal,
  }).text
}

test.each([
  ['Wie lang ist die Frist für die Rückgabe?', '30 Tage'],
  ['Wie ist die Zeit der Lieferung?', 'drei bis fünf'],
  ['Wie hoch sind die Kosten für den Versand?', '4,90'],
  ['Wie ist die Garantiedauer?', 'zwei Jahre'],
])('a German compound is found by its words, and words by their compound: %s', async (question, words) => {
  expect(await answerTo(question)).toContain(words)
})

test('a compound is known by its parts, with the letters that join them', () => {
  expect(isCompoundOf('ruckgabefrist', 'ruckgabe', 'frist')).toBe(true)
  expect(isCompoundOf('geburtstagsgeschenke', 'geburtstag', 'geschenk')).toBe(true)
  expect(isCompoundOf('zahlungsarten', 'zahlung', 'art')).toBe(true)
  expect(isCompoundOf('lieferzeit', 'zeit', 'lieferung')).toBe(false)
  expect(isCompoundOf('lieferzeit', 'lieferung', 'ort')).toBe(false)
  expect(partsOf('retourtermijn', ['winkel', 'termijn', 'retour'])).toEqual(['retour', 'termijn'])
  expect(partsOf('winkel', ['win', 'kel'])).toBeUndefined()
})
