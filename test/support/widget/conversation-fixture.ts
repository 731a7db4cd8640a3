import { afterEach, beforeEach, expect } from 'vitest'
import { type Conversation, createConversation } from '#widget/session/create-conversation.ts'
import { savedTicket } from '#widget/session/saved-ticket.ts'
import { addressesOf } from '#widget/transport/addresses-of.ts'
import { conversationClient } from '#widget/transport/conversation-client.ts'
import { liveUpdates } from '#widget/transport/live-updates.ts'
import { AGENT_ID } from './host/fenwick.ts'
import { type WidgetHost, widgetHost } from './widget-host.ts'

/** The line of the agent's greeting in a log. */
export const GREETING = 'agent: Hello. What is going on with your bike?'

/** What a browser remembers of a page. */
export const storage = (): Storage => {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  } as Storage
}

/** The lines that a conversation shows; those that are not sent say so. */
export const log = (conversation: Conversation): string[] =>
  conversation
    .get()
    .turns.map(({ role, text, delivery }) => `${role}: ${text}${delivery === 'sent' ? '' : ` (${delivery})`}`)

/** Waits for what a conversation shows after a moment. */
export const soon = <T>(read: () => T): ReturnType<typeof expect.poll<T>> =>
  expect.poll(read, { timeout: 10_000, interval: 10 })

/** A fresh host for each test of a file, filled before it, and tabs that talk to it; what is open is closed after it. */
export const conversationFixture = () => {
  const fixture = {} as { host: WidgetHost }
  const opened: Conversation[] = []
  let ids = 0
  beforeEach(async () => {
    fixture.host = await widgetHost('widget/dist')
  })
  afterEach(async () => {
    for (const conversation of opened.splice(0)) conversation.close()
    await fixture.host.close()
  })
  const tab = (remembered: Storage, canStart = true): Conversation => {
    const addresses = addressesOf(fixture.host.origin, 'eu')
    const conversation = createConversation({
      client: conversationClient(addresses, AGENT_ID),
      saved: savedTicket(AGENT_ID, () => remembered),
      live: liveUpdates(addresses.live, AGENT_ID),
      context: { lang: 'en', pageUrl: 'http://shop.example/', variables: { plan: 'gold' } },
      canStart,
      nextFrame: (then) => void setTimeout(then),
      newId: () => `client-${++ids}`,
      now: () => 1_800_000_000_000,
    })
    opened.push(conversation)
    return conversation
  }
  return { fixture, tab }
}
