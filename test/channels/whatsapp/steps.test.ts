import { expect, test, vi } from 'vitest'
import { channelAccounts } from '#functions/channels/accounts/store'
import { pointers } from '#functions/channels/chats/pointers'
import { callbackOf } from '#functions/channels/provider/callback'
import { settle } from '#functions/channels/sending/settle'
import { sentMessages } from '#functions/channels/sending/store'
import { presentForMembers } from '#functions/conversations/present-for-members'
import { waitingSends } from '#functions/conversations/sending/store'
import { messages } from '#functions/conversations/store'
import { attempt } from '#lib/database/commit'
import type { Delivery } from '#shared/conversations/delivery'
import { whatsappBody } from '#test/channels/whatsapp-updates'
import { NUMBER, postMeta, whatsappWorld } from './whatsapp-world.ts'

const metadata = { display_phone_number: '15550783881', phone_number_id: '106540352242922' }
const ANN = '16505551234'
let serial = 0
const nextId = () => `wamid.${++serial}`

const writes = (text: string, more: object = {}) => ({
  metadata,
  contacts: [{ profile: { name: 'Ann' }, wa_id: ANN }],
  messages: [{ from: ANN, id: nextId(), timestamp: '1800000000', type: 'text', text: { body: text }, ...more }],
})
const reports = (status: string, more: object = {}, at = 1_800_000_001) => ({
  metadata,
  statuses: [{ id: 'wamid.ours', status, timestamp: String(at), recipient_id: ANN, ...more }],
})
const echoes = (text: string, more: object = {}) => ({
  metadata,
  message_echoes: [
    {
      from: '15550783881',
      to: ANN,
      id: nextId(),
      timestamp: '1800000002',
      type: 'text',
      text: { body: text },
      ...more,
    },
  ],
})

/** A visitor has written, and the agent's reply waits for WhatsApp. */
const talkWorld = async () => {
  const it = await whatsappWorld()
  const comes = async (...values: readonly Readonly<Record<string, unknown>>[]) => {
    expect(await postMeta(whatsappBody(...values))).toBe(200)
    await it.work()
  }
  await comes(writes('Hi'))
  const [head] = it.conversations()
  const said = async () => (await messages.list(`CONV#${head?.conversationId}`, 'MSG#', { consistent: true })).items
  const reply = (await said()).find(({ role }) => role === 'agent')
  if (!head || !reply) throw new Error('nobody answered')
  const { conversationId } = head
  const callback = callbackOf(reply, 0, 1)
  return {
    ...it,
    comes,
    said,
    reply,
    conversationId,
    head: () => it.conversations().find((one) => one.conversationId === conversationId),
    ours: { biz_opaque_callback_data: callback },
    delivery: async () => (await messages.get({ conversationId, id: reply.id }, { consistent: true }))?.delivery,
    /** The worker has stored what became of its request. */
    settled: async (state: Delivery['state'], externalId?: string) => {
      const row = await waitingSends.get({ account: NUMBER, conversationId, messageId: reply.id }, { consistent: true })
      if (row) await settle({ row, message: reply }, { state, externalId })
    },
  }
}

test('a message of ours is sent, delivered and read, and open dashboards learn of each', async () => {
  const it = await talkWorld()
  await it.settled('sent', 'wamid.ours')
  it.published.length = 0
  for (const status of ['sent', 'delivered', 'read']) {
    await it.comes(reports(status))
    expect(await it.delivery()).toMatchObject({ state: status })
    const [change] = it.published.filter(({ type }) => type === 'conversations.delivery-changed')
    expect(JSON.parse(change?.detail ?? '{}').data).toMatchObject({ messageId: it.reply.id, state: status })
  }
  expect(it.rows('waiting-inbound')).toEqual([])
})

test('statuses in any order and twice leave the furthest one', async () => {
  const it = await talkWorld()
  await it.settled('sent', 'wamid.ours')
  await it.comes(reports('read'))
  await it.comes(reports('delivered'), reports('read'), reports('sent'))
  expect(await it.delivery()).toMatchObject({ state: 'read' })
})

test('a status that is faster than our own answer is kept, and our answer does not undo it', async () => {
  const it = await talkWorld()
  await it.comes(reports('delivered', it.ours))
  expect(await it.delivery()).toMatchObject({ state: 'delivered' })
  await it.settled('sent', 'wamid.ours')
  expect(await it.delivery()).toMatchObject({ state: 'delivered' })
  expect(it.rows('waiting-send')).toEqual([])
})

test('a request whose answer never came has arrived once its status says so', async () => {
  const it = await talkWorld()
  await it.settled('unknown')
  await it.comes(reports('sent', it.ours))
  expect(await it.delivery()).toMatchObject({ state: 'sent' })
  expect(await sentMessages.get({ account: NUMBER, externalId: 'wamid.ours' })).toMatchObject({
    messageId: it.reply.id,
  })
})

