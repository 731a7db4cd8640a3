import { describe, expect, it } from 'vitest'
import { SURE_SOURCE } from '#features/models'
import { retrieveInContext } from '#functions/conversations/turn/answer/retrieve-in-context'
import { toRetrievedChunks } from '#functions/knowledge/search/to-retrieved-chunks'
import { handbookIndex } from '#test/support/samples/handbook-index'

const index = await handbookIndex()
const before = 'How much is the deposit for renting the club house?'

const bestScore = async (text: string, asked?: string) => {
  const hits = await index.search({ text, limit: 6, ...(asked === undefined ? {} : { asked }) })
  return Math.max(0, ...hits.map(({ score }) => score))
}

describe('after a question that was answered with certainty', () => {
  it('another subject is as unlikely as if it had been asked alone', async () => {
    const asked = 'Do you sell frozen bananas?'
    expect(await bestScore(before)).toBeGreaterThanOrEqual(SURE_SOURCE)
    expect(await bestScore(`${before}\n${asked}`, asked)).toBeLessThan(SURE_SOURCE)
    expect(await bestScore(`${before}\n${asked}`)).toBeGreaterThanOrEqual(SURE_SOURCE)
  })

  it('a question that makes no sense alone is judged together with it', async () => {
    expect(await bestScore(`${before}\nand how much is it?`, 'and how much is it?')).toBeGreaterThanOrEqual(SURE_SOURCE)
  })

  it('a fragment about something that is not there stays unlikely', async () => {
    expect(await bestScore(`${before}\nand with bananas?`, 'and with bananas?')).toBeLessThan(SURE_SOURCE)
  })
})

describe('a turn', () => {
  it('does not take the chunks of the question before for an answer', async () => {
    const found = await retrieveInContext(
      async ({ text, asked }) => {
        const hits = await index.search({ text, limit: 6, ...(asked && asked !== text ? { asked } : {}) })
        return toRetrievedChunks(hits, index)
      },
      { agentId: 'agent', text: 'Do you sell frozen bananas?' },
      before,
    )
    expect(found?.hits.filter(({ score }) => score >= SURE_SOURCE)).toEqual([])
  })
})
