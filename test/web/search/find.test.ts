import { expect, test } from 'vitest'
import { knowledgeParts } from '#web/features/knowledge/place-parts.ts'
import { find } from '#web/features/search/find.ts'

const items = [
  { label: 'Handoff title', where: 'Settings, Core', words: 'person human live chat' },
  { label: 'Handoff subtitle', where: 'Settings, Core' },
  { label: 'Temperature', where: 'Settings, Technical' },
  { label: 'Allowed origins', where: 'Settings, Security', words: 'domain embed cors' },
  { label: 'Zurück', where: 'Widget' },
  { label: 'Knowledge' },
  { label: 'Only answer from knowledge', where: 'Settings, Core' },
]
const labels = (query: string, limit = 5) => find(items, query, limit).map(({ item }) => item.label)
const strengths = (query: string) => find(items, query, 5).map(({ strength }) => strength)

test('an exact name comes first and is a strong match, a name that contains it follows', () => {
  expect(labels('knowledge')).toEqual(['Knowledge', 'Only answer from knowledge'])
  expect(find(items, 'knowledge', 1)).toMatchObject([{ score: expect.closeTo(1), strength: 'strong' }])
})

test('a typing mistake still finds, with a weaker match', () => {
  expect(labels('tempreature')).toEqual(['Temperature'])
  expect(strengths('tempreature')).toEqual(['good'])
  expect(labels('hadnoff')[0]).toBe('Handoff title')
  expect(strengths('hadnoff')[0]).toBe('possible')
})

test('other words for the same thing find it', () => {
  expect(labels('cors')).toContain('Allowed origins')
  expect(labels('human')[0]).toBe('Handoff title')
})

test('accents need not be typed', () => {
  expect(labels('zuruck')[0]).toBe('Zurück')
})

test('nothing below 0.3, never more than the limit, and nothing for an empty query', () => {
  expect(labels('qqxxzz')).toEqual([])
  expect(labels('hand', 1)).toHaveLength(1)
  expect(labels('   ')).toEqual([])
  for (const { score } of find(items, 'and', 5)) expect(score).toBeGreaterThanOrEqual(0.3)
})

test.each([
  ['Questions and answers', 'Q&A'],
  ['Test box', 'Test'],
  ['Unanswered questions', 'Gaps'],
])('the tab of the knowledge is found by “%s”', (query, label) => {
  const parts = knowledgeParts().map(({ label, where, terms }) => ({ label, where, words: terms }))
  expect(find(parts, query, 5)[0]?.item.label).toBe(label)
})
