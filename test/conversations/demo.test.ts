import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { clearLiveAgentCache } from '#features/agents'
import { signDemoToken } from '#lib/tokens/demo-token'
import { replaceWorld } from '#lib/world'
import { demoMessages } from '#shared/agents/demo-messages'
import { DEMO_STARTS, DEMO_STARTS_PER_DAY, DEMO_TURNS } from '#shared/conversations/demo/demo'
import { invokeStream } from '#test/support/handlers/invoke-stream'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { atFixedTime } from '#test/support/worlds/at-fixed-time'

const START = 'POST /v2/public/agents/{agentId}/conversations'
const SEND = 'POST /v2/public/agents/{agentId}/conversations/{conversationId}/messages'

let region: TestRegion
let owner: Awaited<ReturnType<TestRegion['newPerson']>>
let agentId: string
let agents = 0
let messages = 0

beforeAll(async () => {
  region = await startRegion()
  owner = await region.newPerson()
})
afterAll(() => region.stop())
beforeEach(async () => {
  clearLiveAgentCache()
  agentId = `shown-agent-${String(++agents).padStart(3, '0')}`
  await save({ title: 'Live name' })
  await save({ title: 'Draft name' })
})

const save = (patch: object) =>
  region.invoke('POST /v2/agents/{agentId}', { agentId, ...patch }, { token: owner.token })
const start = (demo: string, address = '203.0.113.7') =>
  region.invoke(START, { agentId, demo }, { headers: { 'cloudfront-viewer-address': `${address}:4711` } })
const send = ({ conversationId, token }: { conversationId: string; token: string }, text = 'Hello there') =>
  invokeStream(
    SEND,
    { agentId, conversationId, clientId: `client-${String(++messages).padStart(6, '0')}`, text },
    { token },
  )
const link = async (version: 'draft' | 'live') =>
  (await region.invoke('POST /v2/agents/{agentId}/demo-links', { agentId, version }, { token: owner.token })).body.path
const tokenOf = (path: string) => path.split('#')[1] ?? ''
const shownTo = async (demo: string) => {
  const { status, body } = await region.invoke('GET /public/agents/{agentId}', { agentId, demo })
  return [status, body.message, body.data]
}
const titleFor = async (demo: string) =>
  (await region.invoke('GET /public/agents/{agentId}', { agentId, demo })).body.data.title

test('a link to the live copy has no token; one to the draft has it in the fragment, which no server receives', async () => {
  expect(await link('live')).toBe(`/app/eu/prototype?vg_id=${agentId}`)
  const path = await link('draft')
  expect(path).toMatch(new RegExp(`^/app/eu/prototype\\?vg_id=${agentId}&v=draft#dm1\\.`))
  expect(await titleFor('live')).toBe('Live name')
  expect(await titleFor(tokenOf(path))).toBe('Draft name')
})

test('a demo answers like a visit, and appears in no list, no analytics and no gap', async () => {
  const before = region.events().length
  const { body } = await start('live')
  expect((await send(body, 'What is the meaning of zyzzyva?')).status).toBe(200)
  const published = region.events().slice(before)
  const replies = published.filter(({ type }) => type === 'conversations.reply-committed')
  expect(replies.map(({ data }) => data.isTest)).toEqual([true])
  const list = await region.invoke('GET /v2/agents/{agentId}/conversations', { agentId }, { token: owner.token })
  expect(list.body.conversations).toEqual([])
})

test('a draft opens only with its link: no token, another agent’s, a forged or an expired one is refused', async () => {
  const token = tokenOf(await link('draft'))
  expect((await start(token)).status).toBe(200)
  const forged = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`
  for (const other of [await signDemoToken('another-agent-1'), forged, 'dm1.e30.AAAA']) {
    const { status, body } = await start(other)
    expect([status, body.message]).toEqual([401, demoMessages.demoEnded])
    expect(await shownTo(other)).toEqual([401, demoMessages.demoEnded, undefined])
  }
  const undo = replaceWorld({ now: () => Date.now() + 7 * 24 * 3600_000 + 1000 })
  expect((await start(token)).status).toBe(401)
  undo()
})

test.each(['', 'draft', 'Live', 'live ', 'cv1.e30.AAAA', 'dm1.', 'dm1.a.b.c', 'dm1.ä.ö', '<b>', 'x'.repeat(501)])(
  'an invalid token (%j) is refused as an expired link, with a message for visitors',
  async (demo) => {
    const { status, body } = await start(demo)
    expect([status === 401 || status === 422, body.message]).toEqual([true, demoMessages.demoEnded])
    expect((await shownTo(demo)).slice(1)).toEqual([demoMessages.demoEnded, undefined])
  },
)

test('a demo of the draft continues with the draft, and its conversation’s token opens no other version', async () => {
  await save({
    nodes: [
      {
        id: 'start',
        type: 'start',
        name: 'Start',
        instructions: '',
        says: 'Hi from the draft',
        transitions: [{ id: 'w', to: 'a', when: { kind: 'always' } }],
      },
      { id: 'a', type: 'default', name: 'A', instructions: '', says: 'Only the draft says this.', transitions: [] },
    ],
    enableNodes: true,
  })
  const { body } = await start(tokenOf(await link('draft')))
  expect(body.messages[0].text).toBe('Hi from the draft')
  const { events } = await send(body)
  expect(JSON.stringify(events)).toContain('Only the draft says this.')
})

test('a demo conversation takes thirty messages, or fewer where the owner set a lower limit', async () => {
  const { body } = await start('live')
  for (let sent = 0; sent < DEMO_TURNS; sent++) {
    // the limit per minute is tested elsewhere
    const undo = replaceWorld({ now: () => Date.now() + sent * 60_000 })
    expect((await send(body, `Question ${sent}`)).status, `message ${sent}`).toBe(200)
    undo()
  }
  const undo = replaceWorld({ now: () => Date.now() + 3600_000 })
  expect((await send(body)).status).toBe(403)
  undo()
})

test('an address starts ten demos in ten minutes, and an agent has a hundred a day', async () => {
  await atFixedTime(async () => {
    for (let begun = 0; begun < DEMO_STARTS; begun++) expect((await start('live', '198.51.100.1')).status).toBe(200)
    expect((await start('live', '198.51.100.1')).status).toBe(429)
    // the refused start counts as well
    for (let begun = DEMO_STARTS + 1; begun < DEMO_STARTS_PER_DAY; begun++)
      expect((await start('live', `198.51.100.${2 + (begun % 200)}`)).status).toBe(200)
    expect((await start('live', '192.0.2.1')).status).toBe(429)
  })
  const visit = await region.invoke(START, { agentId }, { headers: { 'cloudfront-viewer-address': '192.0.2.1:1' } })
  expect(visit.status).toBe(200)
})

test('a member cannot write as the visitor of a demo', async () => {
  const { body } = await start('live')
  const input = { agentId, conversationId: body.conversationId, clientId: 'client-as-team', text: 'Hello' }
  const { status } = await invokeStream(
    'POST /v2/agents/{agentId}/test-conversations/{conversationId}/messages',
    input,
    { token: owner.token },
  )
  expect(status).toBe(404)
})
