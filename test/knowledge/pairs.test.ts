import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ReplyCommitted } from '#events/conversations/events'
import { allPairs } from '#functions/knowledge/pairs/all-pairs'
import { changePair } from '#functions/knowledge/pairs/change-pair'
import { handler as countPairUse } from '#functions/knowledge/pairs/count-pair-use'
import { pairVersions } from '#functions/knowledge/pairs/store'
import { auditLog } from '#lib/audit'
import { pairMessages } from '#shared/knowledge/messages'
import { ANSWERS_ABOVE, type Pair, PairContent } from '#shared/knowledge/pairs'
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

const ROUTE = '/v2/agents/{agentId}/knowledge/pairs' as const
const parking = { question: 'Is there parking?', answer: 'Yes, 40 places behind the house. It costs 12 EUR a day.' }
const add = async (content: Readonly<Record<string, unknown>> = parking): Promise<Pair> => {
  const { status, body } = await world.call(`POST ${ROUTE}`, content)
  expect(status).toBe(200)
  return body.pair
}
const edit = (pair: Pair, change: Readonly<Record<string, unknown>>) => {
  const { question, alsoAskedAs, answer, tags, answersAbove, version } = pair
  return world.call(`PUT ${ROUTE}/{pairId}`, {
    pairId: pair.id,
    question,
    alsoAskedAs,
    answer,
    tags,
    answersAbove,
    version,
    ...change,
  })
}
const versions = (pairId: string) => world.call(`GET ${ROUTE}/{pairId}/versions`, { pairId })
const restore = (pairId: string, version: number) => world.call(`POST ${ROUTE}/{pairId}/restore`, { pairId, version })
const remove = (pairId: string) => world.call(`DELETE ${ROUTE}/{pairId}`, { pairId })
const list = async (): Promise<Pair[]> => (await world.call(`GET ${ROUTE}`)).body.pairs

