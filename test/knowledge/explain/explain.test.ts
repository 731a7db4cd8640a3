import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { clearLiveAgentCache } from '#features/agents'
import { clearIndexCache } from '#features/knowledge'
import { replaceFiles } from '#lib/files'
import { replaceWorld } from '#lib/world'
import { whyNotMessages, whyNotText } from '#shared/knowledge/messages'
import type { WhyNot } from '#shared/knowledge/schema'
import { problemMessages } from '#shared/problem-messages'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { type KnowledgeWorld, knowledgeWorld } from '#test/support/worlds/knowledge-world'
import { earlierChunk, earlierChunks, seedIndex, wordFor } from '#test/support/worlds/seed-index'

let region: TestRegion
let world: KnowledgeWorld
beforeAll(async () => {
  region = await startRegion()
})
afterAll(() => region.stop())
beforeEach(async () => {
  world = await knowledgeWorld(region)
})
afterEach(() => world.stop())

const text = (title: string, body: string, tags: string[] = []) =>
  world.import({ type: 'text', title, text: body, tags })
const explain = async (sourceId: string, question: string): Promise<WhyNot> => {
  const { status, body } = await world.call('POST /v2/agents/{agentId}/knowledge/explain', { sourceId, question })
  expect(status).toBe(200)
  return body.why
}

describe('why a source does or does not answer a question', () => {
  test('it answers: its chunk matches best', async () => {
    const hours = await text('Hours', 'We are open from 8:00 to 18:00, on Saturday until 14:00.')
    expect(await explain(hours.id, 'When are you open on Saturday?')).toMatchObject({
      verdict: 'answers',
      message: whyNotMessages.answers(1),
      rank: 1,
      best: { sourceId: hours.id, title: 'Hours' },
      missing: [],
    })
  })

  test('it has too few of the keywords', async () => {
    const hours = await text('Hours', 'We are open from 8:00 to 18:00, on Saturday until 14:00.')
    const why = await explain(hours.id, 'Is the swimming pool heated on Saturday?')
    expect(why).toMatchObject({ verdict: 'below-threshold', missing: ['swimming', 'pool', 'heated'] })
    expect(why.message).toMatch(/^Its best chunk scores \d+ %; an answer needs 60 %\.$/)
  })

  test('it has none of the keywords', async () => {
    const hours = await text('Hours', 'We are open from 8:00 to 18:00.')
    const why = await explain(hours.id, 'Warranty period?')
    expect(why).toEqual({
      verdict: 'no-keywords-matched',
      ...whyNotText('noKeywordsMatched'),
      missing: ['warranty', 'period'],
    })
  })

  test('others match better', async () => {
    for (let at = 0; at < 7; at++) await text(`Page ${at}`, 'The warranty period: the warranty lasts three years.')
    const last = await text(
      'Terms',
      `${'Delivery, packing, payment and the place of jurisdiction are agreed in writing. '.repeat(8)}The warranty period is agreed too.`,
    )
    const why = await explain(last.id, 'warranty period')
    expect(why).toMatchObject({ verdict: 'outranked', rank: 8 })
    expect(why.message).toMatch(/“Page \d”/)
  })

  test('a Q&A answers exactly this question', async () => {
    const terms = await text('Terms', 'The warranty lasts three years.')
    await world.call('POST /v2/agents/{agentId}/knowledge/pairs', {
      question: 'How long is the warranty?',
      answer: 'Five years for members.',
    })
    await world.settle()
    expect(await explain(terms.id, 'How long is the warranty?')).toMatchObject({
      verdict: 'outranked',
      message: whyNotMessages.pairWins('How long is the warranty?'),
      rank: 2,
    })
  })

  test('none of its chunks is indexed', async () => {
    const { body } = await world.add({ type: 'text', text: 'Not imported yet.' })
    expect(await explain(body.source.id, 'Imported?')).toEqual({
      verdict: 'nothing-indexed',
      ...whyNotText('nothingIndexed'),
      missing: [],
    })
  })

  test('every node of the agent searches other tags', async () => {
    const terms = await text('Terms', 'The warranty lasts three years.', ['legal'])
    const node = {
      id: 'start',
      type: 'start',
      name: 'Start',
      instructions: '',
      transitions: [],
      knowledgeTags: ['sales'],
    }
    const { status } = await world.call('POST /v2/agents/{agentId}', { enableNodes: true, nodes: [node] })
    expect(status).toBe(200)
    expect((await world.call('POST /v2/agents/{agentId}/publish')).status).toBe(200)
    clearLiveAgentCache()
    expect(await explain(terms.id, 'How long is the warranty?')).toMatchObject({ verdict: 'another-tag', rank: 1 })
  })

  test('another agent’s source is not found', async () => {
    const hours = await text('Hours', 'We are open from 8:00 to 18:00.')
    const other = await knowledgeWorld(region)
    const { status } = await other.call('POST /v2/agents/{agentId}/knowledge/explain', {
      sourceId: hours.id,
      question: 'When are you open?',
    })
    expect(status).toBe(404)
  })
})

