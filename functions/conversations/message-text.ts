import type { Attachment } from '#shared/conversations/schema'

interface MessageContent {
  readonly text: string
  readonly attachments?: readonly Attachment[] | undefined
  readonly note?: string | undefined
}

/** What a message says in one text, for lists and for telling messages apart: its words, else the names of its files. */
export const messageText = ({ text, attachments = [] }: MessageContent): string =>
  text.trim() === '' ? attachments.map(({ name }) => name).join(', ') : text

/** What a model reads of a message: its words, and what they do not say of its files. */
export const modelText = (said: MessageContent): string =>
  said.note === undefined ? messageText(said) : [said.text, said.note].filter((line) => line.trim() !== '').join('\n')
