import * as z from 'zod'
import { AgentId } from '#shared/agents/schema'
import { contract } from '#shared/contract'
import { fieldMessage } from '#shared/field-message'
import { protocolText } from '#shared/protocol-messages'
import { NamedFiles } from './attachments/named-files.ts'
import { ConversationId, MessageId, Started } from './conversation-inputs.ts'
import { ClientMessageId, hasContent, isFormAlone, TextBesideFiles } from './message-inputs.ts'
import { conversationText } from './messages.ts'
import { FormAnswer, Message, StreamEvent, TurnTrace } from './schema.ts'

/** Trying an agent: links to its demo page, and the dashboard's test chat. */
export const testRoutes = contract({
  'POST /v2/agents/{agentId}/demo-links': {
    auth: 'agent:write',
    summary:
      'A path on the dashboard’s host where anyone with the link can try the agent; a draft’s is valid for seven days.',
    input: z.strictObject({ agentId: AgentId, version: z.enum(['draft', 'live']) }),
    output: z.object({ path: z.string() }),
  },
  'POST /v2/agents/{agentId}/test-conversations': {
    auth: 'agent:write',
    rate: 'test',
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
})
