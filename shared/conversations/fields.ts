import * as z from 'zod'
import { fieldMessage } from '#shared/field-message'
import { protocolText } from '#shared/protocol-messages'
import { TeamConversation } from './conversation-inputs.ts'
import { MAX_FIELD_VALUE } from './max-field-value.ts'

/** What is known about a visitor under one name. Times are milliseconds since 1970. */
export const ConversationField = z.object({
  name: z.string(),
  value: z.string(),
  /** Where the visitor's value came from; absent if only members gave one, or before origins were recorded. */
  from: z.enum(['ask', 'form', 'website', 'channel']).optional(),
  /** The name of the node that asked. */
  node: z.string().optional(),
  /** The member who edited it last, and when; the value is theirs. */
  editedBy: z.string().optional(),
  editedAt: z.number().int().optional(),
  /** What the visitor gave after that edit, if it is another value. */
  later: z.string().optional(),
})
export type ConversationField = z.infer<typeof ConversationField>

/** A member's edit of a field; an empty value clears it. `expected` is the value that they saw, empty if there was none. */
export const FieldEdit = TeamConversation.extend({
  name: z.string().regex(/^[\w-]{1,60}$/, fieldMessage(protocolText('variableNames'))),
  value: z.string().max(MAX_FIELD_VALUE),
  expected: z.string().max(2000),
})
