import { expect, test } from 'vitest'
import { channelAccounts } from '#functions/channels/accounts/store'
import { heads } from '#functions/conversations/store'
import { ANN, echoes, metadata, nextId, reports, talkWorld, writes } from '#test/channels/whatsapp/talk-world'
import { NUMBER } from '#test/channels/whatsapp/whatsapp-world'

const EVE = '4915550000666'

/** A visitor's conversation at a number whose deliveries anybody may have sent: the legacy method without an app secret. */
const unverifiedWorld = async () => {
  const it = await talkWorld()
  const account = await channelAccounts.get({ account: NUMBER })
  if (!account) throw new Error('no account')
  await channelAccounts.save({ ...account, isLegacy: true, isUnverified: true })
  return it
}

const conversationsOf = (it: Awaited<ReturnType<typeof talkWorld>>) =>
  it.conversations().map(({ conversationId }) => conversationId)

test('what says that a visitor has another number is not believed: nobody else gets their conversation', async () => {
  const it = await unverifiedWorld()
  const system = { type: 'user_changed_number', wa_id: EVE, body: 'Ann changed' }
  await it.comes({
    metadata,
    messages: [{ from: ANN, id: nextId(), timestamp: '1800000003', type: 'system', system }],
  })
  expect((await heads.get({ conversationId: it.conversationId }))?.route).toMatchObject({ to: ANN })
  const text = { body: 'And now?' }
  await it.comes({
    metadata,
    contacts: [{ profile: { name: 'Eve' }, wa_id: EVE }],
    messages: [{ from: EVE, id: nextId(), timestamp: '1800000004', type: 'text', text }],
  })
  expect(conversationsOf(it)).toHaveLength(2)
  expect((await it.said()).map((message) => message.text)).not.toContain('And now?')
})

test('who names another’s number beside their own id does not come into the conversation of that number', async () => {
  const it = await unverifiedWorld()
  const more = { from_user_id: 'US.13491208655302741918' }
  await it.comes(writes('What did I tell you?', more))
  expect(conversationsOf(it)).toHaveLength(2)
  expect((await it.said()).map(({ text }) => text)).not.toContain('What did I tell you?')
})

test('what seems to be written in the business app, and changes of messages, do nothing', async () => {
  const it = await unverifiedWorld()
  const id = nextId()
  await it.comes(writes('Two rooms', { id }))
  await it.comes(echoes('I am the owner'))
  const edit = { original_message_id: id, message: { type: 'text', text: { body: 'Changed' } } }
  await it.comes(
    { metadata, messages: [{ from: ANN, id: nextId(), timestamp: '1800000005', type: 'edit', edit }] },
    writes('', { type: 'revoke', revoke: { original_message_id: id } }),
  )
  expect(it.head()).toMatchObject({ state: 'ai-chatting' })
  expect(it.head()?.person).toBeUndefined()
  expect((await it.said()).map(({ text }) => text)).toEqual(expect.arrayContaining(['Two rooms']))
  expect((await it.said()).map(({ text }) => text)).not.toContain('I am the owner')
  expect(it.rows('waiting-inbound')).toEqual([])
})

test('messages are answered, and statuses shown, as before', async () => {
  const it = await unverifiedWorld()
  await it.settled('sent', 'wamid.ours')
  await it.comes(reports('delivered'))
  expect(await it.delivery()).toMatchObject({ state: 'delivered' })
  await it.comes(writes('Hello again'))
  expect((await it.said()).map(({ text }) => text)).toContain('Hello again')
})
