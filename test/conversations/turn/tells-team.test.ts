import { describe, expect, test } from 'vitest'
import { heads } from '#functions/conversations/store'
import { handleMessage } from '#functions/conversations/turn/handle-message'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { replaceWorld, world } from '#lib/world'
import type { AgentNode } from '#shared/agents/schema'
import { starterNodes } from '#shared/agents/starter-nodes'
import { countTrips } from '#test/support/database/count-trips'
import { audience, type ChatOptions } from '#test/support/worlds/chat-world'
import { turnChat } from '#test/support/worlds/turn-chat'

const agentWith = (nodes: readonly AgentNode[], more: ChatOptions = {}): ChatOptions => ({
  ...more,
  settings: { enableNodes: nodes.length > 0, nodes: [...nodes], ...more.settings },
})
const noted: AgentNode[] = [
  { id: 'start', type: 'start', name: 'Start', instructions: '', says: 'Hello.', transitions: [] },
  {
    id: 'noted',
    type: 'default',
    name: 'Noted',
    instructions: '',
    says: 'I have passed it on.',
    isGlobal: true,
    enter: { kind: 'says', anyOf: ['pass it on'] },
    transitions: [],
    tells: 'message',
  },
]
const types = (published: readonly { readonly type: string }[]) =>
  published.map(({ type }) => type.replace('conversations.', ''))

describe('a visitor who types for a person', () => {
  test('waits, is listed for the team, and the agent is silent', async () => {
    const { chat, send, kinds, transcript } = await turnChat(agentWith(starterNodes))
    await send('I want to talk to a person')
    await send('Ann Lee')
    const last = await send('ann@example.com')
    expect(last.text()).toBe(
      'Thank you, Ann Lee. I have asked our team to join this chat. If nobody can, they write to ann@example.com.',
    )
    expect(last.events.slice(-3)).toMatchObject([
      { type: 'done' },
      { type: 'replace', message: { role: 'system', notice: 'requested' } },
      { type: 'state', state: 'requested_chat', continue: true, reason: 'human' },
    ])
    const head = await chat.head()
    expect(head).toMatchObject({ state: 'requested_chat', silence: 'human', place: 'waiting', inbound: 3, answered: 3 })
    expect(head?.leaseToken).toBeUndefined()
    const notice = (await transcript()).at(-1)
    expect(notice).toMatchObject({ role: 'system', notice: 'requested', at: head?.lastAt })
    expect(kinds('desk-row')).toMatchObject([{ pk: 'DESK#workspace-1', place: 'waiting', askedAt: head?.askedAt }])
    expect(types(chat.published).filter((type) => type === 'assignee-changed')).toHaveLength(1)
    expect(await send('Are you there?')).toMatchObject({
      events: [{ type: 'accepted' }, { type: 'state', state: 'requested_chat', reason: 'human' }],
    })
    expect((await chat.head())?.turns).toBe(3)
  })

  test.each([
    ['no nodes', []],
    ['nodes without one for that', noted],
    ['nodes of before, which promised the team and notified nobody', starterNodesOfBefore()],
  ])('reaches the team of an agent with %s', async (_, nodes) => {
    const { chat, send } = await turnChat(agentWith(nodes))
    const received = await send('Ich möchte mit einem Menschen sprechen')
    expect(received.text()).toContain('Ich habe unser Team gebeten')
    expect(await chat.head()).toMatchObject({ state: 'requested_chat', place: 'waiting' })
  })

  test('is not handed over where the agent offers no handoff, and is promised nothing', async () => {
    const { chat, send } = await turnChat(agentWith([], { settings: { UIhandoffTitle: '' } }))
    await send('I want to talk to a person')
    expect((await chat.head())?.state).toBe('ai-chatting')
  })

  test('still reads of an emergency first, in an agent of before', async () => {
    const danger: AgentNode = {
      id: 'danger',
      type: 'default',
      name: 'Danger',
      instructions: '',
      says: 'Call 112.',
      isGlobal: true,
      enter: { kind: 'says', anyOf: ['chest pain'] },
      transitions: [],
    }
    const { chat, send } = await turnChat(agentWith([...noted, danger]))
    expect((await send('I have chest pain, let me talk to a person')).text()).toBe('Call 112.')
    expect((await chat.head())?.state).toBe('ai-chatting')
  })

  test('takes two serial round trips, as every turn', async () => {
    const { send } = await turnChat(agentWith([]))
    const { trips } = await countTrips(() => send('I want to talk to a person'))
    expect(trips).toBe(2)
  })

  test('who sends two messages in a row is handed over once, and both are answered', async () => {
    const { chat, send, kinds, transcript } = await turnChat(agentWith([]))
    const second = chat.message('My order is late')
    let isSent = false
    const real = world().database
    const restore = replaceWorld({
      database: async (command) => {
        const isCommit = JSON.stringify(command.input).includes('I have asked our team')
        if (isCommit && !isSent) {
          isSent = true
          await handleMessage(chat.request(second), chat.ports, audience())
        }
        return real(command)
      },
    })
    const received = await send('I want to talk to a person')
    restore()
    expect(received.events.map(({ type }) => type)).toContain('reset')
    expect((await transcript()).map(({ role, notice }) => notice ?? role)).toEqual([
      'visitor',
      'visitor',
      'agent',
      'requested',
    ])
    expect(await chat.head()).toMatchObject({ state: 'requested_chat', inbound: 2, answered: 2, turns: 1 })
    expect(types(chat.published).filter((type) => type === 'assignee-changed')).toHaveLength(1)
    expect(kinds('desk-row')).toHaveLength(1)
    // words of the product cost nothing until they are committed
    expect(await chat.balance()).toBe(1_000_000 - 1000)
  })

  test('in a test conversation notifies nobody, and in a demo reads that no one is there', async () => {
    const tried = await turnChat(agentWith([], { head: { isTest: true } }))
    expect((await tried.send('I want to talk to a person')).text()).toContain('I have asked our team')
    expect(await tried.chat.head()).toMatchObject({ state: 'ai-chatting' })
    expect([
      ...tried.kinds('desk-row'),
      ...types(tried.chat.published).filter((it) => it === 'assignee-changed'),
    ]).toEqual([])
    const demo = await turnChat(agentWith([], { head: { isTest: true }, ports: { isDemo: true } }))
    expect((await demo.send('I want to talk to a person')).text()).toBe('This is a demo: no one is there to take over.')
  })
})

