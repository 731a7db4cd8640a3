import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { likeness } from '#functions/knowledge/search-index/likeness'
import { ANSWERS_ABOVE } from '#shared/knowledge/pairs'

const Rows = z.array(z.tuple([z.string(), z.string()]))
const { same, paraphrases, nearMisses } = z
  .object({ same: Rows, paraphrases: Rows, nearMisses: Rows })
  .parse(JSON.parse(await readFile(new URL('../bench/wordings.json', import.meta.url), 'utf8')))

describe('how like a question is to the wording of an answer that was written for it', () => {
  test.each(same)('%s = %s', (wording, asked) => {
    expect(likeness(asked, wording)).toBeGreaterThanOrEqual(0.95)
  })
  test.each(paraphrases)('%s is also asked as: %s', (wording, asked) => {
    expect(likeness(asked, wording)).toBeGreaterThanOrEqual(ANSWERS_ABOVE)
  })
  test.each(nearMisses)('%s is not what is asked by: %s', (wording, asked) => {
    expect(likeness(asked, wording)).toBeLessThan(ANSWERS_ABOVE)
  })
  test.each([...same, ...paraphrases, ...nearMisses])('%s and %s are as like as the other way round', (one, other) => {
    expect(likeness(one, other)).toBeCloseTo(likeness(other, one), 1)
  })
  test('nothing is like nothing', () => {
    expect(likeness('', 'Is there parking?')).toBe(0)
    expect(likeness('???', '!!!')).toBe(0)
  })
})
