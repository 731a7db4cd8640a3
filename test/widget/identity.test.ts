import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AGENT_ID } from '#test/support/widget/host/fenwick'
import { type WidgetHost, widgetHost } from '#test/support/widget/widget-host'
import { type Conversation, createConversation } from '#widget/session/create-conversation.ts'
import { savedTicket } from '#widget/session/saved-ticket.ts'
import { addressesOf } from '#widget/transport/addresses-of.ts'
import { conversationClient } from '#widget/transport/conversation-client.ts'
import { liveUpdates } from '#widget/transport/live-updates.ts'

let host: WidgetHost
const opened: Conversation[] = []

const device = (): Storage => {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  } as Storage
}

let ids = 0
const tab = (remembered: Storage): Conversation => {
  const addresses = addressesOf(host.origin, 'eu')
  const conversation = createConversation({
    client: conversationClient(addresses, AGENT_ID),
    saved: savedTicket(AGENT_ID, () => remembered),
    live: liveUpdates(addresses.live, AGENT_ID),
    context: { lang: 'en', pageUrl: 'http://shop.example/' },
    canStart: true,
    nextFrame: (then) => void setTimeout(then),
    newId: () => `client-${++ids}`,
    now: () => 1_800_000_000_000,
  })
  opened.push(conversation)
  return conversation
}

const user = (userId: string) => ({ userId, hash: `proven-${userId}` })
const texts = (conversation: Conversation) => conversation.get().turns.map(({ text }) => text)
const soon = <T>(read: () => T) => expect.poll(read, { timeout: 10_000, interval: 10 })
const GREETING = 'Hello. What is going on with your bike?'

const talk = async (conversation: Conversation, text: string) => {
  conversation.sendMessage(text)
  await soon(() => texts(conversation)).toContain(`You said: ${text}`)
}

beforeEach(async () => {
  host = await widgetHost('widget/dist')
})
afterEach(async () => {
  vi.restoreAllMocks()
  for (const conversation of opened.splice(0)) conversation.close()
  await host.close()
})

test('a known visitor continues where they left off on another device', async () => {
  const laptop = tab(device())
  await laptop.identify(user('ines'))
  await laptop.open()
  await talk(laptop, 'From the laptop')
  const phone = tab(device())
  await phone.identify(user('ines'))
  await phone.open()
  expect(texts(phone)).toEqual([GREETING, 'From the laptop', 'You said: From the laptop'])
})

test('another user of the same browser sees nothing of the first', async () => {
  const shared = device()
  const first = tab(shared)
  await first.identify(user('ines'))
  await first.open()
  await talk(first, 'My secret')
  await first.identify(user('bo'))
  expect(texts(first)).toEqual([GREETING])
  const later = tab(shared)
  await later.identify(user('bo'))
  await later.open()
  expect(texts(later)).toEqual([GREETING])
})

test('messages from before signing in stay', async () => {
  const page = tab(device())
  await page.open()
  await talk(page, 'Just looking')
  await page.identify(user('ines'))
  expect(texts(page)).toEqual([GREETING, 'Just looking', 'You said: Just looking'])
})

test('signing out removes a known visitor’s conversation, and keeps an anonymous one', async () => {
  const shared = device()
  const page = tab(shared)
  await page.identify(user('ines'))
  await page.open()
  await talk(page, 'My secret')
  await page.identify(undefined)
  expect(texts(page)).toEqual([GREETING])
  await talk(page, 'Anonymous now')
  await page.identify(undefined)
  expect(texts(page)).toContain('Anonymous now')
})

test('a wrong hash is reported in the console, and the visitor stays anonymous', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const shared = device()
  const known = tab(shared)
  await known.identify(user('ines'))
  await known.open()
  await talk(known, 'My secret')
  const page = tab(shared)
  await page.identify({ userId: 'ines', hash: 'made-up' })
  await page.open()
  expect(texts(page)).toEqual([GREETING])
  expect(logged).toHaveBeenCalledWith('VG.identify: This visitor could not be verified.')
})

test('a known visitor whose identification was refused for a while (429) goes on in their conversation', async () => {
  const laptop = tab(device())
  await laptop.identify(user('ines'))
  await laptop.open()
  await talk(laptop, 'From the laptop')
  host.control.intercept = ({ path }) =>
    path.endsWith('/identify')
      ? { status: 429, body: { code: 'rate-limited', message: 'Please wait a minute.' } }
      : undefined
  const phone = tab(device())
  await phone.identify(user('ines'))
  await phone.open()
  expect(phone.get()).toMatchObject({ phase: 'failed', failure: 'Please wait a minute.' })
  host.control.intercept = () => undefined
  await talk(phone, 'From the phone')
  expect(texts(phone)).toEqual([
    GREETING,
    'From the laptop',
    'You said: From the laptop',
    'From the phone',
    'You said: From the phone',
  ])
  expect(host.conversations.size).toBe(1)
})

test('a known visitor’s restart applies on their other device', async () => {
  const laptop = tab(device())
  await laptop.identify(user('ines'))
  await laptop.open()
  await talk(laptop, 'Old')
  await laptop.restart()
  expect(texts(laptop)).toEqual([GREETING])
  await talk(laptop, 'New')
  const phone = tab(device())
  await phone.identify(user('ines'))
  await phone.open()
  expect(texts(phone)).toEqual([GREETING, 'New', 'You said: New'])
})

test('an expired token is no obstacle: the site’s signature is enough', async () => {
  const shared = device()
  const before = tab(shared)
  await before.open()
  const refusals = [401]
  host.control.intercept = ({ path }) =>
    path.endsWith('/identify') && refusals.pop()
      ? { status: 401, body: { code: 'unauthenticated', message: 'Please start again.' } }
      : undefined
  const page = tab(shared)
  await page.identify(user('ines'))
  await page.open()
  expect(page.get().phase).toBe('ready')
  expect(texts(page)).toEqual([GREETING])
})
