import type { ConversationField } from '#shared/conversations/fields'
import type { ConversationSummary, Message } from '#shared/conversations/schema'
import { csvRow } from '#web/lib/format/csv-row.ts'
import { fieldLabel } from './field-label.ts'
import { fieldSource } from './field-source.ts'

export interface ExportedConversation {
  readonly conversation: ConversationSummary
  readonly fields: readonly ConversationField[]
  readonly messages: readonly Message[]
}

/** A conversation as a file for other programs. */
export const conversationJson = ({ conversation, fields, messages }: ExportedConversation): string =>
  JSON.stringify({ conversation, fields, messages }, null, 2)

/** A conversation as RFC 4180 text for a spreadsheet: first the visitor's fields, then the messages. Times are in UTC. */
export const conversationCsv = ({ fields, messages }: ExportedConversation): string =>
  [
    ['row', 'time', 'from', 'text', 'note'],
    ...fields.map((field) => [
      'field',
      field.editedAt === undefined ? '' : new Date(field.editedAt).toISOString(),
      fieldLabel(field.name),
      field.value,
      fieldSource(field),
    ]),
    ...messages.map(({ role, notice, at, by, text, attachments = [] }) => [
      notice ? 'notice' : 'message',
      new Date(at).toISOString(),
      by ?? role,
      text,
      attachments.map(({ name }) => name).join('\n'),
    ]),
  ]
    .map(csvRow)
    .join('\r\n')
