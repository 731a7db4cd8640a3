import type { Head } from '#functions/conversations/store'
import { files } from '#lib/files'
import { rateLimit } from '#lib/http/rate-limit'
import { ulid } from '#lib/ids'
import type { LiveAgent } from '#shared/agents/schema'
import { attachmentText } from '#shared/conversations/attachments/attachment-messages'
import { conversationText } from '#shared/conversations/messages'
import { Problem } from '#shared/problems'
import { attachmentPaths } from './attachment-paths.ts'
import { unheardRefusal } from './unheard-refusal.ts'
import { uploadRefusal } from './upload-refusal.ts'

const DAY_SECONDS = 24 * 3600
const limits = {
  /** As long as the conversation's token lives. */
  conversation: { perWindow: 50, windowSeconds: 30 * DAY_SECONDS },
  visitor: { perWindow: 60, windowSeconds: 3600 },
}

interface Upload {
  readonly head: Head
  readonly agent: LiveAgent
  /** The visitor's key, for the limit per hour. */
  readonly visitor: string
  readonly name: string
  readonly bytes: number
}

/**
 * The address to which a browser uploads a file of a conversation. Its size is signed; its kind is verified when a message
 * names it. Nothing is stored before that: a file that no message names expires after a day.
 */
export const createUpload = async ({ head, agent, visitor, name, bytes }: Upload) => {
  const { agentId, workspaceId, conversationId } = head
  if (head.silence === 'ended') throw new Problem('gone', conversationText('ended'))
  const refusal = uploadRefusal(name, agent.settings) ?? (await unheardRefusal(name, agent.settings, head))
  if (refusal) throw new Problem('forbidden', refusal)
  const message = attachmentText('tooOften')
  await rateLimit({ scope: `attach#${conversationId}`, ...limits.conversation, message })
  await rateLimit({ scope: `attach#${agentId}#${visitor}`, ...limits.visitor, message })
  const id = ulid()
  const address = await (await files()).uploadAddress(
    attachmentPaths.uploaded({ workspaceId, agentId, conversationId, id }),
    {
      bytes,
      contentType: 'application/octet-stream',
      seconds: 15 * 60,
    },
  )
  return { attachmentId: id, url: address.url, headers: { ...address.headers } }
}
