import { expect, test, vi } from 'vitest'
import { pointers } from '#functions/channels/chats/pointers'
import { callbackOf } from '#functions/channels/provider/callback'
import { sentMessages } from '#functions/channels/sending/store'
import { presentForMembers } from '#functions/conversations/present-for-members'
import { attempt } from '#lib/database/commit'
import { ANN, echoes, metadata, nextId, reports, talkWorld, writes } from './talk-world.ts'
import { NUMBER } from './whatsapp-world.ts'

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

test('a status that names nothing we know waits a minute for our answer, and is given up then', async () => {
  const it = await talkWorld()
  await it.comes(reports('delivered'))
  expect(it.rows('waiting-inbound')).toMatchObject([{ attempts: 1 }])
  await it.settled('sent', 'wamid.ours')
  it.clock.now += 61_000
  await it.sweep()
  expect(await it.delivery()).toMatchObject({ state: 'delivered' })
  await it.comes(reports('read', { id: 'wamid.of-another-program' }))
  it.clock.now += 61_000
  await it.sweep()
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

test('a reaction and a deletion at another number change nothing, even where its provider’s id names our message', async () => {
  const it = await talkWorld()
  const account = 'whatsapp:666'
  await it.connect({ account, agentId: it.agent.agentId })
  const { conversationId, id: messageId, text } = it.reply
  await attempt([
    sentMessages.putting({ account, externalId: 'wamid.ours', conversationId, messageId, at: it.clock.now }),
  ])
  const elsewhere = { metadata: { ...metadata, phone_number_id: '666' } }
  const reaction = { message_id: 'wamid.ours', emoji: '👍' }
  const revoke = { original_message_id: 'wamid.ours' }
  await it.comes({ ...writes('', { type: 'reaction', text: undefined, reaction }), ...elsewhere })
  await it.comes({ ...writes('', { type: 'revoke', text: undefined, revoke }), ...elsewhere })
  const [reply] = (await it.said()).filter(({ role }) => role === 'agent')
  expect(reply).toMatchObject({ text })
  expect([reply?.reaction, reply?.deletedAt]).toEqual([undefined, undefined])
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
  expect(await pointers.get({ agentId, account: NUMBER, chatId: '12195555358' })).toMatchObject({
    conversationId: it.conversationId,
  })
})

test('a new number that has written first keeps the conversation that it began', async () => {
  const it = await talkWorld()
  const fromNew = (text: string) => ({ ...writes(text, { from: '12195555358' }), contacts: [{ wa_id: '12195555358' }] })
  await it.comes(fromNew('new phone'))
  const system = { type: 'user_changed_number', wa_id: '12195555358' }
  await it.comes({ metadata, messages: [{ from: ANN, id: nextId(), timestamp: '1800000003', type: 'system', system }] })
  await it.comes(fromNew('still the new phone'))
  expect(it.conversations().map(({ inbound }) => inbound)).toEqual([1, 2])
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
