import { AgentDeleted } from '#events/agents/events'
import { isAgent } from '#features/agents'
import { attachmentPaths } from '#functions/conversations/attachments/attachment-paths'
import { deleteFiles } from '#functions/conversations/attachments/delete-files'
import { deskRows } from '#functions/conversations/desk'
import { chatKey } from '#functions/conversations/inbound/chat-key'
import { heads, unlistedPartition } from '#functions/conversations/store'
import { commit } from '#lib/database/commit'
import { dropPartition } from '#lib/database/drop-partition'
import { consumer } from '#lib/events/consumer'
import { endAndRelease } from './end-and-release.ts'

/** Conversations of each partition in one run; the same event, published again, starts the next run. */
const PER_RUN = 100

/** Deletes the conversations of a deleted agent. */
export const handler = consumer(AgentDeleted, async ({ data }) => {
  const { workspaceId, agentId } = data
  if (await isAgent(agentId)) return
  await deleteFiles(attachmentPaths.ofAgent({ workspaceId, agentId }))
  let hasMore = false
  // a visitor's first message lists a conversation: read the other way round, one that moves meanwhile would be in neither
  for (const partition of [unlistedPartition(agentId), `AC#${agentId}` as const]) {
    const { items, cursor } = await heads.listBy('gsi1', partition, undefined, { limit: PER_RUN })
    for (const { conversationId, route } of items) {
      // its turn may still run, its worker may have died, and a region may know the agent as live for some seconds yet
      await endAndRelease(agentId, conversationId)
      // its head names it in the index: dropped after the rest, so that a run after a crash finds what is left
      await dropPartition(`CONV#${conversationId}`, 'HEAD')
      await deskRows.drop({ workspaceId, agentId, conversationId })
      await heads.drop({ conversationId })
      // a channel's visitors are known by the provider's ids
      if (route) await dropPartition(chatKey({ agentId, ...route }).pk)
      // what was stored before the head was deleted: without it nothing more is
      await dropPartition(`CONV#${conversationId}`)
    }
    hasMore ||= cursor !== undefined
  }
  if (hasMore) await commit([], [AgentDeleted(data)])
  // a visitor's picture that a worker kept meanwhile: from now on it finds no head, and deletes what it has kept
  else await deleteFiles(attachmentPaths.ofAgent({ workspaceId, agentId }))
})