describe('Q&As are written by members', () => {
  test('a new one starts with the default threshold, unused, with its first version', async () => {
    const pair = await add()
    expect(pair).toMatchObject({ ...parking, alsoAskedAs: [], tags: [], version: 1, uses: 0 })
    expect(pair.answersAbove).toBe(ANSWERS_ABOVE)
    expect(await list()).toEqual([pair])
    expect((await versions(pair.id)).body.versions).toMatchObject([{ ...parking, version: 1 }])
  })

  test('a duplicate wording is stored once', async () => {
    const pair = await add({
      ...parking,
      alsoAskedAs: ['Can I park?', 'can i park?', 'is there PARKING?'],
      tags: ['a', 'a'],
    })
    expect(pair).toMatchObject({ alsoAskedAs: ['Can I park?'], tags: ['a'] })
  })

  test('of two edits of one version one is a conflict', async () => {
    const pair = await add()
    const answers = await Promise.all(['one', 'two', 'three'].map((answer) => edit(pair, { answer })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(pairMessages.changedMeanwhile)
    expect((await list())[0]?.version).toBe(2)
    expect((await versions(pair.id)).body.versions).toHaveLength(2)
  })

  test('an earlier version is restored as a new one, keeping all in between', async () => {
    const pair = await add()
    await edit(pair, { answer: 'No.', tags: ['garage'] })
    const { body } = await restore(pair.id, 1)
    expect(body.pair).toMatchObject({ ...parking, tags: [], version: 3 })
    expect((await versions(pair.id)).body.versions.map(({ answer }: Pair) => answer)).toEqual([
      parking.answer,
      'No.',
      parking.answer,
    ])
  })

  test('the last 20 versions are kept', async () => {
    let pair = await add()
    for (let at = 2; at <= 25; at++) pair = (await edit(pair, { answer: `Answer ${at}` })).body.pair
    const kept = (await versions(pair.id)).body.versions as { version: number }[]
    expect(kept.map(({ version }) => version)).toEqual(Array.from({ length: 20 }, (_, at) => 25 - at))
    const gone = await restore(pair.id, 5)
    expect([gone.status, gone.body.message]).toEqual([404, pairMessages.noSuchVersion])
    expect((await restore(pair.id, 6)).body.pair).toMatchObject({ answer: 'Answer 6', version: 26 })
  })

  test('a deleted one leaves no history, and deleting it again is no error', async () => {
    let pair = await add()
    for (let at = 2; at <= 23; at++) pair = (await edit(pair, { answer: `Answer ${at}` })).body.pair
    expect((await remove(pair.id)).status).toBe(200)
    expect((await remove(pair.id)).status).toBe(200)
    expect(await allPairs(world.agentId)).toEqual([])
    const { items } = await pairVersions.list(`AGT#${world.agentId}`, 'KBQV#')
    expect(items).toEqual([])
    for (const answer of [await edit(pair, {}), await versions(pair.id), await restore(pair.id, 22)])
      expect([answer.status, answer.body.message]).toEqual([404, pairMessages.notFound])
  })

  test('an edit after the deletion restores nothing', async () => {
    const pair = await add()
    await remove(pair.id)
    const late = changePair({
      workspaceId: world.owner.uid,
      pair,
      content: { ...PairContent.parse(pair), answer: 'Late.' },
      actor: { kind: 'user', sub: 'late' },
      action: 'knowledge-pair.changed',
    })
    await expect(late).rejects.toMatchObject({ code: 'conflict' })
    expect(region.rows().filter(({ sk }) => String(sk).includes(pair.id))).toEqual([])
  })

  test('changes are in the audit log', async () => {
    const pair = await add()
    await edit(pair, { answer: 'No.' })
    await restore(pair.id, 1)
    await remove(pair.id)
    const { items } = await auditLog.list(`WS#${world.owner.uid}`, 'AUD#')
    const actions = items.filter(({ subject }) => subject === `${world.agentId}/${pair.id}`).map(({ action }) => action)
    expect(actions.sort()).toEqual(['added', 'changed', 'deleted', 'restored'].map((verb) => `knowledge-pair.${verb}`))
  })
})

describe('a Q&A answers its question', () => {
  const fromText = 'Parking is free for guests who arrive by electric car. Parking spaces are 2.4 metres wide.'
  const added = async (content: Readonly<Record<string, unknown>> = parking) => {
    const pair = await add(content)
    await world.settle()
    return pair
  }

  test('word for word, cited, without a model and for the price of an answer', async () => {
    await world.import({ type: 'text', text: fromText, title: 'Handbook' })
    const pair = await added()
    const visitor = await visitorOf(world)
    const reply = await visitor.say('Hello, do you have parking?')
    expect(reply.text).toBe(parking.answer)
    expect(reply.citations).toEqual([{ n: 1, title: pairMessages.source, sourceId: `pair:${pair.id}` }])
    const { body } = await world.call('GET /v2/agents/{agentId}/conversations/{conversationId}', {
      conversationId: visitor.conversationId,
    })
    expect(body.conversation.credits).toBe(1)
  })

  test('in any of its wordings, and again after a first question', async () => {
    await added({ ...parking, alsoAskedAs: ['Where can I leave my car?', 'garage'] })
    const visitor = await visitorOf(world)
    for (const asked of ['Where may I leave the car?', 'The garage?', 'is there parkking'])
      expect((await visitor.say(asked)).text).toBe(parking.answer)
  })

  test('but not a question that only resembles it: there it is an ordinary chunk', async () => {
    await added({ question: 'Are dogs allowed in the rooms?', answer: 'Dogs are welcome in all rooms.' })
    const visitor = await visitorOf(world)
    const reply = await visitor.say('Are snakes allowed in the rooms at night?')
    expect(reply.text).not.toBe('Dogs are welcome in all rooms.')
    const [hit] = await world.ask('Are snakes allowed in the rooms at night?')
    expect(hit).toMatchObject({ pair: { wins: false }, heading: 'Are dogs allowed in the rooms?' })
  })

  test('only from its threshold on', async () => {
    await added({ ...parking, answersAbove: 1 })
    const wins = async (asked: string) => (await world.ask(asked))[0]?.pair?.wins
    expect([await wins('Is there parking?'), await wins('Do you have parking?')]).toEqual([true, false])
  })

  test('of two that match, the better one', async () => {
    await added({ question: 'Do you have parking?', answer: 'Yes.', answersAbove: 0.5 })
    const coaches = await added({ question: 'Do you have parking for coaches?', answer: 'No.', answersAbove: 0.5 })
    const hits = await world.ask('Is there parking for a coach?')
    expect(hits.filter(({ pair }) => pair?.wins).map(({ pair }) => pair?.id)).toEqual([coaches.id])
    expect(hits[0]?.text).toBe('No.')
  })

  test('only where its tags allow it', async () => {
    await added({ ...parking, tags: ['hotel'] })
    expect(await world.ask('Is there parking?', ['restaurant'])).toEqual([])
    expect((await world.ask('Is there parking?', ['hotel']))[0]?.pair?.wins).toBe(true)
  })

  test('in its current version, and not after it is deleted', async () => {
    await world.import({ type: 'text', text: fromText })
    const pair = await added()
    await edit(pair, { answer: 'No, take the bus.' })
    await world.settle()
    expect((await world.ask('Is there parking?'))[0]?.text).toBe('No, take the bus.')
    await remove(pair.id)
    await world.settle()
    const hits = await world.ask('Is there parking?')
    expect(hits.length).toBeGreaterThan(0)
    expect(hits.every((hit) => hit.pair === undefined)).toBe(true)
  })

  test('many changes at once, delivered twice, make one index with all of them', async () => {
    world.state.deliveries = 2
    await Promise.all(
      Array.from({ length: 10 }, (_, at) => add({ question: `What is item${at}?`, answer: `Answer ${at}.` })),
    )
    await world.settle()
    for (let at = 0; at < 10; at++) expect((await world.ask(`What is item${at}?`))[0]?.text).toBe(`Answer ${at}.`)
    const versions = region
      .events()
      .filter(
        ({ type, data }) =>
          type === 'knowledge.index-replaced' && (data as { agentId: string }).agentId === world.agentId,
      )
    expect(versions).toHaveLength(1)
  })

  test('importing or deleting a source does not affect Q&As', async () => {
    await added()
    const source = await world.import({ type: 'text', text: fromText })
    await world.call('DELETE /v2/agents/{agentId}/knowledge/sources/{sourceId}', { sourceId: source.id })
    await world.settle()
    expect((await world.ask('Is there parking?'))[0]?.pair?.wins).toBe(true)
  })

  test('an answer counts once, even if delivered twice; a test chat’s does not', async () => {
    const pair = await added()
    world.state.deliveries = 3
    const visitor = await visitorOf(world)
    await visitor.say('Is there parking?')
    await visitor.say('Is there a place to sleep?')
    await world.settle()
    expect((await list()).find(({ id }) => id === pair.id)?.uses).toBe(1)
    const edited = await edit(pair, { answer: 'No.' })
    expect(edited.body.pair.uses).toBe(1)
  })

  test('many answers at once write different items, and are counted together until the Q&A is deleted', async () => {
    const [pair, other] = [await added(), await add({ question: 'Is there a lift?', answer: 'No.' })]
    const answered = (pairId: string) =>
      deliver(
        countPairUse,
        ReplyCommitted({
          workspaceId: world.owner.uid,
          agentId: world.agentId,
          conversationId: 'c',
          channel: 'web',
          messageId: 'm',
          milliCredits: 1000,
          payer: { kind: 'workspace', id: world.owner.uid },
          inputTokens: 0,
          outputTokens: 0,
          durationMs: 1,
          isUnanswered: false,
          isTest: false,
          pairId,
        }),
      )
    // so many that one of the eight items without any would be an accident of less than one in a billion
    await Promise.all(Array.from({ length: 200 }, () => answered(pair.id)))
    await answered(other.id)
    expect((await list()).map(({ id, uses }) => [id, uses])).toEqual([
      [pair.id, 200],
      [other.id, 1],
    ])
    const rows = () => region.rows().filter(({ sk }) => String(sk).startsWith(`KBQU#${pair.id}`))
    expect(rows()).toHaveLength(8)
    await remove(pair.id)
    await answered(pair.id)
    expect(rows()).toEqual([])
  })

  test('the test box shows which Q&A matches and whether it wins', async () => {
    const pair = await added()
    const search = async (question: string) =>
      (await world.call('POST /v2/agents/{agentId}/knowledge/search', { question })).body.hits[0]
    expect(await search('Do you have parking?')).toMatchObject({
      pair: { id: pair.id, wins: true },
      title: pairMessages.source,
      heading: parking.question,
      text: parking.answer,
    })
    expect(await search('Is there parking for coaches?')).toMatchObject({ pair: { id: pair.id, wins: false } })
  })
})
