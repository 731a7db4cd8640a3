import { expect, test } from 'vitest'
import { channelAccounts } from '#functions/channels/accounts/store'
import { WaitingSlice, waitingSlices } from '#functions/channels/inbound/store'
import { takeChat, type WaitingMessage } from '#functions/channels/inbound/take-chat'
import { numberedList } from '#functions/channels/plan/numbered-list'
import { heads, messages } from '#functions/conversations/store'
import { attempt } from '#lib/database/commit'
import type { AgentNode } from '#shared/agents/schema'
import { numberedIn } from '#shared/channels/parts/numbered-in'
import { partsOf } from '#shared/channels/parts/parts'
import { BOT, channelWorld, says } from './channel-world.ts'

const ROOMS = [
  { label: 'Garden', says: 'I want the garden room' },
  { label: 'Sea', says: 'I want the sea room' },
]
const start: AgentNode = {
  id: 'start',
  type: 'start',
  name: 'Start',
  instructions: 'Help.',
  says: 'Which room?',
  parts: [
    { kind: 'buttons', buttons: ROOMS },
    { kind: 'carousel', cards: [{ title: 'Attic', text: '', button: { label: 'Attic', says: 'I want the attic' } }] },
  ],
  transitions: [],
}
const settings = { enableNodes: true, nodes: [start] }

const press = (data: string, label: string) => ({
  callback_query: {
    id: `press-${data}`,
    from: { id: 5550001, is_bot: false, first_name: 'Ann', last_name: 'Lee' },
    data,
    message: {
      message_id: 77,
      date: 1_800_000_000,
      chat: { id: 5550001, type: 'private' },
      text: 'Which room?',
      reply_markup: { inline_keyboard: [[{ text: label, callback_data: data }]] },
    },
  },
})

/** A chat that the agent has greeted with its buttons, and the id of the greeting. */
const greeted = async () => {
  const it = await channelWorld({ settings })
  await it.send(says('/start'))
  await it.work()
  const [{ conversationId } = { conversationId: '' }] = it.conversations()
  const { items } = await messages.list(`CONV#${conversationId}`, 'MSG#', { consistent: true })
  const said = async () => (await it.spoken()).findLast((line) => line.startsWith('visitor: '))
  return { ...it, conversationId, greeting: items.find(({ role }) => role === 'agent')?.id ?? '', said }
}

test('a button says its own words, not its label', async () => {
  const it = await greeted()
  await it.send(press(`${it.greeting}.0.1`, 'Sea'))
  await it.work()
  expect(await it.said()).toBe('visitor: I want the sea room')
  await it.send(press(`${it.greeting}.1.0`, 'Attic'))
  await it.work()
  expect(await it.said()).toBe('visitor: I want the attic')
})

test('a button that its conversation does not have says its label', async () => {
  const it = await greeted()
  for (const data of ['01JAAAAAAAAAAAAAAAAAAAAAAA.0.1', `${it.greeting}.0.9`, `${it.greeting}.7.0`, 'ask:secret']) {
    await it.send(press(data, 'Forged'))
    await it.work()
    expect(await it.said(), data).toBe('visitor: Forged')
  }
})

test('a button of another visitor’s conversation says its label', async () => {
  const it = await greeted()
  const other = { id: 5550002, is_bot: false, first_name: 'Bob' }
  const { message } = says('/start')
  await it.send({ message: { ...message, from: other, chat: { id: other.id, type: 'private', first_name: 'Bob' } } })
  await it.work()
  const theirs = it.conversations().find(({ conversationId }) => conversationId !== it.conversationId)
  const { items } = await messages.list(`CONV#${theirs?.conversationId}`, 'MSG#', { consistent: true })
  const foreign = items.find(({ role }) => role === 'agent')?.id ?? ''
  expect(foreign).not.toBe('')
  await it.send(press(`${foreign}.0.1`, 'Forged'))
  await it.work()
  const mine = await messages.list(`CONV#${it.conversationId}`, 'MSG#', { consistent: true })
  expect(mine.items.findLast(({ role }) => role === 'visitor')?.text).toBe('Forged')
})

test('a number is a number where buttons are shown as buttons', async () => {
  const it = await greeted()
  await it.send(says('2'))
  await it.work()
  expect(await it.said()).toBe('visitor: 2')
})

/** The same chat on Discord, where a webhook's message has a list of numbers. */
const numberedWorld = async () => {
  const it = await channelWorld({ settings })
  const { agentId, workspaceId } = it.agent
  const account = { ...(await channelAccounts.get({ account: BOT })), account: 'discord:42' as const }
  const { name = '', token = '', tokenEnd = '', state = 'connected', connectedAt = 0 } = account
  const discord = { account: account.account, agentId, workspaceId, name, token, tokenEnd, state, connectedAt }
  let serial = 0
  const send = async (...texts: readonly (string | { readonly group: string })[]) => {
    const waiting = texts.map((text): WaitingMessage => {
      serial++
      const isGroup = typeof text !== 'string'
      const row = WaitingSlice.parse({
        account: discord.account,
        lane: 'discord:42/7',
        order: String(serial).padStart(10, '0'),
        raw: '{}',
        at: it.clock.now,
      })
      const step = {
        kind: 'message' as const,
        from: { id: '7', name: 'Ann Lee' },
        destination: { to: '42' },
        messageId: `m${serial}`,
        text: isGroup ? `Ann Lee: ${text.group}` : text,
        files: [],
        isStart: text === '/start',
        ...(isGroup ? { isGroup } : {}),
        at: it.clock.now,
      }
      return { row, step }
    })
    await attempt(waiting.map(({ row }) => waitingSlices.creating(row)))
    const openAccount = async () => undefined
    const chat = { agent: it.agent, account: discord, openAccount, smartInit: true, ports: it.ports }
    await takeChat({ ...chat, pictured: new Map() }, waiting)
  }
  const said = async () => {
    const rows = it.rows('conversation').map(heads.parse)
    const conversationId = rows.find(({ channel }) => channel === 'discord')?.conversationId ?? ''
    const { items } = await messages.list(`CONV#${conversationId}`, 'MSG#', { consistent: true })
    return items.filter(({ role }) => role === 'visitor').map(({ text }) => text)
  }
  return { send, said }
}

test('a bare number means that entry of our last message’s list, in the numbers that it was sent with', async () => {
  const channel = partsOf('discord')
  expect(numberedList(numberedIn(channel, start.parts ?? []))).toBe('1. Garden\n2. Sea\n3. Attic')
  for (const [answer, words] of [
    ['2', 'I want the sea room'],
    [' 3. ', 'I want the attic'],
    ['1)', 'I want the garden room'],
    ['4', '4'],
    ['2 people', '2 people'],
  ] as const) {
    const it = await numberedWorld()
    await it.send('/start')
    await it.send(answer)
    expect((await it.said()).at(-1), answer).toBe(words)
  }
})

test('a number answers only our last message', async () => {
  const it = await numberedWorld()
  await it.send('/start')
  await it.send('Do you have parking?')
  await it.send('2')
  expect((await it.said()).at(-1)).toBe('2')
})

test('in a group the sender’s name stays before the words', async () => {
  const it = await numberedWorld()
  await it.send('/start')
  await it.send({ group: '2' })
  expect((await it.said()).at(-1)).toBe('Ann Lee: I want the sea room')
})
