import * as z from 'zod'
import { MessageId } from '#shared/conversations/conversation-inputs'
import { fieldMessage } from '#shared/field-message'
import { attachmentExtension, MAX_ATTACHMENTS, MAX_VOICE_SECONDS } from './attachment-limits.ts'
import { attachmentText } from './attachment-messages.ts'

export const AttachmentName = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .refine((name) => attachmentExtension(name) !== undefined, fieldMessage(attachmentText('wrongType')))

/** The uploaded files of a message, each once. */
export const NamedFiles = z
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
