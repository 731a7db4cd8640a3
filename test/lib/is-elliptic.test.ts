import { expect, test } from 'vitest'
import { isElliptic } from '#lib/language/is-elliptic'

test.each([
  ['how much?', 0],
  ['and in winter?', 1],
  ['What about children under six years?', 4],
  ['Und im Winter?', 1],
  ['Et le dimanche ?', 1],
  ['En in de winter?', 1],
  ['How long does it last?', 1],
  ['in winter?', 1],
  ['那周末呢', 1],
])('a question that goes on with the one before it: %s', (question, contentWords) => {
  expect(isElliptic(question, contentWords)).toBe(true)
})

test.each([
  ['Do you sell bananas?', 2],
  ['Do you have a parking space for it near the harbour?', 4],
  ['En qué calle están?', 2],
  ['O que é um barco?', 2],
  ['opening hours', 2],
])('a question with a subject of its own: %s', (question, contentWords) => {
  expect(isElliptic(question, contentWords)).toBe(false)
})
