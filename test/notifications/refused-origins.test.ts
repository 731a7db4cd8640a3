import { expect, test } from 'vitest'
import { OriginRefused } from '#events/conversations/events'
import { handler as notifyOriginRefused } from '#functions/notifications/triggers/notify-origin-refused'
import { notificationsFixture } from '#test/support/worlds/region-fixtures/notifications-fixture'

const { fixture, listOf, send } = notificationsFixture()
const agentId = 'fenced-agent-001'
const dayMs = 24 * 3_600_000

const refused = (origin: string) => OriginRefused({ workspaceId: fixture.workspaceId, agentId, origin })
const abouts = async () => (await listOf()).map(({ about }) => about)

test('a website outside the allowed origins is published with the first refused visitor, once', async () => {
  const { region, owner } = fixture
  const spendGuards = {
    perConversation: 0,
    perVisitorPerDay: 0,
    perDay: 0,
    turnsPerConversation: 0,
    alertAt: [],
    isStopped: false,
  }
  const security = { allowedOrigins: ['https://shop.example'], spendGuards }
  await region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Fenced', security }, { token: owner.token })
  for (const origin of ['https://shop.example', 'https://other.example', 'https://other.example', 'null'])
    await region.invoke('POST /v2/public/agents/{agentId}/conversations', { agentId }, { headers: { origin } })
  const events = region.events().filter(({ type }) => type === 'conversations.origin-refused')
  expect(events.map(({ data }) => data)).toEqual([
    { workspaceId: fixture.workspaceId, agentId, origin: 'https://other.example' },
  ])
})

test('the team is notified once a day and website, with a link to the setting', async () => {
  await send(notifyOriginRefused, refused('https://blog.example:8443'))
  await send(notifyOriginRefused, refused('https://blog.example:8443'))
  expect(await listOf()).toMatchObject([
    {
      kind: 'origin-refused',
      about: 'blog.example:8443',
      notificationLevel: 1,
      urlPathname: `/app/eu/agents/${agentId}/settings?tab=security`,
    },
  ])
  expect(await listOf(fixture.member)).toHaveLength(1)
  await send(notifyOriginRefused, refused('https://blog.example:8443'), { at: fixture.at + dayMs })
  expect(await abouts()).toEqual(['blog.example:8443', 'blog.example:8443'])
})

test('made-up websites do not push other notifications out of sight', async () => {
  const other = 'fenced-agent-002'
  for (let n = 0; n < 12; n++)
    await send(
      notifyOriginRefused,
      OriginRefused({ workspaceId: fixture.workspaceId, agentId: other, origin: `https://n${n}.example` }),
    )
  const rows = fixture.region.rows().filter((row) => row.occasion === 'origin-refused' && row.agentId === other)
  expect(rows.filter(({ receiver }) => receiver === 'owner')).toHaveLength(5)
})
