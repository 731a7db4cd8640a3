import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishToTeam } from '#functions/notifications/live/publish-to-team'
import { replaceWorld } from '#lib/world'
import { liveHarness } from '#test/support/handlers/live-harness'
import { newAgencyPortal } from '#test/support/worlds/region-fixtures/portal-fixture'
import { teamFixture } from '#test/support/worlds/region-fixtures/team-fixture'

const { fixture } = teamFixture()
let live: Awaited<ReturnType<typeof liveHarness>>
beforeAll(async () => {
  live = await liveHarness()
})
afterAll(() => live.stop())

const portal = async (name: string, tabs: readonly string[]) => {
  const it = await newAgencyPortal(fixture.region, name)
  const client = await it.client('ingrid@fjord.example')
  // only these
  await it.team('PUT /v2/workspaces/{workspaceId}/clients/{clientId}/access', {
    clientId: client.ID,
    give: tabs,
    take: ['/home', '/convos'].filter((tab) => !tabs.includes(tab)),
  })
  const { token } = (await it.call('POST /portal/live-ticket', {}, client.cookie)).body
  const subscribe = (connectionId: string, agentId: string = it.agents[0], ticket: string = token) =>
    live.say(connectionId, { type: 'subscribe', topic: { kind: 'agent', agentId }, token: ticket })
  const push = async (agentId: string = it.agents[0]) => {
    const before = live.pushed.length
    await publishToTeam({ agentId, conversationId: '01J00000000000000000000000', messageId: '', at: 1 })
    return live.pushed.slice(before).map(({ connectionId }) => connectionId)
  }
  return { ...it, client, token, subscribe, push }
}

test('a client hears of their organisation’s agents with a ticket of a minute', async () => {
  const it = await portal('live', ['/convos'])
  expect(await it.subscribe('connection-1')).toMatchObject({ type: 'subscribed' })
  expect(await it.push()).toEqual(['connection-1'])
  expect(await it.subscribe('connection-2', it.agents[1])).toMatchObject({ type: 'refused', code: 'not-found' })
  const undo = replaceWorld({ now: () => Date.now() + 60_001 })
  expect(await it.subscribe('connection-3')).toMatchObject({ type: 'refused', code: 'unauthenticated' })
  undo()
})

test('a ticket opens no route, and a client without Conversations hears nothing of them', async () => {
  const it = await portal('deaf', ['/kb'])
  expect(await it.subscribe('connection-4')).toMatchObject({ type: 'refused', code: 'forbidden' })
  const { status } = await fixture.region.invoke(
    'GET /v2/agents/{agentId}/conversations',
    { agentId: it.agents[0] },
    { token: it.token },
  )
  expect(status).toBe(401)
})

test('a client who is deleted hears nothing more after 30 seconds', async () => {
  const it = await portal('end', ['/convos'])
  await it.subscribe('connection-5')
  await it.team('DELETE /v2/workspaces/{workspaceId}/clients/{clientId}', { clientId: it.client.ID })
  const undo = replaceWorld({ now: () => Date.now() + 30_001 })
  expect(await it.push()).toEqual([])
  undo()
})
