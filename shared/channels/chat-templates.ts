import * as z from 'zod'
import { contract } from '#shared/contract'
import { TeamConversation } from '#shared/conversations/conversation-inputs'
import { ClientMessageId } from '#shared/conversations/message-inputs'
import { Message } from '#shared/conversations/schema'

/** An approved template of a number. */
export const ChatTemplate = z.object({
  name: z.string(),
  /** Meta's code: `en_US`. */
  language: z.string(),
  bodyText: z.string(),
  /** What has to be filled in, in order: `1`, `2`, or names. */
  places: z.array(z.string()),
})
export type ChatTemplate = z.infer<typeof ChatTemplate>

/** Template messages in Chats, where a channel takes no free words any more. */
export const chatTemplates = contract({
  'GET /v2/agents/{agentId}/conversations/{conversationId}/templates': {
    auth: 'agent:write',
    summary:
      'The approved templates of the number that the conversation is held through, of which only the body has places to fill in. `not-found` on a channel without templates.',
    input: TeamConversation,
    output: z.object({ templates: z.array(ChatTemplate) }),
  },
  'POST /v2/agents/{agentId}/conversations/{conversationId}/templates': {
    auth: 'agent:write',
    summary:
      'The member who has taken over sends a template, also after the channel’s window has shut. `values` fill its places in order. The same `clientId` again is the same message.',
    input: TeamConversation.extend({
      clientId: ClientMessageId,
      name: z.string().min(1).max(512),
      language: z.string().min(1).max(20),
      values: z.array(z.string().trim().min(1).max(1024)).max(100),
    }),
    output: z.object({ message: Message }),
  },
})
