import type { Verb } from '#lib/http/api'
import type { channels as routes } from '#shared/channels/routes'
import { approvedTemplates } from './approved-templates.ts'

/** What a member may send in a chat whose window has shut. */
export const listChatTemplates: Verb<
  typeof routes,
  'GET /v2/agents/{agentId}/conversations/{conversationId}/templates'
> = async ({ agentId, conversationId }) => ({ templates: [...(await approvedTemplates(agentId, conversationId))] })
