import * as z from 'zod'
import { conversationText } from '#shared/conversations/messages'
import { fieldMessage } from '#shared/field-message'
import { MAX_MESSAGE_CHARACTERS } from './schema.ts'

/** A client's own id for one message, so that sending it twice stores it once. */
export const ClientMessageId = z.string().regex(/^[\w-]{8,64}$/)

export const MessageText = z
  .string()
  .trim()
  .min(1, fieldMessage(conversationText('nothingWritten')))
  .max(MAX_MESSAGE_CHARACTERS, fieldMessage(conversationText('tooLong')))

/** The text of a message with files, which may be empty. */
export const TextBesideFiles = MessageText.or(z.literal(''))

interface MessageContent {
  readonly text: string
  readonly attachments?: readonly unknown[] | undefined
  readonly form?: unknown
}

export const hasContent = ({ text, attachments = [] }: MessageContent): boolean => text !== '' || attachments.length > 0

export const isFormAlone = ({ form, attachments = [] }: MessageContent): boolean => !form || attachments.length === 0
