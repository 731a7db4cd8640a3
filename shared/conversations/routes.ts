import * as z from 'zod'
import { DemoToken } from '#shared/agents/demo-token'
import { AgentId } from '#shared/agents/schema'
import { contract } from '#shared/contract'
import { conversationText } from '#shared/conversations/messages'
import { fieldMessage } from '#shared/field-message'
import { protocolText } from '#shared/protocol-messages'
import {
  attachmentExtension,
  MAX_ATTACHMENT_BYTES,
  MAX_ATTACHMENTS,
  MAX_VOICE_SECONDS,
} from './attachments/attachment-limits.ts'
import { attachmentText } from './attachments/attachment-messages.ts'
import {
  Channel,
  ContinueReason,
  ConversationState,
  ConversationSummary,
  FormAnswer,
  MAX_MESSAGE_CHARACTERS,
  Message,
  Rating,
  StreamEvent,
  TurnTrace,
} from './schema.ts'

/** Ids of conversations and messages are ULIDs; both sort by time. */
const MessageId = z.string().regex(/^[0-9A-Z]{26}$/, fieldMessage(protocolText('messageId')))

const ConversationId = z.string().regex(/^[0-9A-Za-z]{10,40}$/, fieldMessage(protocolText('conversationId')))

/** A client's own id for one message, so that sending it twice stores it once. */
const ClientMessageId = z.string().regex(/^[\w-]{8,64}$/)

const MessageText = z
  .string()
  .trim()
  .min(1, fieldMessage(conversationText('nothingWritten')))
  .max(MAX_MESSAGE_CHARACTERS, fieldMessage(conversationText('tooLong')))

/** The text of a message with files, which may be empty. */
const TextBesideFiles = MessageText.or(z.literal(''))

const AttachmentName = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .refine((name) => attachmentExtension(name) !== undefined, fieldMessage(attachmentText('wrongType')))

const NamedFiles = z
  .array(
    z.strictObject({
      id: MessageId,
      name: AttachmentName,
      /** How long a voice note is; only shown. */
      seconds: z.number().int().min(1).max(MAX_VOICE_SECONDS).optional(),
    }),
  )
  .max(MAX_ATTACHMENTS, fieldMessage(attachmentText('tooMany')))
  .refine((files) => new Set(files.map(({ id }) => id)).size === files.length, fieldMessage(attachmentText('twice')))

const FileSize = z
  .number()
  .int()
  .min(1, fieldMessage(attachmentText('empty')))
  .max(MAX_ATTACHMENT_BYTES, fieldMessage(attachmentText('tooLarge')))

/** A file that is to be attached to a message. */
const NewFile = z.strictObject({
  agentId: AgentId,
  conversationId: ConversationId,
  name: AttachmentName,
  bytes: FileSize,
})

const Upload = z.object({ attachmentId: z.string(), url: z.string(), headers: z.record(z.string(), z.string()) })

interface MessageContent {
  readonly text: string
  readonly attachments?: readonly unknown[] | undefined
  readonly form?: unknown
}
const hasContent = ({ text, attachments = [] }: MessageContent): boolean => text !== '' || attachments.length > 0
const isFormAlone = ({ form, attachments = [] }: MessageContent): boolean => !form || attachments.length === 0

const AttachmentPlace = z.object({
  /** Valid for one minute. */
  url: z.string(),
})

const MAX_COMMENT = 1000

/** A conversation's state after its assignee changed. */
const HandoffStatus = z.object({ state: ConversationState, continue: z.boolean(), reason: ContinueReason.optional() })

const TeamConversation = z.strictObject({ agentId: AgentId, conversationId: ConversationId })

const Started = z.object({
  conversationId: z.string(),
  /** The bearer token for all further calls in this conversation; valid for 30 days. */
  token: z.string(),
  protocol: z.number().int(),
  state: ConversationState,
  continue: z.boolean(),
  reason: ContinueReason.optional(),
  messages: z.array(Message),
})

