import { expect, onTestFinished, test } from 'vitest'
import { accountSecret } from '#functions/channels/accounts/account-secret'
import { channelAccounts } from '#functions/channels/accounts/store'
import { listChatTemplates } from '#functions/channels/chat-templates/list-chat-templates'
import { sendTemplate } from '#functions/channels/chat-templates/send-template'
import { drainAccount } from '#functions/channels/sending/drain-account'
import { replyAsHuman } from '#functions/conversations/handoff/reply-as-human'
import { returnToAgent } from '#functions/conversations/handoff/return-to-agent'
import { takeOver } from '#functions/conversations/handoff/take-over'
import { presentSummary } from '#functions/conversations/present-summary'
import { heads, messages } from '#functions/conversations/store'
import { attempt } from '#lib/database/commit'
import { present } from '#lib/database/condition'
import { callProvider } from '#lib/fetch/call-provider'
import { seal } from '#lib/sealed'
import { whatsappBody } from '#test/channels/whatsapp-updates'
import { handClock } from '#test/support/stand-ins/hand-clock'
import { whatsappNumber } from '#test/support/stand-ins/whatsapp-number'
import { NUMBER, postMeta, whatsappWorld } from './whatsapp-world.ts'

const DAY_MS = 24 * 3_600_000
const WROTE_AT = 1_800_000_000_000

/** A member has taken over a chat in which the visitor wrote once. */
const chatWorld = async (call = callProvider) => {
  const it = await whatsappWorld({ world: { call } })
  const said = {
    metadata: { display_phone_number: '1', phone_number_id: '106540352242922' },
    messages: [
      { from: '16505551234', id: 'wamid.1', timestamp: String(WROTE_AT / 1000), type: 'text', text: { body: 'Hi' } },
    ],
  }
  await postMeta(whatsappBody(said))
  await it.work()
  const [head] = it.conversations()
  if (!head) throw new Error('no conversation')
  const { agentId, conversationId } = head
  const context = { actor: { kind: 'key' as const, workspaceId: it.agent.workspaceId, label: 'k' } } as never
  await takeOver({ agentId, conversationId }, context)
  let serial = 0
  const clientId = () => `client-${String(++serial).padStart(4, '0')}`
  return {
    ...it,
    agentId,
    conversationId,
    context,
    clientId,
    reply: (text: string, id = clientId()) => replyAsHuman({ agentId, conversationId, clientId: id, text }, context),
    takeOver: () => takeOver({ agentId, conversationId }, context),
    handBack: () => returnToAgent({ agentId, conversationId }, context),
    said: async () => (await messages.list(`CONV#${conversationId}`, 'MSG#', { consistent: true })).items,
  }
}

test('a member answers for 24 hours after the visitor wrote, and reads until when', async () => {
  const it = await chatWorld()
  const [head] = it.conversations()
  expect(head && presentSummary(head, 'me').replyUntil).toBe(WROTE_AT + DAY_MS)
  it.clock.now = WROTE_AT + DAY_MS - 1
  await it.reply('Just in time')
  it.clock.now = WROTE_AT + DAY_MS
  await expect(it.reply('Too late')).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('Send an approved template'),
  })
  expect((await it.said()).at(-1)).toMatchObject({ text: 'Just in time', delivery: { state: 'queued' } })
})

test('the same reply again is the same message, also once the window has shut', async () => {
  const it = await chatWorld()
  it.clock.now = WROTE_AT + DAY_MS - 1
  const { message } = await it.reply('Hello', 'client-again')
  it.clock.now = WROTE_AT + 2 * DAY_MS
  expect(await it.reply('Hello', 'client-again')).toEqual({ message })
})

