import { expect, test } from 'vitest'
import { channelAccounts } from '#functions/channels/accounts/store'
import { callbackOf } from '#functions/channels/provider/callback'
import { presentForMembers } from '#functions/conversations/present-for-members'
import { presentMessage } from '#functions/conversations/present-message'
import { presentSummary } from '#functions/conversations/present-summary'
import { waitingSends } from '#functions/conversations/sending/store'
import { attempt } from '#lib/database/commit'
import { ANN, echoes, missing, talkWorld, writes } from './talk-world.ts'
import { NUMBER } from './whatsapp-world.ts'

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

test('a member takes over from the app directly, the notice names both, and of two members only one does', async () => {
  const it = await talkWorld()
  const { takeOver } = await import('#functions/conversations/handoff/take-over')
  const { returnToAgent } = await import('#functions/conversations/handoff/return-to-agent')
  const { agentId, workspaceId } = it.agent
  const ids = { agentId, conversationId: it.conversationId }
  // each is another actor
  const contextOf = (label: string) => ({ actor: { kind: 'agent-key', workspaceId, agentId: label } }) as never
  await it.comes(echoes('I take this one.'))
  expect(presentSummary(it.head() ?? missing(), 'a').person).toEqual({
    name: 'WhatsApp app',
    isMe: false,
    isOutside: true,
  })
  const both = await Promise.allSettled(['a', 'b'].map((label) => takeOver(ids, contextOf(label))))
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const notice = (await it.said()).at(-1) ?? missing()
  expect(presentForMembers(notice)).toMatchObject({ notice: 'joined', by: 'The team', from: 'WhatsApp app' })
  // the visitor learns who answers, and nothing of the team's inboxes
  expect(notice.delivery).toMatchObject({ state: 'queued' })
  expect(presentMessage(notice)).not.toHaveProperty('from')
  // an hour later it is still the member's
  await it.comes(writes('Hello?', { timestamp: String(1_800_000_002 + 7200) }))
  expect(it.head()).toMatchObject({ state: 'human-chatting', person: { name: 'The team' } })
  await returnToAgent(ids, contextOf('a'))
  expect(it.head()).toMatchObject({ state: 'ai-chatting' })
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