const IdentitySecret = z.object({
  secret: z.string().optional(),
  createdAt: z.number().int().optional(),
  /** Until when (milliseconds) the previous secret is accepted too. */
  previousUntil: z.number().int().optional(),
})

/** The page's own variables about the visitor; never trusted as an identity. */
const Variables = z
  .record(z.string().regex(/^[\w-]{1,60}$/, fieldMessage(protocolText('variableNames'))), z.string().max(300))
  .refine((variables) => Object.keys(variables).length <= 30, fieldMessage(protocolText('tooManyVariables')))

export const conversations = contract({
  'POST /v2/public/agents/{agentId}/conversations': {
    auth: 'public',
    cors: true,
    summary:
      "Starts a conversation with the live agent, greeted by its start node. Refused outside the agent's allowed origins.",
    input: z.strictObject({
      agentId: AgentId,
      protocol: z.coerce.number().int().min(1).max(100).optional(),
      lang: z.string().max(20).optional(),
      variables: Variables.optional(),
      pageUrl: z.string().max(2000).optional(),
      /** On the demo page: `live`, or a token for the draft. Demo conversations are capped and left out of analytics. */
      demo: DemoToken.optional(),
    }),
    output: Started,
  },
  'POST /v2/public/agents/{agentId}/identify': {
    auth: 'public',
    cors: true,
    summary:
      'Identifies a visitor whom the site has verified: answers the conversation that they left open on any device, or starts one. With the token of an anonymous conversation, that conversation becomes theirs.',
    input: z.strictObject({
      agentId: AgentId,
      /** The visitor's id on the site: stored as a hash only. */
      userId: z.string().min(1).max(200),
      /** HMAC-SHA256 of the id under the agent's identity secret, in hex; made by the site's server. */
      hash: z.string().regex(/^[0-9a-fA-F]{64}$/, fieldMessage(protocolText('hash'))),
      /** Starts a new conversation even if one is open. */
      startNew: z.boolean().optional(),
      lang: z.string().max(20).optional(),
      variables: Variables.optional(),
      pageUrl: z.string().max(2000).optional(),
    }),
    output: Started.pick({ conversationId: true, token: true }).extend({ isNew: z.boolean() }),
  },
  'GET /v2/agents/{agentId}/identity-secret': {
    auth: 'agent:keys',
    summary: 'The secret that verifies an agent’s visitors; empty before one was made.',
    input: z.strictObject({ agentId: AgentId }),
    output: IdentitySecret,
  },
  'POST /v2/agents/{agentId}/identity-secret': {
    auth: 'agent:keys',
    summary: 'Makes the secret, or a new one; the previous one stays valid for seven days.',
    input: z.strictObject({ agentId: AgentId }),
    output: IdentitySecret,
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
  'POST /v2/public/agents/{agentId}/conversations/{conversationId}/attachments': {
    auth: 'conversation:take-part',
    cors: true,
    summary:
      'An address that one file of exactly this size can be PUT to within 15 minutes, with these headers; a message then names its id.',
    input: NewFile,
    output: Upload,
  },
  'GET /v2/public/agents/{agentId}/conversations/{conversationId}/messages/{messageId}/attachments/{attachmentId}': {
    auth: 'conversation:take-part',
    cors: true,
    summary: 'An address at which the visitor gets a file of a message for one minute. All but pictures only download.',
    input: z.strictObject({
      agentId: AgentId,
      conversationId: ConversationId,
      messageId: MessageId,
      attachmentId: MessageId,
    }),
    output: AttachmentPlace,
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
  'POST /v2/agents/{agentId}/demo-links': {
    auth: 'agent:write',
    summary:
      'A path on the dashboard’s host where anyone with the link can try the agent; a draft’s is valid for seven days.',
    input: z.strictObject({ agentId: AgentId, version: z.enum(['draft', 'live']) }),
    output: z.object({ path: z.string() }),
  },
  'POST /v2/agents/{agentId}/test-conversations': {
    auth: 'agent:write',
    summary:
      'Starts a test conversation with the draft (or the live copy); marked as test and left out of analytics. With `replay` it starts with the history of another conversation of the agent before a visitor’s message.',
    input: z.strictObject({
      agentId: AgentId,
      version: z.enum(['draft', 'live']).default('draft'),
      replay: z.strictObject({ conversationId: ConversationId, messageId: MessageId }).optional(),
    }),
    output: Started.omit({ token: true }).extend({
      /** The visitor's message to send again, and its original replies. */
      replay: z.object({ text: z.string(), original: z.array(Message) }).optional(),
    }),
  },
  'POST /v2/agents/{agentId}/test-conversations/{conversationId}/messages': {
    auth: 'agent:write',
    stream: true,
    summary:
      "Sends a message in a test conversation; besides the visitor's events it streams one `trace` for the debugger.",
    input: z
      .strictObject({
        agentId: AgentId,
        conversationId: ConversationId,
        clientId: ClientMessageId,
        text: TextBesideFiles,
        form: FormAnswer.optional(),
        attachments: NamedFiles.optional(),
      })
      .refine(hasContent, fieldMessage(conversationText('nothingWritten')))
      .refine(isFormAlone, fieldMessage(protocolText('formWithFiles'))),
    output: z.union([StreamEvent, z.object({ type: z.literal('trace'), trace: TurnTrace })]),
  },
  'POST /v2/agents/{agentId}/test-conversations/{conversationId}/attachments': {
    auth: 'agent:write',
    summary: 'An upload address for a file of a test conversation, as for visitors.',
    input: NewFile,
    output: Upload,
  },
  'GET /v2/agents/{agentId}/conversations': {
    auth: 'agent:read',
    summary: 'Chats: the newest first, 50 a page, optionally one state only.',
    input: z.strictObject({
      agentId: AgentId,
      state: ConversationState.optional(),
      channel: Channel.optional(),
      after: z.string().max(2000).optional(),
    }),
    output: z.object({ conversations: z.array(ConversationSummary), cursor: z.string().optional() }),
  },
  'GET /v2/agents/{agentId}/conversations/{conversationId}': {
    auth: 'agent:read',
    summary: 'A transcript: the summary and its messages, oldest first.',
    input: z.strictObject({ agentId: AgentId, conversationId: ConversationId, after: z.string().max(2000).optional() }),
    output: z.object({ conversation: ConversationSummary, messages: z.array(Message), cursor: z.string().optional() }),
  },
  'GET /v2/agents/{agentId}/conversations/{conversationId}/messages/{messageId}/attachments/{attachmentId}': {
    auth: 'agent:read',
    summary: 'An address at which a member gets a visitor’s file for one minute. All but pictures only download.',
    input: TeamConversation.extend({ messageId: MessageId, attachmentId: MessageId }),
    output: AttachmentPlace,
  },
  'POST /v2/agents/{agentId}/conversations/{conversationId}/seen': {
    auth: 'agent:read',
    summary:
      'A member has read the conversation up to this time (milliseconds): it is read for the whole team until a new message. An earlier time changes nothing.',
    input: TeamConversation.extend({ at: z.number().int() }),
    output: z.object({ success: z.literal(true) }),
  },
  'POST /v2/agents/{agentId}/conversations/{conversationId}/take-over': {
    auth: 'agent:write',
    summary:
      'The caller takes over the conversation, and the agent is silent. `conflict` names the member who has taken it over already; repeating one’s own takeover changes nothing.',
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
  'POST /v2/agents/{agentId}/conversations/{conversationId}/replies': {
    auth: 'agent:write',
    summary: 'The member who has taken over replies to the visitor. The same `clientId` again is the same message.',
    input: TeamConversation.extend({ clientId: ClientMessageId, text: MessageText }),
    output: z.object({ message: Message }),
  },
})
