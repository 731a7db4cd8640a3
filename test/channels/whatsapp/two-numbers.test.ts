import { expect, test } from 'vitest'
import { AgentDeleted } from '#events/agents/events'
import { handler as deleteAgentData } from '#functions/conversations/erasure/delete-agent-data'
import { presentForMembers } from '#functions/conversations/present-for-members'
import { messages } from '#functions/conversations/store'
import type { AccountId } from '#shared/channels/kinds'
import { whatsappBody } from '#test/channels/whatsapp-updates'
import { deliver } from '#test/support/handlers/deliver'
import { ANN, echoes, metadata, nextId, writes } from './talk-world.ts'
import { NUMBER, postMeta, whatsappWorld } from './whatsapp-world.ts'

const SECOND = 'whatsapp:106540352242999' satisfies AccountId
type Value = Readonly<Record<string, unknown>>

/** An agent with two numbers, to both of which Ann writes. */
const world = async () => {
  const it = await whatsappWorld()
  await it.connect({ account: SECOND, handle: '+1 555-078-3999' })
  const comes = async (to: AccountId, value: Value) => {
    const named = { ...value, metadata: { ...metadata, phone_number_id: to.slice('whatsapp:'.length) } }
    expect(await postMeta(whatsappBody(named))).toBe(200)
    await it.work()
  }
  return {
    ...it,
    first: (value: Value) => comes(NUMBER, value),
    second: (value: Value) => comes(SECOND, value),
    /** What was said in the one conversation with a number. */
    said: async (account: AccountId) => {
      const [head, ...more] = it.conversations().filter(({ route }) => route?.account === account)
      expect(more).toEqual([])
      return (await messages.list(`CONV#${head?.conversationId}`, 'MSG#', { consistent: true })).items
    },
  }
}

test('a visitor who writes to two numbers of an agent in turn has one conversation with each', async () => {
  const it = await world()
  const began: number[] = []
  for (const comes of [it.first, it.second, it.first, it.second, it.first]) {
    await comes(writes('Hi'))
    began.push(it.conversations().length)
  }
  expect(began).toEqual([1, 2, 2, 2, 2])
  const inbound = it.conversations().map(({ route, inbound }) => [route, inbound])
  expect(inbound).toEqual([
    [{ account: NUMBER, to: ANN }, 3],
    [{ account: SECOND, to: ANN }, 2],
  ])
})

test('what becomes of a message is looked up at the number that it was written to, whichever was written to last', async () => {
  const it = await world()
  await it.first(writes('my card is 4111'))
  await it.first(writes('Do you have parking?'))
  const asked = (await it.said(NUMBER)).filter(({ role }) => role === 'visitor').map(({ clientId }) => clientId)
  await it.second(writes('Hello'))
  const [card, parking] = asked
  await it.first(writes('', { type: 'revoke', text: undefined, revoke: { original_message_id: card } }))
  await it.first(writes('', { type: 'reaction', text: undefined, reaction: { message_id: parking, emoji: '👍' } }))
  await it.first(echoes('I am here'))
  const said = (await it.said(NUMBER)).filter(({ role }) => ['visitor', 'person'].includes(role)).map(presentForMembers)
  expect(said).toMatchObject([{ text: '' }, { text: 'Do you have parking?', reaction: '👍' }, { text: 'I am here' }])
  expect((await it.said(SECOND)).map(({ role, text }) => `${role}: ${text}`)).toEqual([
    'visitor: Hello',
    'agent: An answer.',
  ])
})

test('a visitor’s new number is followed at each number of the agent', async () => {
  const it = await world()
  const system = { type: 'user_changed_number', wa_id: '12195555358' }
  const renamed = () => ({ messages: [{ from: ANN, id: nextId(), timestamp: '1800000003', type: 'system', system }] })
  const fromNew = (text: string) => ({ ...writes(text, { from: '12195555358' }), contacts: [{ wa_id: '12195555358' }] })
  await it.first(writes('Hi'))
  await it.second(writes('Hello'))
  await it.first(renamed())
  await it.second(writes('still the old one here'))
  await it.second(renamed())
  await it.first(fromNew('new phone'))
  await it.second(fromNew('here, too'))
  expect(it.conversations().map(({ route, inbound }) => [route?.account, route?.to, inbound])).toEqual([
    [NUMBER, '12195555358', 2],
    [SECOND, '12195555358', 3],
  ])
})

test('with a deleted agent the chats of all of its numbers are forgotten', async () => {
  const it = await world()
  await it.first(writes('Hi'))
  await it.second(writes('Hello'))
  expect(it.rows('channel-pointer')).toHaveLength(2)
  const { agentId, workspaceId } = it.agent
  await deliver(deleteAgentData, AgentDeleted({ agentId, workspaceId }))
  expect([...it.rows('channel-pointer'), ...it.conversations()]).toEqual([])
})
