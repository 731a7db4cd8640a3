import { describe, expect, test } from 'vitest'
import { world as outside, replaceWorld } from '#lib/world'
import { fleetFixture } from '#test/support/worlds/region-fixtures/fleet-fixture'

const world = fleetFixture()
const { newOwner, newAgent, makeCopies, publish, save, get, start, look, call, runRounds, clock } = world

const sourceWithCopies = async (count: number) => {
  const owner = await newOwner()
  const sourceId = await newAgent(owner, { title: 'Reception base' })
  const copies = await makeCopies(owner, sourceId, count)
  return { owner, sourceId, copies, first: copies[0] ?? '', second: copies[1] ?? '' }
}
const decide = async (owner: Parameters<typeof call>[0], pushId: string, what: string, input = {}) => {
  const answer = await call(owner, 'POST', `/pushes/{pushId}/${what}`, { pushId, ...input })
  await runRounds()
  return answer
}

describe('a push', () => {
  test('goes stage by stage, keeps what a client changed, and is undone as one', async () => {
    const { owner, sourceId, copies, first, second } = await sourceWithCopies(3)
    await publish(owner, first, { vg_systemPrompt: 'Ours', proactiveMessage: 'Olá!' })
    await publish(owner, sourceId, { vg_systemPrompt: 'New', lang: 'de', title: 'Renamed' })

    const { body } = await start(owner, sourceId, [[first], copies.slice(1)])
    await runRounds()
    const pushId = body.push.id as string
    expect(await look(owner, pushId)).toMatchObject({
      state: 'waiting',
      stage: 0,
      states: { [first]: 'published', [second]: 'waits' },
    })
    expect(await get(owner, first)).toMatchObject({
      vg_systemPrompt: 'Ours',
      proactiveMessage: 'Olá!',
      lang: 'de',
      title: first,
      hasUnpublishedChanges: false,
    })
    expect(await get(owner, second)).toMatchObject({ lang: 'en', liveVersion: 1 })

    expect((await decide(owner, pushId, 'continue', { stage: 1 })).status).toBe(200)
    const done = await look(owner, pushId)
    expect(done).toMatchObject({ state: 'done', states: { [second]: 'published' } })
    expect(done.all.find(({ agentId }) => agentId === first)).toMatchObject({ counts: { takes: 1, kept: 1 } })
    expect(await get(owner, second)).toMatchObject({ lang: 'de', vg_systemPrompt: 'New', title: second })

    await decide(owner, pushId, 'undo')
    expect(await look(owner, pushId)).toMatchObject({ state: 'undone', states: { [first]: 'undone' } })
    expect(await get(owner, first)).toMatchObject({ vg_systemPrompt: 'Ours', lang: 'en', proactiveMessage: 'Olá!' })
    expect(await get(owner, second)).toMatchObject({ lang: 'en', liveVersion: 3 })
    const compared = await call(owner, 'GET', '/copies/{agentId}', { agentId: first })
    expect(compared.body).toMatchObject({ version: 2, copy: { from: 1, counts: { takes: 1, kept: 1 } } })
  })

  test('takes what both changed where a person chose the new', async () => {
    const { owner, sourceId, first } = await sourceWithCopies(1)
    await publish(owner, first, { vg_systemPrompt: 'Ours' })
    await publish(owner, sourceId, { vg_systemPrompt: 'New' })
    const { lastModified } = await get(owner, first)
    const targets = [{ agentId: first, stage: 0, lastModified, takeNew: ['vg_systemPrompt'] }]
    const { body } = await start(owner, sourceId, [[first]], { targets })
    await runRounds()
    expect((await look(owner, body.push.id)).all).toMatchObject([{ state: 'published', counts: { takes: 1, kept: 0 } }])
    expect(await get(owner, first)).toMatchObject({ vg_systemPrompt: 'New' })
  })

  test('leaves a copy that was changed, or has a draft, or is none any more, and says why', async () => {
    const { owner, sourceId, copies, first } = await sourceWithCopies(6)
    const [, changed = '', drafted = '', deleted = '', unlinked = '', published = ''] = copies
    await publish(owner, sourceId, { lang: 'de' })
    const { body } = await start(owner, sourceId, [[first], copies.slice(1)])
    await runRounds()
    clock.now += 60_000
    await publish(owner, changed, { description: 'Other' })
    await save(owner, drafted, { description: 'Draft' })
    await call(owner, 'DELETE', '/copies/{agentId}', { agentId: unlinked })
    await world.fixture.region.invoke('DELETE /v2/agents/{agentId}', { agentId: deleted }, { token: owner.token })
    await decide(owner, body.push.id, 'continue', { stage: 1 })
    const { state, states, all } = await look(owner, body.push.id)
    expect(state).toBe('done')
    expect(states).toEqual({
      [first]: 'published',
      [changed]: 'changed',
      [drafted]: 'draft',
      [deleted]: 'gone',
      [unlinked]: 'gone',
      [published]: 'published',
    })
    expect(all.find(({ agentId }) => agentId === changed)).toMatchObject({ reason: { key: 'fleet.copyChanged' } })
    expect(await get(owner, drafted)).toMatchObject({ lang: 'en', description: 'Draft' })
    expect(await get(owner, unlinked)).toMatchObject({ lang: 'en' })
  })

  test('publishes nothing over a draft that was published since, though the draft itself is as it was seen', async () => {
    const { owner, sourceId, copies, first, second } = await sourceWithCopies(2)
    await publish(owner, sourceId, { lang: 'de' })
    await save(owner, second, { description: 'Draft' })
    const { body } = await start(owner, sourceId, [copies])
    await runRounds()
    expect((await look(owner, body.push.id)).states).toEqual({ [first]: 'published', [second]: 'draft' })
  })

  test('lets a person choose anew for a copy that was left, and leave one out', async () => {
    const { owner, sourceId, copies, first, second } = await sourceWithCopies(3)
    await publish(owner, sourceId, { lang: 'de' })
    const { body } = await start(owner, sourceId, [[first], copies.slice(1)])
    await publish(owner, first, { description: 'Other' })
    await runRounds()
    const pushId = body.push.id as string
    expect((await look(owner, pushId)).states[first]).toBe('changed')
    const target = await call(owner, 'GET', '/pushes/{pushId}/targets/{agentId}', { pushId, agentId: first })
    expect(target.body.diff.takes).toMatchObject([{ path: 'lang', theirs: 'en', next: 'de' }])
    const { lastModified } = target.body
    const choose = (agentId: string, input: object) =>
      call(owner, 'PUT', '/pushes/{pushId}/targets/{agentId}', { pushId, agentId, ...input })
    expect((await choose(first, { lastModified, takeNew: [] })).body.target).toMatchObject({ state: 'waits' })
    expect((await choose(second, { lastModified, takeNew: [], isLeftOut: true })).body.target).toMatchObject({
      state: 'left-out',
    })
    await decide(owner, pushId, 'continue', { stage: 1 })
    expect(await look(owner, pushId)).toMatchObject({
      state: 'done',
      states: { [first]: 'published', [second]: 'left-out' },
    })
    expect((await choose(second, { lastModified, takeNew: [] })).body.message).toBe('This push has ended.')
  })

  test('holds its version, whatever is published meanwhile', async () => {
    const { owner, sourceId, first, second } = await sourceWithCopies(2)
    await publish(owner, sourceId, { lang: 'de' })
    const { body } = await start(owner, sourceId, [[first], [second]])
    await runRounds()
    await publish(owner, sourceId, { lang: 'fr' })
    await decide(owner, body.push.id, 'continue', { stage: 1 })
    expect(await get(owner, second)).toMatchObject({ lang: 'de' })
    const { sources } = (await call(owner, 'GET', '')).body
    expect(sources).toMatchObject([{ agentId: sourceId, copies: 2, behind: 2, liveVersion: 3 }])
  })

  test('is the only one of its source until it has ended', async () => {
    const { owner, sourceId, first, second } = await sourceWithCopies(2)
    await publish(owner, sourceId, { lang: 'de' })
    const both = await Promise.all([1, 2].map(() => start(owner, sourceId, [[first], [second]])))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const one = both.find(({ status }) => status === 200) ?? both[0]
    await runRounds()
    const other = await start(owner, sourceId, [[second]])
    expect([other.status, other.body.message]).toEqual([
      409,
      'Another push of this agent is under way. Finish it or stop it first.',
    ])
    await decide(owner, one?.body.push.id, 'stop')
    expect(await look(owner, one?.body.push.id)).toMatchObject({ state: 'stopped', states: { [second]: 'left-out' } })
    const third = await start(owner, sourceId, [[second]])
    expect(third.status).toBe(200)
    expect((await decide(owner, one?.body.push.id, 'undo')).status).toBe(409)
    await runRounds()
    await decide(owner, one?.body.push.id, 'undo')
    expect(await get(owner, first)).toMatchObject({ lang: 'en' })
    expect(await get(owner, second)).toMatchObject({ lang: 'de' })
  })

  test('starts a stage by itself after its minutes', async () => {
    const { owner, sourceId, first, second } = await sourceWithCopies(2)
    await publish(owner, sourceId, { lang: 'de' })
    const { body } = await start(owner, sourceId, [[first], [second]], { stages: [{}, { afterMinutes: 30 }] })
    const pushId = body.push.id as string
    const begun = clock.now
    const seen: string[] = []
    await runRounds(async (name, work) => {
      // the flow begins again after its pause, here at once: ten minutes later, and again
      if (name === 'fleet/rounds/begin-round' && seen.includes(name)) clock.now += 10 * 60_000
      seen.push(name)
      return work()
    })
    expect(await look(owner, pushId)).toMatchObject({ state: 'done', states: { [second]: 'published' } })
    expect(clock.now - begun).toBe(30 * 60_000)
    expect(seen.filter((name) => name === 'fleet/rounds/advance-target')).toHaveLength(2)
  })

  test('waits for a person where a copy of the stage before could not be published', async () => {
    const { owner, sourceId, first, second } = await sourceWithCopies(2)
    await publish(owner, sourceId, { lang: 'de' })
    const { body } = await start(owner, sourceId, [[first], [second]], { stages: [{}, { afterMinutes: 30 }] })
    await runRounds(async (name, work) => {
      if (name === 'fleet/rounds/advance-target') throw new Error('the function has a defect')
      return work()
    })
    const { state, nextAt, states } = await look(owner, body.push.id)
    expect({ state, nextAt, states }).toEqual({
      state: 'waiting',
      nextAt: undefined,
      states: { [first]: 'failed', [second]: 'waits' },
    })
  })

  test('is held by a pause at the next copy, and goes on from there', async () => {
    const { owner, sourceId, copies } = await sourceWithCopies(4)
    await publish(owner, sourceId, { lang: 'de' })
    const { body } = await start(owner, sourceId, [copies])
    const pushId = body.push.id as string
    let published = 0
    await runRounds(async (name, work) => {
      if (name === 'fleet/rounds/advance-target' && published++ === 2)
        await call(owner, 'POST', '/pushes/{pushId}/pause', { pushId })
      return work()
    })
    const held = await look(owner, pushId)
    expect(held.state).toBe('paused')
    expect(Object.values(held.states)).toContain('waits')
    await decide(owner, pushId, 'continue', { stage: 0 })
    expect(Object.values((await look(owner, pushId)).states)).toEqual(Array(4).fill('published'))
  })

  test('publishes nothing any more from the moment a pause is answered', async () => {
    const { owner, sourceId, first } = await sourceWithCopies(1)
    await publish(owner, sourceId, { lang: 'de' })
    const { body } = await start(owner, sourceId, [[first]])
    const pushId = body.push.id as string
    // the pause comes between what a copy's function reads and what it writes
    const { database } = outside()
    let isPaused = false
    const undo = replaceWorld({
      database: async (command) => {
        const isWrite = JSON.stringify(command.input).includes(`TARGET#${first}`) && 'TransactItems' in command.input
        if (isWrite && !isPaused) {
          isPaused = true
          await call(owner, 'POST', '/pushes/{pushId}/pause', { pushId })
        }
        return database(command)
      },
    })
    await runRounds()
    undo()
    expect(isPaused).toBe(true)
    expect(await look(owner, pushId)).toMatchObject({ state: 'paused', states: { [first]: 'waits' } })
    expect(await get(owner, first)).toMatchObject({ lang: 'en', liveVersion: 1 })
  })

  test('is not undone where something was changed since, be it published or not', async () => {
    const { owner, sourceId, copies, first, second } = await sourceWithCopies(3)
    const third = copies[2] ?? ''
    await publish(owner, sourceId, { lang: 'de' })
    const { body } = await start(owner, sourceId, [copies])
    await runRounds()
    clock.now += 5000
    await save(owner, second, { description: 'Draft' })
    await publish(owner, third, { description: 'Published' })
    await decide(owner, body.push.id, 'undo')
    expect((await look(owner, body.push.id)).states).toEqual({ [first]: 'undone', [second]: 'stays', [third]: 'stays' })
    expect(await get(owner, second)).toMatchObject({ lang: 'de', description: 'Draft' })
    expect(await get(owner, third)).toMatchObject({ lang: 'de', description: 'Published' })
  })

  test('leaves a copy that was changed between a person’s look and the start', async () => {
    const { owner, sourceId, first } = await sourceWithCopies(1)
    await publish(owner, sourceId, { lang: 'de' })
    const { lastModified } = await get(owner, first)
    await publish(owner, first, { description: 'Other' })
    const { body } = await start(owner, sourceId, [], {
      stages: [{}],
      targets: [{ agentId: first, stage: 0, lastModified }],
    })
    await runRounds()
    expect((await look(owner, body.push.id)).states).toEqual({ [first]: 'changed' })
    expect(await get(owner, first)).toMatchObject({ lang: 'en' })
  })

  test('is undone for thirty days', async () => {
    const { owner, sourceId, first } = await sourceWithCopies(1)
    await publish(owner, sourceId, { lang: 'de' })
    const { body } = await start(owner, sourceId, [[first]])
    await runRounds()
    clock.now += 30 * 86_400_000 + 1
    const answer = await decide(owner, body.push.id, 'undo')
    expect([answer.status, answer.body.message]).toEqual([409, 'A push can be undone for 30 days.'])
  })
})

test('what a start refuses, it refuses with a reason, and nothing is stored', async () => {
  const { owner, sourceId, first, second } = await sourceWithCopies(2)
  const stranger = await newAgent(owner)
  const message = async (groups: string[][], more = {}) => (await start(owner, sourceId, groups, more)).body.message
  expect(await message([[stranger]])).toBe('This agent is no copy of another.')
  expect(await message([[first, first]])).toBe('A copy is in this push twice.')
  expect(await message([[first], [second]], { stages: [{}] })).toBe('A copy is in a stage that does not exist.')
  expect(await message([[first]], { stages: [{}, {}] })).toBe('Every stage needs at least one copy.')
  expect(await message([[first]], { version: 7 })).toBe(
    'The agent was published again in the meantime. Look at the changes again.',
  )
  expect(await message([[]])).toBe('Choose at least one copy.')
  expect((await call(owner, 'GET', '/pushes')).body).toEqual({ pushes: [] })
})
