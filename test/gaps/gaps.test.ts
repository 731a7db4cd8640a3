import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ConversationErased } from '#events/conversations/events'
import { handler as countWaitingQuestions } from '#functions/gaps/count-waiting-questions'
import { handler } from '#functions/gaps/record-gap'
import { redactQuestion } from '#functions/gaps/redact-question'
import { handler as forgetQuestions } from '#functions/gaps/remove-erased-questions'
import { gaps, MAX_GAPS, unansweredQuestions } from '#functions/gaps/store'
import { commit } from '#lib/database/commit'
import type { DatabaseCommand } from '#lib/database/database-command'
import { world as outerWorld, replaceWorld } from '#lib/world'
import type { Gap } from '#shared/gaps/schema'
import { deliver } from '#test/support/handlers/deliver'
import { lambdaContext } from '#test/support/handlers/lambda-context'
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
/** The rows of questions that no gap counts yet. */
const waiting = () =>
  region.rows().filter(({ kind, agentId }) => kind === 'unanswered-question' && agentId === world.agentId)
const stored = () => region.rows().filter(({ kind, agentId }) => kind === 'gap' && agentId === world.agentId)
const countWaiting = () => countWaitingQuestions({}, lambdaContext())
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

  test('questions that visitors ask at once write no item together', async () => {
    const conversations = await Promise.all(Array.from({ length: 8 }, () => visitorOf(world)))
    for (const visitor of conversations) await visitor.say('Can I bring my llama?')
    const events = region
      .events()
      .filter(
        ({ type, data }) => type.endsWith('reply-committed') && (data as { agentId: string }).agentId === world.agentId,
      )
    const written: string[] = []
    const real = outerWorld().database
    const undo = replaceWorld({
      database: (command: DatabaseCommand) => {
        written.push(...keysWrittenBy(command))
        return real(command)
      },
    })
    try {
      await Promise.all(events.map((event) => deliver(handler, event)))
    } finally {
      undo()
    }
    expect(written.length).toBeGreaterThanOrEqual(8)
    expect(written).toEqual([...new Set(written)])
  })

  test('what nobody looks at is counted by the schedule, once, and then waits no more', async () => {
    await ask(...Array.from({ length: 3 }, () => 'Can I bring my llama?'), 'Do you sell umbrellas?')
    expect([waiting().length, stored().length]).toEqual([4, 0])
    await Promise.all([countWaiting(), countWaiting()])
    expect(waiting()).toEqual([])
    expect(stored().map(({ question, count }) => [question, count])).toEqual([
      ['Can I bring my llama?', 3],
      ['Do you sell umbrellas?', 1],
    ])
  })

  test('more questions than one transaction takes are all counted, in their order', async () => {
    const questions = Array.from({ length: 70 }, (_, at) => ({
      agentId: world.agentId,
      id: `01WAITING${String(at).padStart(17, '0')}`,
      question:
        at % 2 === 0 ? 'Can I bring my llama?' : `Do you sell ${'abcdefghijklmnopqrstuvwxyz'[at % 26]}${at}xyz?`,
      at,
      conversationId: `conversation-${at}`,
    }))
    for (let at = 0; at < 70; at += 35) await commit(questions.slice(at, at + 35).map(unansweredQuestions.creating))
    const found = await list()
    expect(found[0]).toMatchObject({ question: 'Can I bring my llama?', count: 35, lastAt: 68 })
    expect(found[0]?.conversationIds.slice(0, 2)).toEqual(['conversation-68', 'conversation-66'])
    expect(found.reduce((sum, { count }) => sum + count, 0)).toBe(70)
    expect(waiting()).toEqual([])
  })

  test('a row that cannot be read does not keep the schedule from the other agents', async () => {
    await commit([
      unansweredQuestions.creating({
        ...{ agentId: 'aaa-broken-agent', id: '01BROKEN', question: 'Broken?', conversationId: 'none' },
        at: 0.5,
      }),
    ])
    await ask('Can I bring my llama?')
    await countWaiting()
    expect(stored()).toMatchObject([{ question: 'Can I bring my llama?', count: 1 }])
    await unansweredQuestions.drop({ agentId: 'aaa-broken-agent', id: '01BROKEN' })
  })

  test('a question that waits leaves with its conversation', async () => {
    const conversationId = await ask('Can I bring my llama?')
    await ask('Do you sell umbrellas?')
    const { agentId } = world
    const erased = ConversationErased({ workspaceId: world.owner.uid, agentId, conversationId, channel: 'web' })
    for (let delivery = 1; delivery <= 2; delivery++) await deliver(forgetQuestions, erased)
    expect(waiting()).toEqual([])
    expect((await list()).map(({ question }) => question)).toEqual(['Do you sell umbrellas?'])
  })

  test('a dismissal takes what waits with it', async () => {
    await ask('Can I bring my llama?')
    const [gap] = await list()
    await ask('May we bring our llamas?')
    expect(waiting()).toHaveLength(1)
    await world.call('DELETE /v2/agents/{agentId}/knowledge/gaps/{gapId}', { gapId: gap?.id })
    expect([waiting(), await list()]).toEqual([[], []])
  })

  test('the questions of a deleted agent are removed and open no gap', async () => {
    await ask('Can I bring my llama?')
    await world.call('DELETE /v2/agents/{agentId}')
    await countWaiting()
    expect([waiting(), stored()]).toEqual([[], []])
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

/** The keys of all items that a command writes. */
const keysWrittenBy = ({ input }: DatabaseCommand): string[] => {
  const { TransactItems = [] } = input as {
    TransactItems?: readonly Record<string, { Key?: object; Item?: Record<string, unknown> }>[]
  }
  return TransactItems.flatMap((item) =>
    Object.values(item).map(({ Key, Item }) => JSON.stringify(Key ?? { pk: Item?.pk, sk: Item?.sk })),
  )
}

test('personal data is removed from a question', () => {
  expect(redactQuestion('I am ana@example.com,\n call +43 (660) 123-45 67: do you have 12 beds?')).toBe(
    'I am …, call …: do you have 12 beds?',
  )
  expect(redactQuestion('ana@example.com,ben@example.org or @ana, a@b')).toBe('…… or @ana, a@b')
  expect(redactQuestion('é'.repeat(500))).toHaveLength(300)
})
