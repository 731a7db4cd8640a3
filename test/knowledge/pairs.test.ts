import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { allPairs } from '#functions/knowledge/pairs/all-pairs'
import { pairVersions } from '#functions/knowledge/pairs/store'
import { auditLog } from '#lib/audit'
import { pairMessages } from '#shared/knowledge/messages'
import { ANSWERS_ABOVE, type Pair } from '#shared/knowledge/pairs'
import { type KnowledgeWorld, knowledgeWorld } from '#test/support/knowledge-world'
import { startRegion, type TestRegion } from '#test/support/region'

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

describe('questions and answers are written by the team', () => {
  test('a new one starts at the usual surety, unused, with its first version', async () => {
    const pair = await add()
    expect(pair).toMatchObject({ ...parking, alsoAskedAs: [], tags: [], version: 1, uses: 0 })
    expect(pair.answersAbove).toBe(ANSWERS_ABOVE)
    expect(await list()).toEqual([pair])
    expect((await versions(pair.id)).body.versions).toMatchObject([{ ...parking, version: 1 }])
  })

  test('a wording that is there twice is kept once', async () => {
    const pair = await add({
      ...parking,
      alsoAskedAs: ['Can I park?', 'can i park?', 'is there PARKING?'],
      tags: ['a', 'a'],
    })
    expect(pair).toMatchObject({ alsoAskedAs: ['Can I park?'], tags: ['a'] })
  })

  test('of two edits of one version one is told that somebody was faster', async () => {
    const pair = await add()
    const answers = await Promise.all(['one', 'two', 'three'].map((answer) => edit(pair, { answer })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(pairMessages.changedMeanwhile)
    expect((await list())[0]?.version).toBe(2)
    expect((await versions(pair.id)).body.versions).toHaveLength(2)
  })

  test('an earlier state comes back as a new version, with everything in between kept', async () => {
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

  test('the last 20 states are kept', async () => {
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

  test('what was done to it stands in the audit log', async () => {
    const pair = await add()
    await edit(pair, { answer: 'No.' })
    await restore(pair.id, 1)
    await remove(pair.id)
    const { items } = await auditLog.list(`WS#${world.owner.uid}`, 'AUD#')
    const actions = items.filter(({ subject }) => subject === `${world.agentId}/${pair.id}`).map(({ action }) => action)
    expect(actions.sort()).toEqual(['added', 'changed', 'deleted', 'restored'].map((verb) => `knowledge-pair.${verb}`))
  })
})
