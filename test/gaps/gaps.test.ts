import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { handler } from '#functions/gaps/record-gap'
import { redactQuestion } from '#functions/gaps/redact-question'
import { gaps, MAX_GAPS } from '#functions/gaps/store'
import { commit } from '#lib/database/commit'
import type { Gap } from '#shared/gaps/schema'
import { deliver } from '#test/support/handlers/deliver'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { type KnowledgeWorld, knowledgeWorld } from '#test/support/worlds/knowledge-world'
import { visitorOf } from '#test/support/worlds/visitor-of'

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

const list = async (): Promise<Gap[]> => (await world.call('GET /v2/agents/{agentId}/knowledge/gaps')).body.gaps
const ask = async (...questions: string[]) => {
  const visitor = await visitorOf(world)
  for (const question of questions) await visitor.say(question)
  await world.settle()
  return visitor.conversationId
}

describe('unanswered questions are kept for the team', () => {
  test('similar questions are one gap, most asked first', async () => {
    await world.import({ type: 'text', text: 'We are open from 8:00 to 18:00.' })
    const first = await ask('Can I bring my llama?', 'When are you open?')
    const second = await ask('May we bring our llamas?', 'Do you sell umbrellas?')
    const third = await ask('Do you rent snowboards?', 'Do you sell umbrellas?', 'can i bring a llamma')
    const found = await list()
    expect(found.map(({ question, count }) => [question, count])).toEqual([
      ['Can I bring my llama?', 3],
      ['Do you sell umbrellas?', 2],
      ['Do you rent snowboards?', 1],
    ])
    expect(found[0]).toMatchObject({
      askedAs: ['can i bring a llamma', 'May we bring our llamas?'],
      conversationIds: [third, second, first],
    })
    expect(found[1]?.askedAs).toEqual([])
  })

  test('an event that is delivered three times counts once', async () => {
    world.state.deliveries = 3
    await ask('Can I bring my llama?', 'Do you take llamas?')
    expect((await list()).map(({ count }) => count)).toEqual([1, 1])
  })

  test('concurrent events open one gap and each counts', async () => {
    const conversations = await Promise.all(Array.from({ length: 8 }, () => visitorOf(world)))
    for (const visitor of conversations) await visitor.say('Can I bring my llama?')
    const events = region
      .events()
      .filter(
        ({ type, data }) => type.endsWith('reply-committed') && (data as { agentId: string }).agentId === world.agentId,
      )
    expect(events).toHaveLength(8)
    await Promise.all([...events, ...events].map((event) => deliver(handler, event)))
    expect((await list()).map(({ count }) => count)).toEqual([8])
  })

  test('test chats, small talk and answered questions leave none', async () => {
    await world.import({ type: 'text', text: 'We are open from 8:00 to 18:00.' })
    await ask('Hello!', 'When are you open?', 'thanks')
    expect(await list()).toEqual([])
  })

  test('an agent that keeps no history keeps no questions either', async () => {
    const { agentId } = world
    const saved = await world.call('POST /v2/agents/{agentId}', { agentId, recordChatHistory: false })
    const published = await world.call('POST /v2/agents/{agentId}/publish')
    expect([saved.status, published.status]).toEqual([200, 200])
    await ask('Can I bring my llama?')
    expect(await list()).toEqual([])
  })

  test('a Q&A written for a gap closes it', async () => {
    await ask('Can I bring my llama?', 'Do you sell umbrellas?')
    const gap = (await list()).find(({ question }) => question.includes('llama'))
    world.state.deliveries = 2
    await world.call('POST /v2/agents/{agentId}/knowledge/pairs', {
      question: 'Are animals welcome?',
      answer: 'All of them.',
      gapId: gap?.id,
    })
    await world.settle()
    expect((await list()).map(({ question }) => question)).toEqual(['Do you sell umbrellas?'])
  })

  test('so does every Q&A that now answers it', async () => {
    await ask('Can I bring my llama?', 'Do you sell umbrellas?')
    world.state.deliveries = 2
    await world.call('POST /v2/agents/{agentId}/knowledge/pairs', {
      question: 'May I bring a llama?',
      answer: 'Yes.',
    })
    await world.settle()
    expect((await list()).map(({ question }) => question)).toEqual(['Do you sell umbrellas?'])
  })

  test('a dismissed one opens again when it is asked again, with a count of one', async () => {
    await ask('Can I bring my llama?', 'Can I bring my llama?')
    const [gap] = await list()
    const dismiss = () => world.call('DELETE /v2/agents/{agentId}/knowledge/gaps/{gapId}', { gapId: gap?.id })
    expect([(await dismiss()).status, (await dismiss()).status]).toEqual([200, 200])
    expect(await list()).toEqual([])
    await ask('Can I bring my llama?')
    expect(await list()).toMatchObject([{ question: 'Can I bring my llama?', count: 1 }])
  })

  test('at most 200 are kept, and the least asked one is removed', async () => {
    const seeded = Array.from({ length: MAX_GAPS }, (_, at) => ({
      agentId: world.agentId,
      id: `01SEEDED${String(at).padStart(18, '0')}`,
      question: `seed${at}?`,
      askedAs: [],
      count: at === 7 ? 1 : 2,
      lastAt: at,
      conversationIds: [],
    }))
    for (let at = 0; at < MAX_GAPS; at += 50) await commit(seeded.slice(at, at + 50).map(gaps.creating))
    await ask('Can I bring my llama?')
    const questions = (await list()).map(({ question }) => question)
    expect(questions).toHaveLength(MAX_GAPS)
    expect(questions).toContain('Can I bring my llama?')
    expect(questions).not.toContain('seed7?')
  })
})

test('personal data is removed from a question', () => {
  expect(redactQuestion('I am ana@example.com,\n call +43 (660) 123-45 67: do you have 12 beds?')).toBe(
    'I am …, call …: do you have 12 beds?',
  )
  expect(redactQuestion('ana@example.com,ben@example.org or @ana, a@b')).toBe('…… or @ana, a@b')
  expect(redactQuestion('é'.repeat(500))).toHaveLength(300)
})
