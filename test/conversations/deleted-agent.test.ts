import { expect, onTestFinished, test } from 'vitest'
import { AgentDeleted } from '#events/agents/events'
import { handler as deleteAgentData } from '#functions/conversations/erasure/delete-agent-data'
import { heads, indexKeysOf } from '#functions/conversations/store'
import { handleMessage } from '#functions/conversations/turn/handle-message'
import { attempt } from '#lib/database/commit'
import { replaceFiles } from '#lib/files'
import { deliver } from '#test/support/handlers/deliver'
import { inMemoryFiles } from '#test/support/providers/in-memory-files'
import { audience } from '#test/support/worlds/chat-world'
import { turnChat } from '#test/support/worlds/turn-chat'
import { waitingModel } from '#test/support/worlds/waiting-model'

test('the credits that a running turn holds return when its agent is deleted, and the turn then commits nothing', async () => {
  replaceFiles(inMemoryFiles())
  onTestFinished(() => replaceFiles(undefined))
  const { model, letGo, isAsked } = waitingModel()
  const { chat, kinds } = await turnChat()
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
  expect(await chat.balance()).toBe(1_000_000)
  expect([...kinds('hold'), ...kinds('owed'), ...kinds('conversation'), ...kinds('message')]).toEqual([])
})
