import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { questionSimilarity } from '#functions/knowledge/search/question-similarity'
import { ANSWERS_ABOVE } from '#shared/knowledge/pairs'

const Rows = z.array(z.tuple([z.string(), z.string()]))
const { same, paraphrases, nearMisses } = z
  .object({ same: Rows, paraphrases: Rows, nearMisses: Rows })
  .parse(JSON.parse(await readFile(new URL('../bench/questions/wordings.json', import.meta.url), 'utf8')))

describe('the similarity of a question to a Q&A’s wording', () => {
  test.each(same)('%s = %s', (wording, asked) => {
    expect(questionSimilarity(asked, wording)).toBeGreaterThanOrEqual(0.95)
  })
  test.each(paraphrases)('%s is also asked as: %s', (wording, asked) => {
    expect(questionSimilarity(asked, wording)).toBeGreaterThanOrEqual(ANSWERS_ABOVE)
  })
  test.each(nearMisses)('%s is not what is asked by: %s', (wording, asked) => {
    expect(questionSimilarity(asked, wording)).toBeLessThan(ANSWERS_ABOVE)
  })
  test.each([...same, ...paraphrases, ...nearMisses])(
    '%s and %s are equally similar in both directions',
    (one, other) => {
      expect(questionSimilarity(one, other)).toBeCloseTo(questionSimilarity(other, one), 1)
    },
  )
  test('empty texts are not similar', () => {
    expect(questionSimilarity('', 'Is there parking?')).toBe(0)
    expect(questionSimilarity('???', '!!!')).toBe(0)
  })
})
