import { draftAgent, liveAgent } from '#features/agents'
import type { Verb } from '#lib/api'
import { files } from '#lib/files'
import { ulid } from '#lib/ids'
import { rateLimit } from '#lib/rate-limit'
import { attachmentMessages } from '#shared/conversations/attachment-messages'
import { conversationMessages } from '#shared/conversations/messages'
import type { conversations as routes } from '#shared/conversations/routes'
import { Problem } from '#shared/problems'
import { paths } from './attachments/paths.ts'
import { whyNotTaken } from './attachments/why-not-taken.ts'
import { heads } from './turn/store.ts'
import { visitorKey } from './visitor-key.ts'

const DAY_SECONDS = 24 * 3600
const limits = {
  /** As long as its token lives. */
  conversation: { perWindow: 50, windowSeconds: 30 * DAY_SECONDS },
  visitor: { perWindow: 60, windowSeconds: 3600 },
}

/**
 * Where a visitor's browser puts a file. Size is signed; what it is, is judged when a message names it. Nothing is written
 * down before: a file that no message takes is gone after a day.
 */
export const attachFile: Verb<
  typeof routes,
  'POST /v2/public/agents/{agentId}/conversations/{conversationId}/attachments'
> = async ({ agentId, conversationId, name, bytes }, { ip, actor }) => {
  const demo = actor.kind === 'visitor' ? actor.demo : undefined
  const [head, agent, visitor] = await Promise.all([
    heads.get({ conversationId }),
    demo === 'draft' ? draftAgent(agentId) : liveAgent(agentId),
    visitorKey(agentId, ip),
  ])
  if (head?.agentId !== agentId || !agent) throw new Problem('not-found', conversationMessages.notFound)
  if (head.silence === 'ended') throw new Problem('gone', conversationMessages.ended)
  const refusal = whyNotTaken(name, agent.settings)
  if (refusal) throw new Problem('forbidden', refusal)
  const message = attachmentMessages.tooOften
  await rateLimit({ scope: `attach#${conversationId}`, ...limits.conversation, message })
  await rateLimit({ scope: `attach#${agentId}#${visitor}`, ...limits.visitor, message })
  const id = ulid()
  const { workspaceId } = head
  const address = await (await files()).uploadAddress(paths.uploaded({ workspaceId, agentId, conversationId, id }), {
    bytes,
    contentType: 'application/octet-stream',
    seconds: 15 * 60,
  })
  return { attachmentId: id, url: address.url, headers: { ...address.headers } }
}
