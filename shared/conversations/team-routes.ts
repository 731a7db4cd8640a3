import * as z from 'zod'
import { AgentId } from '#shared/agents/schema'
import { contract } from '#shared/contract'
import { ConversationId, MessageId, TeamConversation } from './conversation-inputs.ts'
import { ConversationField, FieldEdit } from './fields.ts'
import { ClientMessageId, MessageText } from './message-inputs.ts'
import { Channel, ConversationState, ConversationSummary, DeskPlace, Message } from './schema.ts'

/** Chats: the list, the transcripts, and a member who takes over. */
export const teamRoutes = contract({
  'GET /v2/agents/{agentId}/refused-origins': {
    auth: 'agent:read',
    summary:
      'The websites that the agent refused in the last week, the newest first. `lastAt` in milliseconds since 1970.',
    input: z.strictObject({ agentId: AgentId }),
    output: z.object({ origins: z.array(z.object({ origin: z.string(), lastAt: z.number().int() })) }),
  },
  'GET /v2/agents/{agentId}/desk-count': {
    auth: 'agent:read',
    summary:
      'How many conversations wait for the team: visitors who asked for a teammate, and left messages that are not done. At most 100.',
    input: z.strictObject({ agentId: AgentId }),
    output: z.object({ count: z.number().int() }),
  },
  'GET /v2/agents/{agentId}/conversations': {
    auth: 'agent:read',
    summary:
      'Chats: the newest first, 50 a page, optionally one state only, or only what waits for the team in this way. With `find` those with a field of the visitor that contains it, with `channel` those of one channel; such a page may be empty, only a missing cursor marks the end.',
    input: z.strictObject({
      agentId: AgentId,
      state: ConversationState.optional(),
      place: DeskPlace.optional(),
      channel: Channel.optional(),
      find: z.string().trim().min(1).max(100).optional(),
      after: z.string().max(2000).optional(),
    }),
    output: z.object({ conversations: z.array(ConversationSummary), cursor: z.string().optional() }),
  },
  'POST /v2/agents/{agentId}/visitor-pictures': {
    auth: 'agent:read',
    summary:
      'Addresses, each valid for five minutes, of our copies of visitors’ pictures. Conversations without one (`pictureAt`) are left out.',
    input: z.strictObject({ agentId: AgentId, conversationIds: z.array(ConversationId).min(1).max(100) }),
    output: z.object({ pictures: z.array(z.object({ conversationId: z.string(), url: z.string() })) }),
  },
  'GET /v2/agents/{agentId}/conversations/{conversationId}': {
    auth: 'agent:read',
    summary: 'A transcript: the summary, what is known about the visitor, and its messages, oldest first.',
    input: z.strictObject({ agentId: AgentId, conversationId: ConversationId, after: z.string().max(2000).optional() }),
    output: z.object({
      conversation: ConversationSummary,
      fields: z.array(ConversationField),
      messages: z.array(Message),
      cursor: z.string().optional(),
    }),
  },
  'PATCH /v2/agents/{agentId}/conversations/{conversationId}/fields': {
    auth: 'agent:write',
    summary:
      'Edits one field of the visitor; an empty value clears it. The visitor’s own values are kept beside it and never overwrite it. `conflict` if the field is no longer as `expected`.',
    input: FieldEdit,
    output: z.object({ conversation: ConversationSummary, fields: z.array(ConversationField) }),
  },
  'POST /v2/agents/{agentId}/conversations/{conversationId}/seen': {
    auth: 'agent:read',
    summary:
      'A member has read the conversation up to this time (milliseconds): it is read for the whole team until a new message. An earlier time changes nothing. `unsentAt` as in the summary: a member has seen what was not sent by then.',
    input: TeamConversation.extend({ at: z.number().int(), unsentAt: z.number().int().optional() }),
    output: z.object({ success: z.literal(true) }),
  },
  'POST /v2/agents/{agentId}/conversations/{conversationId}/take-over': {
    auth: 'agent:write',
    summary:
      'The caller takes over the conversation, from the agent or from a person in the provider’s own inbox (`isOutside`), and the agent is silent. `conflict` names the member who has taken it over already; repeating one’s own takeover changes nothing.',
    input: TeamConversation,
    output: z.object({ conversation: ConversationSummary }),
  },
  'POST /v2/agents/{agentId}/conversations/{conversationId}/return': {
    auth: 'agent:write',
    summary: 'Hands the conversation back to the agent, which answers the next message.',
    input: TeamConversation,
    output: z.object({ conversation: ConversationSummary }),
  },
  'POST /v2/agents/{agentId}/conversations/{conversationId}/end': {
    auth: 'agent:write',
    summary: 'Ends the conversation: it takes no more messages.',
    input: TeamConversation,
    output: z.object({ conversation: ConversationSummary }),
  },
  'POST /v2/agents/{agentId}/conversations/{conversationId}/done': {
    auth: 'agent:write',
    summary:
      'The message that the visitor left at `askedAt` (as in the summary) is done. Repeating it changes nothing, nor does it once a newer message was left.',
    input: TeamConversation.extend({ askedAt: z.number().int() }),
    output: z.object({ conversation: ConversationSummary }),
  },
  'POST /v2/agents/{agentId}/conversations/{conversationId}/replies': {
    auth: 'agent:write',
    summary: 'The member who has taken over replies to the visitor. The same `clientId` again is the same message.',
    input: TeamConversation.extend({ clientId: ClientMessageId, text: MessageText }),
    output: z.object({ message: Message }),
  },
  'POST /v2/agents/{agentId}/conversations/{conversationId}/messages/{messageId}/resend': {
    auth: 'agent:write',
    summary:
      'Sends a message again whose delivery `failed`, or is `unknown`: then only with `mayArriveTwice`, since it may be there already. `conflict` for any other.',
    input: TeamConversation.extend({ messageId: MessageId, mayArriveTwice: z.literal(true).optional() }),
    output: z.object({ message: Message }),
  },
})
