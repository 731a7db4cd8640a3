import { expect, test } from 'vitest'
import { AgentDeleted } from '#events/agents/events'
import { refreshPicture } from '#functions/channels/inbound/pictures/refresh-picture'
import type { OpenedAccount } from '#functions/channels/provider/files'
import { handler as deleteAgentData } from '#functions/conversations/erasure/delete-agent-data'
import { eraseConversation } from '#functions/conversations/erasure/erase-conversation'
import type { CallResult, ProviderCall } from '#lib/fetch/provider-call'
import { replaceFiles } from '#lib/files'
import { BOT, channelWorld, says, TOKEN } from '#test/channels/channel-world'
import { bytesOf } from '#test/channels/files/file-world'
import { deliver } from '#test/support/handlers/deliver'

const answered = (body: Uint8Array | object, status = 200): CallResult => ({
  kind: 'answered',
  status,
  headers: {},
  body: body instanceof Uint8Array ? body : Buffer.from(JSON.stringify(body)),
})

const telegram = async ({ url }: ProviderCall): Promise<CallResult> => {
  const file_id = 'large'
  if (url.endsWith('/getUserProfilePhotos'))
    return answered({ ok: true, result: { total_count: 1, photos: [[{ file_id, width: 160, height: 160 }]] } })
  if (url.endsWith('/getFile')) return answered({ ok: true, result: { file_id, file_path: 'photos/large.jpg' } })
  return url.includes('/file/')
    ? answered(bytesOf.jpg)
    : answered({ ok: false, error_code: 400, description: 'no' }, 400)
}

/** A conversation whose visitor's picture is kept anew in the moment in which its files have just been deleted. */
const racedWorld = async () => {
  const it = await channelWorld({ world: { call: telegram } })
  await it.send(says('Hi'))
  await it.work()
  const [head] = it.conversations()
  if (!head) throw new Error('no conversation')
  it.clock.now += 31 * 24 * 3_600_000
  let clears = 0
  replaceFiles({
    ...it.files,
    clear: async (prefix) => {
      await it.files.clear(prefix)
      clears++
      if (clears !== 3) return
      const opened = async () => ({ account: BOT, token: TOKEN }) satisfies OpenedAccount
      await refreshPicture({ account: BOT }, head.conversationId, { from: { id: '5550001' } }, opened)
      expect(it.files.keys()).toHaveLength(1)
    },
  })
  return { ...it, head }
}

test('a picture that is kept while its conversation is erased is erased with it', async () => {
  const { agent, head, files, rows } = await racedWorld()
  expect(files.keys()).toHaveLength(1)
  const { conversationId } = head
  await eraseConversation({ agentId: agent.agentId, conversationId }, {} as never)
  expect(rows('conversation').filter((row) => row.conversationId === conversationId)).toEqual([])
  expect(files.keys()).toEqual([])
  expect.assertions(4)
})

test('a picture that is kept while its agent is deleted is deleted with it', async () => {
  const { agent, files, conversations } = await racedWorld()
  const { agentId, workspaceId } = agent
  await deliver(deleteAgentData, AgentDeleted({ agentId, workspaceId } as never))
  expect(conversations()).toEqual([])
  expect(files.keys()).toEqual([])
  expect.assertions(3)
})
