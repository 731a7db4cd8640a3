import type { Attachment } from '#shared/conversations/schema'

interface Said {
  readonly text: string
  readonly attachments?: readonly Attachment[] | undefined
}

/** What a message says in one text, for lists and for telling messages apart: its words, else the names of its files. */
export const wordsOf = ({ text, attachments = [] }: Said): string =>
  text.trim() === '' ? attachments.map(({ name }) => name).join(', ') : text

const size = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`

/** What a model reads of a message. It sees no file, and is told so, lest it make up what stands in it. */
export const modelWordsOf = ({ text, attachments = [] }: Said): string =>
  [
    text,
    ...attachments.map(
      ({ name, bytes }) =>
        `[The visitor attached the file ${JSON.stringify(name)}, ${size(bytes)}. You cannot open it; the team can.]`,
    ),
  ]
    .filter((line) => line.trim() !== '')
    .join('\n')
