import { expect, test } from 'vitest'
import { fleetFixture } from '#test/support/worlds/region-fixtures/fleet-fixture'

const { newOwner, newAgent, makeCopies, publish, get, start, look, call, runRounds } = fleetFixture()

test('pushes are undone one after the other, the last one first', async () => {
  const owner = await newOwner()
  const sourceId = await newAgent(owner)
  const [copy = ''] = await makeCopies(owner, sourceId, 1)
  const push = async (lang: string): Promise<string> => {
    await publish(owner, sourceId, { lang })
    const { body } = await start(owner, sourceId, [[copy]])
    await runRounds()
    return body.push.id
  }
  const undo = async (pushId: string) => {
    await call(owner, 'POST', '/pushes/{pushId}/undo', { pushId })
    await runRounds()
    const { states } = await look(owner, pushId)
    const { lang } = await get(owner, copy)
    const { from } = (await call(owner, 'GET', '/copies/{agentId}', { agentId: copy })).body.copy
    return [states[copy], lang, from]
  }
  const [first, second] = [await push('de'), await push('fr')]
  // the second push is a change since the first one
  expect(await undo(second)).toEqual(['undone', 'de', 2])
  expect(await undo(first)).toEqual(['undone', 'en', 1])
})

test('what an earlier push brought stays while a later one stands on it', async () => {
  const owner = await newOwner()
  const sourceId = await newAgent(owner)
  const [copy = ''] = await makeCopies(owner, sourceId, 1)
  const ids: string[] = []
  for (const lang of ['de', 'fr']) {
    await publish(owner, sourceId, { lang })
    ids.push((await start(owner, sourceId, [[copy]])).body.push.id)
    await runRounds()
  }
  const [pushId = ''] = ids
  await call(owner, 'POST', '/pushes/{pushId}/undo', { pushId })
  await runRounds()
  expect((await look(owner, pushId)).states).toEqual({ [copy]: 'stays' })
  expect(await get(owner, copy)).toMatchObject({ lang: 'fr' })
})

test('a push that is under way is undone from where it is', async () => {
  const owner = await newOwner()
  const sourceId = await newAgent(owner)
  const [first = '', second = ''] = await makeCopies(owner, sourceId, 2)
  await publish(owner, sourceId, { lang: 'de' })
  const pushId = (await start(owner, sourceId, [[first], [second]])).body.push.id as string
  await runRounds()
  await call(owner, 'POST', '/pushes/{pushId}/undo', { pushId })
  await runRounds()
  expect(await look(owner, pushId)).toMatchObject({
    state: 'undone',
    states: { [first]: 'undone', [second]: 'left-out' },
  })
  expect(await get(owner, first)).toMatchObject({ lang: 'en' })
  const again = await call(owner, 'POST', '/pushes/{pushId}/continue', { pushId, stage: 1 })
  expect([again.status, again.body.message]).toEqual([409, 'This push has ended.'])
})
