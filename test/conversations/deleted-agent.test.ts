import { expect, onTestFinished, test } from 'vitest'
import { AgentDeleted } from '#events/agents/events'
import { handler as deleteAgentData } from '#functions/conversations/erasure/delete-agent-data'
import { heads, indexKeysOf } from '#functions/conversations/store'
import { handleMessage } from '#functions/conversations/turn/handle-message'
import { readViewUnderLease } from '#functions/conversations/turn/view/read-view-under-lease'
import { attempt } from '#lib/database/commit'
import { replaceFiles } from '#lib/files'
import { replaceWorld, world } from '#lib/world'
import type { Problem } from '#shared/problems'
import { deliver } from '#test/support/handlers/deliver'
import { inMemoryFiles } from '#test/support/providers/in-memory-files'
import { audience } from '#test/support/worlds/chat-world'
import { turnChat } from '#test/support/worlds/turn-chat'
import { waitingModel } from '#test/support/worlds/waiting-model'

test('the credits that a running turn holds return when its agent is deleted, and the turn then pays for its words and commits nothing', async () => {
  replaceFiles(inMemoryFiles())
  onTestFinished(() => replaceFiles(undefined))
  const { model, letGo, isAsked } = waitingModel()
  const { chat, kinds, holds } = await turnChat()
  const ports = { ...chat.ports, selectModel: async () => ({ model, id: 'gpt-4o' }) }
  const received = audience()
  const turn = handleMessage(chat.request(chat.message('Anybody there?')), ports, received)
  await isAsked()
  expect(await chat.balance()).toBeLessThan(1_000_000)
  const { conversationId, agent } = chat
  const head = await chat.head()
  if (!head) throw new Error('the conversation has no head')
  // as the conversation's start lists it
  await attempt([heads.changing({ conversationId }, { index: indexKeysOf(head) }, {})])
  const deleted = AgentDeleted({ workspaceId: agent.workspaceId, agentId: agent.agentId })
  for (let time = 0; time < 2; time++) await deliver(deleteAgentData, deleted)
  expect(await chat.balance()).toBe(1_000_000)
  letGo()
  await turn
  expect(received.events.filter(({ type }) => type === 'accepted')).toHaveLength(1)
  expect(received.events.at(-1)).toEqual({ type: 'state', state: 'ended_chat', continue: false, reason: 'ended' })
  const [charge] = kinds('ledger-entry').filter(({ reason }) => reason === 'turn')
  expect(charge).toMatchObject({ milliCredits: 1450, agentId: agent.agentId })
  expect(charge).not.toHaveProperty('conversationId')
  expect(await chat.balance()).toBe(1_000_000 - 1450)
  expect([...holds(), ...kinds('owed'), ...kinds('conversation'), ...kinds('message')]).toEqual([])
})

test('no turn begins while the conversations of a deleted agent are dropped', async () => {
  replaceFiles(inMemoryFiles())
  onTestFinished(() => replaceFiles(undefined))
  const { model, letGo, isAsked } = waitingModel()
  const { chat, holds } = await turnChat()
  const ports = { ...chat.ports, selectModel: async () => ({ model, id: 'gpt-4o' }) }
  const { conversationId, agent } = chat
  const head = await chat.head()
  if (!head) throw new Error('the conversation has no head')
  await attempt([heads.changing({ conversationId }, { index: indexKeysOf(head) }, {})])
  // another process has the live agent in its cache for some seconds yet
  let late: Promise<unknown> | undefined
  const real = world().database
  const restore = replaceWorld({
    database: async (command) => {
      if (command.constructor.name === 'DeleteCommand' && !late) {
        late = handleMessage(chat.request(chat.message('Anybody there?')), ports, audience()).then(
          () => 'answered',
          (problem: Problem) => problem.code,
        )
        await Promise.race([late, isAsked().catch(() => undefined)])
      }
      return real(command)
    },
  })
  await deliver(deleteAgentData, AgentDeleted({ workspaceId: agent.workspaceId, agentId: agent.agentId }))
  restore()
  letGo()
  expect(await late).toBe('gone')
  expect(holds()).toEqual([])
  expect(await chat.balance()).toBe(1_000_000)
})

test('a deletion that failed half-way finds the rest of a conversation', async () => {
  replaceFiles(inMemoryFiles())
  onTestFinished(() => replaceFiles(undefined))
  const { chat, send, kinds } = await turnChat()
  await send('Anybody there?')
  const { agentId, workspaceId } = chat.agent
  const deleted = AgentDeleted({ workspaceId, agentId })
  const real = world().database
  const restore = replaceWorld({
    database: async (command) => {
      const { Key } = command.input as { readonly Key?: { readonly sk: string } }
      if (command.constructor.name === 'DeleteCommand' && Key?.sk.startsWith('MSG#'))
        throw new Error('the process ends')
      return real(command)
    },
  })
  await expect(deliver(deleteAgentData, deleted)).rejects.toThrow('the process ends')
  restore()
  expect(kinds('message')).toHaveLength(2)
  await deliver(deleteAgentData, deleted)
  expect(kinds('message')).toEqual([])
  expect(kinds('conversation')).toEqual([])
})

test('a turn whose conversation is erased while it begins is answered as one that is missing', async () => {
  const { chat } = await turnChat()
  const turn = { conversationId: '01ERASED', agent: chat.agent, visitor: 'visitor', hold: 1 }
  await expect(readViewUnderLease(turn)).rejects.toMatchObject({ code: 'not-found' })
})