test('a status that names nothing we know waits for our answer, and is given up in the end', async () => {
  const it = await talkWorld()
  await it.comes(reports('delivered'))
  expect(it.rows('waiting-inbound')).toMatchObject([{ attempts: 1 }])
  await it.settled('sent', 'wamid.ours')
  it.clock.now += 61_000
  await it.sweep()
  expect(await it.delivery()).toMatchObject({ state: 'delivered' })
  await it.comes(reports('read', { id: 'wamid.of-another-program' }))
  for (let run = 0; run < 6; run++) {
    it.clock.now += 61_000
    await it.sweep()
  }
  expect(it.rows('waiting-inbound')).toEqual([])
})

test('a failure is shown in the words of WhatsApp', async () => {
  const it = await talkWorld()
  await it.settled('sent', 'wamid.ours')
  const details = 'Message failed to send because more than 24 hours have passed since the customer last replied.'
  await it.comes(
    reports('failed', { errors: [{ code: 131047, title: 'Re-engagement message', error_data: { details } }] }),
  )
  expect(await it.delivery()).toMatchObject({ state: 'failed', reason: `${details} (131047)` })
})

test('of several pieces the last one speaks for the message, and each for a failure', async () => {
  const it = await talkWorld()
  const piece = (at: number) => ({ biz_opaque_callback_data: callbackOf(it.reply, at, 2), id: `wamid.piece${at}` })
  await it.comes(reports('read', piece(0)))
  expect(await it.delivery()).toMatchObject({ state: 'queued' })
  await it.comes(reports('failed', piece(0)))
  expect(await it.delivery()).toMatchObject({ state: 'failed' })
  await it.comes(reports('read', piece(1)))
  expect(await it.delivery()).toMatchObject({ state: 'read' })
})

test('what another number reports about our message is not believed', async () => {
  const it = await talkWorld()
  await it.connect({ account: 'whatsapp:666', agentId: it.agent.agentId })
  await it.comes({ ...reports('failed', it.ours), metadata: { ...metadata, phone_number_id: '666' } })
  expect(await it.delivery()).toMatchObject({ state: 'queued' })
})

test('a reaction is shown with its message, whoever wrote that, and taken back', async () => {
  const it = await talkWorld()
  await it.settled('sent', 'wamid.ours')
  const react = (message_id: string, emoji?: string) =>
    writes('', { type: 'reaction', text: undefined, reaction: { message_id, ...(emoji ? { emoji } : {}) } })
  const own = (await it.said())[0]?.clientId ?? ''
  await it.comes(react('wamid.ours', '👍'), react(own, '🎉'))
  expect((await it.said()).map((one) => presentForMembers(one).reaction)).toEqual(['🎉', '👍'])
  await it.comes(react('wamid.ours'), react('wamid.unknown', '👎'))
  expect((await it.said()).map((one) => presentForMembers(one).reaction)).toEqual(['🎉', undefined])
  expect(it.conversations()).toHaveLength(1)
})

test('what the visitor deletes is forgotten, also in the list of chats', async () => {
  const it = await talkWorld()
  await it.comes(echoes('I am here'), writes('my card is 4111'))
  const id = (await it.said()).at(-1)?.clientId ?? ''
  await it.comes(writes('', { type: 'revoke', text: undefined, revoke: { original_message_id: id } }))
  const last = (await it.said()).at(-1)
  expect(last).toMatchObject({ text: '', deletedAt: 1_800_000_000_000 })
  expect(JSON.stringify(it.conversations())).not.toContain('4111')
})

test('a person who answers in the WhatsApp app takes over: stored, not sent, and the agent is silent', async () => {
  const it = await talkWorld()
  const waiting = it.rows('waiting-send').length
  const echo = echoes('I take this one.')
  await it.comes(echo)
  await it.comes(echo)
  expect(it.head()).toMatchObject({ state: 'human-chatting', person: { name: 'WhatsApp app' } })
  expect((await it.said()).slice(2)).toMatchObject([
    { role: 'system', notice: 'joined', by: 'WhatsApp app' },
    { role: 'person', text: 'I take this one.', by: 'WhatsApp app' },
  ])
  await it.comes(writes('Thank you!'))
  expect((await it.said()).filter(({ role }) => role === 'agent')).toHaveLength(1)
  expect(it.rows('waiting-send')).toHaveLength(waiting)
})

test('an hour after their last answer the next message is the agent’s again', async () => {
  const it = await talkWorld()
  await it.comes(echoes('I take this one.'), echoes('Still here', { timestamp: '1800001800' }))
  await it.comes(writes('Are you there?', { timestamp: String(1_800_001_800 + 3599) }))
  expect(it.head()).toMatchObject({ state: 'human-chatting' })
  await it.comes(writes('Hello?', { timestamp: String(1_800_001_800 + 3600) }))
  expect(it.head()).toMatchObject({ state: 'ai-chatting' })
  expect((await it.said()).slice(-3)).toMatchObject([
    { role: 'system', notice: 'returned' },
    { role: 'visitor', text: 'Hello?' },
    { role: 'agent' },
  ])
  expect((await it.said()).filter(({ role, delivery }) => role === 'system' && delivery)).toEqual([])
})

