import { afterEach, describe, expect, test } from 'vitest'
import { changeAssignee } from '#functions/conversations/handoff/change-assignee'
import { replyAsHuman } from '#functions/conversations/handoff/reply-as-human'
import { handleMessage } from '#functions/conversations/turn/handle-message'
import type { DatabaseCommand } from '#lib/database/database-command'
import { replaceWorld, world } from '#lib/world'
import { holdsIn } from '#test/support/database/holds-in'
import { audience, type ChatWorld, chatWorld, fakeModel, finish, TABLE } from '#test/support/worlds/chat-world'

/** What the model's words cost, in milli-credits, whether the visitor may keep them or not. */
const WRITTEN = 1450

describe('a reply that is being written when a member takes over', () => {
  let chat: ChatWorld
  afterEach(() => chat.undo())
  const by = { id: 'amira@example.com', name: 'Amira' }
  const step = (name: 'take-over' | 'return' | 'end') =>
    changeAssignee({ agentId: chat.agent.agentId, conversationId: chat.conversationId, step: name, by })
  const kinds = (kind: string) => chat.database.items(TABLE).filter((item) => item.kind === kind)
  const holds = () => holdsIn(chat.database.items(TABLE))
  /** A model that does something in the middle of its first reply. */
  const interrupted = (during: () => Promise<unknown>) => {
    let calls = 0
    return fakeModel(async function* () {
      if (calls++ === 0) await during()
      yield* finish('An answer.')
    })
  }
  const talk = async (during: () => Promise<unknown>) => {
    chat = await chatWorld({ model: interrupted(during) })
    const received = audience()
    await handleMessage(chat.request(chat.message('Where is my parcel?')), chat.ports, received)
    return received
  }

  /** The member answers in the agent's place and hands the conversation back. */
  const answerInstead = async () => {
    const { agent, conversationId } = chat
    await step('take-over')
    await replyAsHuman({ agentId: agent.agentId, conversationId, clientId: 'person-00000001', text: 'On its way.' }, {
      actor: { kind: 'user', sub: 's', email: by.id },
    } as never)
    await step('return')
  }

  test('is never stored, is charged and leaves no hold', async () => {
    const received = await talk(() => step('take-over'))
    expect(received.events.at(-1)).toEqual({ type: 'state', state: 'human-chatting', continue: true, reason: 'human' })
    expect(received.events.map(({ type }) => type)).not.toContain('done')
    expect(await chat.balance()).toBe(1_000_000 - WRITTEN)
    expect(await chat.head()).toMatchObject({ turns: 0, milliCredits: WRITTEN })
    expect(kinds('ledger-entry').at(-1)).toMatchObject({
      reason: 'turn',
      milliCredits: WRITTEN,
      conversationId: chat.conversationId,
    })
    expect([...holds(), ...kinds('owed'), ...kinds('outbox')]).toEqual([])
    expect(kinds('message').filter(({ role }) => role === 'agent')).toEqual([])
  })

  test('is not stored when the member ended the conversation either', async () => {
    const received = await talk(() => step('end'))
    expect(received.events.at(-1)).toEqual({ type: 'state', state: 'ended_chat', continue: false, reason: 'ended' })
    expect(kinds('message').filter(({ role }) => role === 'agent')).toEqual([])
  })

  test('is not given again when the member answered and handed back before the model was done', async () => {
    await talk(answerInstead)
    expect(kinds('message').map(({ role, text }) => `${role}: ${text}`)).toEqual([
      'visitor: Where is my parcel?',
      'system: Amira joined. The agent is listening only.',
      'person: On its way.',
      'system: Amira has left the conversation. The agent answers again.',
    ])
    expect(await chat.head()).toMatchObject({ inbound: 1, answered: 1, turns: 0 })
    expect(await chat.balance()).toBe(1_000_000 - WRITTEN)
    expect([...holds(), ...kinds('owed')]).toEqual([])
    const received = audience()
    await handleMessage(chat.request(chat.message('And the other one?')), chat.ports, received)
    expect(received.events.at(-1)).toMatchObject({ type: 'state', state: 'ai-chatting' })
    expect(await chat.head()).toMatchObject({ inbound: 2, answered: 2, turns: 1 })
  })

  test('is given to a message that comes just before the worker stops because nothing is owed', async () => {
    let restore = () => {}
    await talk(async () => {
      await answerInstead()
      const real = world().database
      let transactions = 0
      restore = replaceWorld({
        database: async (command: DatabaseCommand) => {
          // the first one offers the reply that nobody needs any more, the second one gives up the lease
          if (command.constructor.name === 'TransactWriteCommand' && ++transactions === 2)
            await handleMessage(chat.request(chat.message('And the other one?')), chat.ports, audience())
          return real(command)
        },
      })
    })
    restore()
    expect(kinds('message').map(({ role, text }) => `${role}: ${text}`)).toEqual([
      'visitor: Where is my parcel?',
      'system: Amira joined. The agent is listening only.',
      'person: On its way.',
      'system: Amira has left the conversation. The agent answers again.',
      'visitor: And the other one?',
      'agent: An answer.',
    ])
    expect(await chat.head()).toMatchObject({ inbound: 2, answered: 2, turns: 1 })
    expect([...holds(), ...kinds('owed')]).toEqual([])
  })
})