test('who takes over after that is not announced there, and nothing in Chats says that it failed', async () => {
  const sent: unknown[] = []
  const it = await chatWorld(async ({ body }) => {
    if (body) sent.push(JSON.parse(String(body)).text?.body)
    const answer = JSON.stringify({ messages: [{ id: `wamid.ours.${sent.length}` }] })
    return { kind: 'answered', status: 200, headers: {}, body: Buffer.from(answer) }
  })
  const notices = async () => (await it.said()).filter(({ notice }) => notice).map(({ delivery }) => delivery?.state)
  await drainAccount(NUMBER)
  const inTime = sent.length
  expect(sent.at(-1)).toContain('joined')
  it.clock.now = WROTE_AT + DAY_MS
  await it.handBack()
  await it.takeOver()
  await drainAccount(NUMBER)
  expect(sent).toHaveLength(inTime)
  expect(await notices()).toEqual(['sent', undefined, undefined])
  expect(it.rows('waiting-send')).toEqual([])
  expect(it.conversations()[0]).not.toHaveProperty('unsentAt')
})

test('an announcement that waited while the visitor wrote again is sent', async () => {
  const it = await chatWorld(async () => ({
    kind: 'answered',
    status: 200,
    headers: {},
    body: Buffer.from(JSON.stringify({ messages: [{ id: 'wamid.ours' }] })),
  }))
  await drainAccount(NUMBER)
  it.clock.now = WROTE_AT + DAY_MS
  await it.handBack()
  await attempt([
    heads.changing(
      { conversationId: it.conversationId },
      { set: { visitorAt: WROTE_AT + DAY_MS } },
      { agentId: present },
    ),
  ])
  await drainAccount(NUMBER)
  const returned = (await it.said()).find(({ notice }) => notice === 'returned')
  expect(returned?.delivery).toMatchObject({ state: 'sent' })
})

test('a web conversation has no window', async () => {
  const it = await chatWorld()
  const [head] = it.conversations()
  const { route: _, ...web } = head ?? ({} as never)
  expect(presentSummary({ ...web, channel: 'web' } as never, 'me')).not.toHaveProperty('replyUntil')
})

test('after that a template is sent: with the words that its reader sees, by its name, once', async () => {
  const it = await chatWorld()
  const clock = handClock()
  using number = await whatsappNumber({ clock })
  process.env.GRAPH_BASE_URL = `${number.address}/graph`
  onTestFinished(() => {
    delete process.env.GRAPH_BASE_URL
  })
  const { agentId, conversationId, context } = it
  const owner = { account: NUMBER, workspaceId: it.agent.workspaceId } as const
  const token = await seal(await number.fact('Token'), accountSecret(owner))
  const account = await channelAccounts.get({ account: NUMBER })
  if (!account) throw new Error('not connected')
  await channelAccounts.save({ ...account, token, wabaId: number.waba })
  const create = (name: string, components: readonly object[]) =>
    number.call('POST', `${number.waba}/message_templates`, { name, language: 'en', category: 'UTILITY', components })
  const text = 'Hello {{1}}, your order is ready on {{2}}, please come.'
  await create('order_ready', [{ type: 'BODY', text, example: { body_text: [['Ann', 'Friday']] } }])
  await clock.pass(60 * 60_000)
  await create('still_pending', [{ type: 'BODY', text: 'Wait.' }])
  it.clock.now = WROTE_AT + 3 * DAY_MS
  const { templates } = await listChatTemplates({ agentId, conversationId }, context)
  expect(templates).toEqual([{ name: 'order_ready', language: 'en', bodyText: text, places: ['1', '2'] }])
  const values = ['Ann', 'Friday']
  const send = (more: object = {}) =>
    sendTemplate(
      {
        agentId,
        conversationId,
        clientId: 'client-template',
        name: 'order_ready',
        language: 'en',
        values,
        ...more,
      },
      context,
    )
  const { message } = await send()
  expect(await send()).toEqual({ message })
  expect(message).toMatchObject({ role: 'person', text: 'Hello Ann, your order is ready on Friday, please come.' })
  const waiting = (await it.said()).filter(({ template }) => template)
  expect(waiting).toMatchObject([{ delivery: { state: 'queued' }, template: { name: 'order_ready' } }])
  await expect(send({ name: 'still_pending' })).rejects.toMatchObject({ code: 'not-found' })
  await expect(send({ values: [...values, 'one more'] })).rejects.toMatchObject({ code: 'invalid' })
  await expect(listChatTemplates({ agentId: 'another-agents-1', conversationId }, context)).rejects.toMatchObject({
    code: 'not-found',
  })
})