test('an explanation reads the published files once and builds nothing, however large the source is', async () => {
  const { body } = await world.add({ type: 'text', text: 'Not imported yet.' })
  const sourceId = body.source.id
  const own = Array.from({ length: 600 }, (_, at) =>
    earlierChunk(sourceId, at, `Grinder ${wordFor(at)} is cleaned daily.`),
  )
  await seedIndex(world, [earlierChunks(300), own])
  clearIndexCache()
  const work = { filesRead: 0, filesWritten: 0 }
  replaceFiles({
    ...world.files,
    get: (key) => {
      work.filesRead++
      return world.files.get(key)
    },
    put: async (key, bytes) => {
      work.filesWritten++
      await world.files.put(key, bytes)
    },
  })
  const stored = vi.spyOn(TextEncoder.prototype, 'encodeInto')
  const parsed = vi.spyOn(JSON, 'parse')
  try {
    const question = `How is the grinder ${wordFor(321)} descaled?`
    expect(await explain(sourceId, question)).toMatchObject({ rank: 1, best: { sourceId }, missing: ['descaled'] })
    expect(work).toEqual({ filesRead: 2, filesWritten: 0 })
    await explain(sourceId, question)
    expect(work).toEqual({ filesRead: 2, filesWritten: 0 })
    // an index that is built writes each chunk
    expect(stored.mock.calls.length).toBe(0)
    // the hits of both explanations: a hundred each, and one of the source alone
    expect(parsed.mock.calls.filter(([text]) => text.includes('is cleaned daily')).length).toBeLessThanOrEqual(2 * 101)
  } finally {
    vi.restoreAllMocks()
  }
})

test('an explanation of a question with a thousand keywords compares the first 31, as a search does', async () => {
  const hours = await text('Hours', 'We are open from 8:00 to 18:00.')
  const words = Array.from({ length: 1000 }, (_, at) => wordFor(at).slice(0, 3) + at.toString(36)).join(' ')
  const why = await explain(hours.id, `open ${words}`.slice(0, 4000))
  expect(why.missing).toHaveLength(30)
})

test('one actor asks the knowledge of a workspace sixty questions a minute, searched or explained', async () => {
  const now = Date.now()
  let later = 0
  const undo = replaceWorld({ now: () => now + later })
  const ask = (kind: 'search' | 'explain') =>
    world.call(`POST /v2/agents/{agentId}/knowledge/${kind}`, {
      question: 'Why?',
      ...(kind === 'explain' ? { sourceId: '01J0000000000000000000000A' } : {}),
    })
  try {
    for (let at = 0; at < 30; at++) {
      expect((await ask('explain')).status).toBe(404)
      expect((await ask('search')).status).toBe(200)
    }
    for (const kind of ['search', 'explain'] as const) {
      const { status, body, headers } = await ask(kind)
      expect({ status, code: body.code, message: body.message }).toEqual({
        status: 429,
        code: 'rate-limited',
        message: problemMessages.tooMany,
      })
      const wait = Number(headers['retry-after'])
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(60)
    }
    // another actor is counted alone
    const other = await knowledgeWorld(region)
    expect((await other.call('POST /v2/agents/{agentId}/knowledge/search', { question: 'Why?' })).status).toBe(200)
    other.stop()
    later = 60_000
    expect((await ask('search')).status).toBe(200)
  } finally {
    undo()
  }
})
