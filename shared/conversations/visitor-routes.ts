import * as z from 'zod'
import { DemoToken } from '#shared/agents/demo-token'
import { AgentId } from '#shared/agents/schema'
import { contract } from '#shared/contract'
import { fieldMessage } from '#shared/field-message'
import { protocolText } from '#shared/protocol-messages'
import { NamedFiles } from './attachments/named-files.ts'
import { ConversationId, MessageId, Started, Variables } from './conversation-inputs.ts'
import { ClientMessageId, hasContent, isFormAlone, TextBesideFiles } from './message-inputs.ts'
import { conversationText } from './messages.ts'
import { ContinueReason, ConversationState, FormAnswer, Message, Rating, StreamEvent } from './schema.ts'

const MAX_COMMENT = 1000

/** A conversation's state after its assignee changed. */
const HandoffStatus = z.object({ state: ConversationState, continue: z.boolean(), reason: ContinueReason.optional() })

/** A visitor's conversation: what the widget calls. */
export const visitorRoutes = contract({
  'POST /v2/public/agents/{agentId}/conversations': {
    auth: 'public',
    cors: true,
    summary:
      "Starts a conversation with the live agent, greeted by its start node. Refused outside the agent's allowed origins.",
    input: z.strictObject({
      agentId: AgentId,
      protocol: z.coerce.number().int().min(1).max(100).optional(),
      lang: z.string().max(20).optional(),
      /** Of the visitor's clock (IANA); one that the server does not know is ignored. */
      timeZone: z.string().max(60).optional(),
      variables: Variables.optional(),
      pageUrl: z.string().max(2000).optional(),
      /** On the demo page: `live`, or a token for the draft. Demo conversations are capped and left out of analytics. */
      demo: DemoToken.optional(),
    }),
    output: Started,
  },
  'GET /v2/public/agents/{agentId}/conversations/{conversationId}/messages': {
    auth: 'conversation:take-part',
    cors: true,
    summary:
      'The history of a resumed conversation, oldest first, 100 a page: everything, or what is later than `after`.',
    input: z.strictObject({ agentId: AgentId, conversationId: ConversationId, after: MessageId.optional() }),
    output: z.object({
      state: ConversationState,
      continue: z.boolean(),
      messages: z.array(Message),
      reason: ContinueReason.optional(),
      /** Pass it as `after` for the next page; absent at the end. */
      cursor: z.string().optional(),
      /** A reply is being written: open the stream to receive it. */
      isAnswering: z.boolean(),
      rating: Rating.optional(),
    }),
  },
  'POST /v2/public/agents/{agentId}/conversations/{conversationId}/handoff': {
    auth: 'conversation:take-part',
    cors: true,
    summary:
      'The visitor asks for a human agent, or goes back to the agent while still waiting. A repeated request changes nothing; a human agent who has joined stays.',
    input: z.strictObject({ agentId: AgentId, conversationId: ConversationId, to: z.enum(['person', 'agent']) }),
    output: HandoffStatus,
  },
  'POST /v2/public/agents/{agentId}/conversations/{conversationId}/rating': {
    auth: 'conversation:take-part',
    cors: true,
    summary: 'Rates the conversation: it has one rating, changeable for a day.',
    input: z.strictObject({
      agentId: AgentId,
      conversationId: ConversationId,
      score: z.number().int().min(1).max(5),
      comment: z.string().trim().max(MAX_COMMENT).optional(),
    }),
    output: Rating,
  },
  'POST /v2/public/agents/{agentId}/conversations/{conversationId}/seen': {
    auth: 'conversation:take-part',
    cors: true,
    summary: 'The newest reply or notice that the visitor has seen. An older one than before changes nothing.',
    input: z.strictObject({ agentId: AgentId, conversationId: ConversationId, messageId: MessageId }),
    output: z.object({ success: z.literal(true) }),
  },
  'POST /v2/public/agents/{agentId}/conversations/{conversationId}/messages': {
    auth: 'conversation:take-part',
    cors: true,
    stream: true,
    summary: 'Sends a message and streams the reply (Server-Sent Events, see StreamEvent).',
    input: z
      .strictObject({
        agentId: AgentId,
        conversationId: ConversationId,
        clientId: ClientMessageId,
        text: TextBesideFiles,
        variables: Variables.optional(),
        /** Answers a form, once: it is validated again, replaces `text`, and its values become variables. */
        form: FormAnswer.optional(),
        /** Uploaded files; each one’s kind is verified by its bytes before the message is stored. */
        attachments: NamedFiles.optional(),
      })
      .refine(hasContent, fieldMessage(conversationText('nothingWritten')))
      .refine(isFormAlone, fieldMessage(protocolText('formWithFiles'))),
    output: StreamEvent,
  },
  'GET /v2/public/agents/{agentId}/conversations/{conversationId}/stream': {
    auth: 'conversation:take-part',
    cors: true,
    stream: true,
    summary:
      'Reconnects: sends the messages committed after `after` as `replace`, waits for the owed reply, and ends with `state`. `after` (or the `Last-Event-ID` header) is the client’s newest message that is not the visitor’s.',
    input: z.strictObject({ agentId: AgentId, conversationId: ConversationId, after: MessageId.optional() }),
    output: StreamEvent,
  },
  'DELETE /v2/public/agents/{agentId}/conversations/{conversationId}': {
    auth: 'conversation:take-part',
    cors: true,
    summary:
      'Deletes the conversation with all its messages and files, at the visitor’s request. Repeating it is no error.',
    input: z.strictObject({ agentId: AgentId, conversationId: ConversationId }),
    output: z.object({ success: z.literal(true) }),
  },
})
