import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clearLiveAgentCache } from '#features/agents'
import { subscriptions } from '#functions/notifications/live/subscriptions/store'
import { invokeStream } from '#test/support/handlers/invoke-stream'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'

const START = 'POST /v2/public/agents/{agentId}/conversations'
const HISTORY = 'GET /v2/public/agents/{agentId}/conversations/{conversationId}/messages'
const away = { timeZone: 'UTC', hours: [], onlyOnline: true, awayMessage: '' }

let region: TestRegion
let owner: Awaited<ReturnType<TestRegion['newPerson']>>
let serial = 0

beforeAll(async () => {
  region = await startRegion()
  owner = await region.newPerson()
})
afterAll(() => region.stop())

const startChat = async (handoff: object) => {
  clearLiveAgentCache()
  const agentId = `away-agent-${String(++serial).padStart(5, '0')}`
  const team = { token: owner.token }
  await region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Desk', handoff }, team)
  const { conversationId, token } = (await region.invoke(START, { agentId })).body
  const ids = { agentId, conversationId }
  return {
    ...ids,
    send: (text: string) =>
      invokeStream(
        `${START}/{conversationId}/messages`,
        { ...ids, clientId: `visitor-${String(++serial).padStart(6, '0')}`, text },
        { token },
      ),
    press: async () =>
      (await region.invoke(`${START}/{conversationId}/handoff`, { ...ids, to: 'person' }, { token })).body,
    history: async (): Promise<{ role: string; text: string; notice?: string }[]> =>
      (await region.invoke(HISTORY, ids, { token })).body.messages,
    desk: () =>
      region
        .rows()
        .filter(({ kind, sk }) => kind === 'desk-row' && String(sk).endsWith(conversationId))
        .map(({ place }) => place),
    left: () =>
      region
        .events()
        .filter(({ type, data }) => type === 'conversations.message-left' && data.conversationId === conversationId),
  }
}
/** A member's open dashboard, which subscribes to the workspace's notifications. */
const openDashboard = (endsAt: number, kind: 'user' | 'visitor' = 'user') =>
  subscriptions.save({
    topic: `workspace#${owner.uid}`,
    connectionId: 'open-dashboard',
    workspaceId: owner.uid,
    subscriber: kind === 'user' ? { kind, sub: 'owner' } : { kind, agentId: 'a', conversationId: 'c' },
    checkedAt: 0,
    endsAt,
  })
/** Unix seconds that no test reaches, and some that are over. */
const [FAR, OVER] = [4_102_444_800, 1]

describe('while nobody of the team is there', () => {
  test('a visitor who types for a person reads so and leaves a message, and the agent continues', async () => {
    const chat = await startChat(away)
    const { events } = await chat.send('Ich möchte mit einem Menschen sprechen')
    expect(events.at(-1)).toMatchObject({ type: 'state', state: 'ai-chatting', continue: true })
    expect((await chat.history()).at(-1)?.text).toMatch(/^Unser Team ist gerade nicht da\./)
    expect(chat.desk()).toEqual(['left-message'])
    expect(chat.left()).toHaveLength(1)
    expect((await chat.send('Hello')).events.map(({ type }) => type)).toContain('done')
  })

  test('so does one who presses the button, in the owner’s own words', async () => {
    const chat = await startChat({ ...away, awayMessage: 'We are fishing. Leave a note.' })
    expect(await chat.press()).toEqual({ state: 'ai-chatting', continue: true })
    const history = await chat.history()
    expect(history.at(-1)).toMatchObject({ role: 'agent', text: 'We are fishing. Leave a note.' })
    expect(chat.desk()).toEqual(['left-message'])
    expect(chat.left()).toHaveLength(1)
    expect((await chat.send('Hello')).events.map(({ type }) => type)).toContain('done')
  })

  test('so it is outside the hours, though a dashboard is open: of two halves of the week one is outside', async () => {
    await openDashboard(FAR)
    const whole = { from: '00:00', to: '00:00' }
    const states = []
    for (const days of [
      [0, 1, 2],
      [3, 4, 5, 6],
    ]) {
      const chat = await startChat({ ...away, hours: [{ ...whole, days }], onlyOnline: false })
      states.push((await chat.press()).state)
    }
    expect(states.toSorted()).toEqual(['ai-chatting', 'requested_chat'])
  })
})

describe('while a dashboard is open', () => {
  test('a visitor waits for a teammate, by the button and by typing', async () => {
    await openDashboard(FAR)
    const pressed = await startChat(away)
    expect(await pressed.press()).toMatchObject({ state: 'requested_chat', reason: 'human' })
    const typed = await startChat(away)
    expect((await typed.send('human please')).events.at(-1)).toMatchObject({ state: 'requested_chat' })
    expect([...pressed.desk(), ...typed.desk()]).toEqual(['waiting', 'waiting'])
  })

  test('but not for a connection that has ended, or for another visitor', async () => {
    await openDashboard(OVER)
    expect(await (await startChat(away)).press()).toMatchObject({ state: 'ai-chatting' })
    await openDashboard(FAR, 'visitor')
    expect(await (await startChat(away)).press()).toMatchObject({ state: 'ai-chatting' })
  })
})

test('an agent without such settings asks visitors to wait, as before', async () => {
  const chat = await startChat({ ...away, onlyOnline: false })
  expect(await chat.press()).toMatchObject({ state: 'requested_chat' })
})