test('a member who has the conversation keeps it when a colleague answers in the app', async () => {
  const it = await talkWorld()
  const { takeOver } = await import('#functions/conversations/handoff/take-over')
  const context = { actor: { kind: 'key' as const, workspaceId: it.agent.workspaceId, label: 'k' } }
  await takeOver({ agentId: it.agent.agentId, conversationId: it.conversationId }, context as never)
  const { person } = it.head() ?? {}
  await it.comes(echoes('Me too'))
  expect(it.head()).toMatchObject({ state: 'human-chatting', person })
  expect((await it.said()).at(-1)).toMatchObject({ role: 'person', text: 'Me too', by: 'WhatsApp app' })
})

test('an echo of our own message is no person, and settles what was unknown', async () => {
  const it = await talkWorld()
  await it.settled('unknown')
  const { takeEcho } = await import('#functions/channels/inbound/steps/take-echo')
  const number = await channelAccounts.get({ account: NUMBER })
  const agent = await it.ports.agent(it.agent.agentId, 'live')
  if (!number || !agent) throw new Error('not connected')
  const echo = { kind: 'echo', destination: { to: ANN }, text: 'x', files: [], at: 1_800_000_002_000 } as const
  const ours = { ...echo, messageId: 'm_1', metadata: callbackOf(it.reply, 0, 1) }
  expect(await takeEcho(number, agent, ours, false)).toBe('done')
  expect(await it.delivery()).toMatchObject({ state: 'sent' })
  // by its id
  expect(await takeEcho(number, agent, { ...echo, messageId: 'm_1' }, false)).toBe('done')
  expect(it.head()).toMatchObject({ state: 'ai-chatting' })
})

test('an echo that names nothing waits while a message of ours is under way in the chat', async () => {
  const it = await talkWorld()
  const { conversationId } = it
  const row = await waitingSends.get({ account: NUMBER, conversationId, messageId: it.reply.id }, { consistent: true })
  if (!row) throw new Error('nothing waits')
  await attempt([waitingSends.putting({ ...row, state: 'sending', token: 't', until: it.clock.now + 20_000 })])
  await it.comes(echoes('whose is it?'))
  expect(it.head()).toMatchObject({ state: 'ai-chatting' })
  expect(it.rows('waiting-inbound')).toMatchObject([{ attempts: 1 }])
  await attempt([waitingSends.removing(row)])
  it.clock.now += 61_000
  await it.sweep()
  expect(it.head()).toMatchObject({ state: 'human-chatting' })
})

test('a visitor whose number is hidden from now on goes on in the same conversation', async () => {
  const it = await talkWorld()
  const both = { contacts: [{ wa_id: ANN, user_id: 'US.1' }] }
  await it.comes({ ...writes('still me', { from_user_id: 'US.1' }), ...both })
  await it.comes({ ...writes('hidden', { from: undefined, from_user_id: 'US.1' }), contacts: [{ user_id: 'US.1' }] })
  expect(it.conversations()).toHaveLength(1)
  expect((await it.said()).filter(({ role }) => role === 'visitor')).toMatchObject([
    { text: 'Hi' },
    { text: 'still me' },
    { text: 'hidden' },
  ])
})

test('a new number goes on in the same conversation, and whoever gets the old one reads nothing of it', async () => {
  const it = await talkWorld()
  const system = { type: 'user_changed_number', wa_id: '12195555358' }
  const renamed = { metadata, messages: [{ from: ANN, id: nextId(), timestamp: '1800000003', type: 'system', system }] }
  await it.comes(renamed)
  await it.comes(renamed)
  expect(it.head()).toMatchObject({ route: { account: NUMBER, to: '12195555358' } })
  await it.comes({ ...writes('new phone', { from: '12195555358' }), contacts: [{ wa_id: '12195555358' }] })
  expect(it.conversations()).toHaveLength(1)
  await it.comes(writes('who is this?'))
  expect(it.conversations()).toHaveLength(2)
  const { agentId } = it.agent
  expect(await pointers.get({ agentId, channel: 'whatsapp', externalUserId: '12195555358' })).toMatchObject({
    conversationId: it.conversationId,
  })
})

test('a step that keeps failing is given up, so that messages behind it are answered', async () => {
  const it = await talkWorld()
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const { replaceWorld, world } = await import('#lib/world')
  const { database } = world()
  const restore = replaceWorld({
    database: async (command) => {
      if (JSON.stringify(command).includes('PMID#')) throw new Error('it does not like this one')
      return database(command)
    },
  })
  await expect(it.comes(reports('read'))).rejects.toThrow('it does not like')
  for (let run = 0; run < 10; run++) {
    it.clock.now += 61_000
    await it.sweep()
  }
  restore()
  write.mockRestore()
  expect(it.rows('waiting-inbound')).toEqual([])
})