describe('a node that leaves a message', () => {
  test('makes one task for the team, and the agent continues', async () => {
    const { chat, send, kinds, transcript } = await turnChat(agentWith(noted))
    const received = await send('Please pass it on')
    expect(received.events.at(-1)).toEqual({ type: 'state', state: 'ai-chatting', continue: true })
    expect(received.events.some(({ type }) => type === 'replace')).toBe(false)
    expect(types(chat.published)).toEqual([
      'message-received',
      'reply-committed',
      'message-left',
      'notice-stored',
      'left-message-written',
    ])
    expect((await transcript()).at(-1)).toMatchObject({ notice: 'left' })
    expect(kinds('desk-row')).toMatchObject([{ place: 'left-message' }])
    await send('And now?')
    expect(await chat.head()).toMatchObject({ state: 'ai-chatting', turns: 2, place: 'left-message' })
    expect(types(chat.published).filter((type) => type === 'message-left')).toHaveLength(1)
  })

  test('expires with the conversation of an agent that keeps no history', async () => {
    const { send, kinds } = await turnChat(agentWith(noted, { settings: { recordChatHistory: false } }))
    await send('Please pass it on')
    expect(kinds('desk-row')).toHaveLength(1)
    expect([...kinds('desk-row'), ...kinds('message')].every(({ ttl }) => typeof ttl === 'number')).toBe(true)
  })

  test('that is not committed because the agent was silenced notifies nobody', async () => {
    const { chat, send, kinds } = await turnChat(agentWith(noted))
    const { conversationId } = chat
    const real = world().database
    const restore = replaceWorld({
      database: async (command) => {
        if (JSON.stringify(command.input).includes('I have passed it on'))
          await attempt([
            heads.changing(
              { conversationId },
              { set: { silence: 'human', state: 'human-chatting' } },
              { state: is('ai-chatting') },
            ),
          ])
        return real(command)
      },
    })
    await send('Please pass it on')
    restore()
    expect([...kinds('desk-row'), ...types(chat.published).filter((type) => type === 'message-left')]).toEqual([])
  })
})

/** Nodes as a new agent had them before requests had a condition and nodes notified anybody. */
function starterNodesOfBefore(): AgentNode[] {
  return starterNodes.map(({ tells: _, ...node }) =>
    node.id === 'person'
      ? {
          ...node,
          enter: { kind: 'says', anyOf: ['talk to a person', 'a real person', 'mit einem menschen', 'call me back'] },
        }
      : node,
  )
}
