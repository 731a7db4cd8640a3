import type { Attachment } from '#shared/conversations/schema'

interface MessageContent {
  readonly text: string
  readonly attachments?: readonly Attachment[] | undefined
  readonly note?: string | undefined
}

/** A message as one text, for lists and comparisons: its own text, else the names of its files. */
export const messageText = ({ text, attachments = [] }: MessageContent): string =>
  text.trim() === '' ? attachments.map(({ name }) => name).join(', ') : text

/** A message as a model reads it: its text, and the notes about its files. */
export const modelText = (message: MessageContent): string =>
  message.note === undefined
    ? messageText(message)
    : [message.text, message.note].filter((line) => line.trim() !== '').join('\n')
