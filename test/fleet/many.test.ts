import { expect, test } from 'vitest'
import { fleetFixture } from '#test/support/worlds/region-fixtures/fleet-fixture'

const { newOwner, newAgent, makeCopies, publish, call, look, runRounds } = fleetFixture()

test('five hundred copies are compared page by page and get one push; more are refused', async () => {
  const owner = await newOwner()
  const sourceId = await newAgent(owner)
  const copies = await makeCopies(owner, sourceId, 500)
  await publish(owner, sourceId, { lang: 'de' })
  const targets: { agentId: string; stage: number; lastModified: number }[] = []
  for (let after: string | undefined = '0'; after; ) {
    const { body } = await call(owner, 'GET', '/sources/{sourceId}/copies', { sourceId, after })
    expect(body.copies).toHaveLength(25)
    for (const { agentId, lastModified } of body.copies) targets.push({ agentId, stage: 0, lastModified })
    after = body.cursor
  }
  expect(targets.map(({ agentId }) => agentId).toSorted()).toEqual(copies.toSorted())

  const push = { sourceId, version: 2, stages: [{}] }
  const one = { agentId: sourceId, stage: 0, lastModified: 1 }
  const refused = await call(owner, 'POST', '/pushes', { ...push, targets: [...targets, one] })
  expect([refused.status, refused.body.issues[0].message]).toEqual([
    422,
    'One push goes to 500 copies. Choose fewer, and push again for the rest.',
  ])
  const started = await call(owner, 'POST', '/pushes', { ...push, targets })
  await runRounds()
  const { state, states } = await look(owner, started.body.push.id)
  expect([state, ...new Set(Object.values(states))]).toEqual(['done', 'published'])
}, 120_000)
