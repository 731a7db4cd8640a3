import { textOfFile } from '#features/documents-text'
import { files } from '#lib/files'
import { MAX_ATTACHMENT_BYTES } from '#shared/conversations/attachments/attachment-limits'
import type { StoredExtension } from '#shared/conversations/attachments/stored-types'

interface SavedFile {
  /** Its extracted text has the same key with the suffix `.txt`. */
  readonly key: string
  readonly ending: StoredExtension
  readonly size: number
  readonly read: () => Promise<Uint8Array | undefined>
}

/** The maximum number of characters of a message's files that a model reads. */
export const MAX_CONTENT_CHARACTERS = 8000

const kinds: Partial<Readonly<Record<StoredExtension, 'text' | 'pdf'>>> = { txt: 'text', csv: 'text', pdf: 'pdf' }

/** The beginning of a file's text; empty for a file without readable text. A file is extracted once. */
export const readContent = async ({ key, ending, size, read }: SavedFile): Promise<string> => {
  const kind = kinds[ending]
  // a larger one, from a channel, would exceed the function's memory
  if (!kind || size > MAX_ATTACHMENT_BYTES) return ''
  const bucket = await files()
  const extracted = await bucket.get(`${key}.txt`)
  if (extracted) return new TextDecoder().decode(extracted)
  const bytes = await read()
  const whole = bytes && (await textOfFile(bytes, kind))
  const text = (whole ?? '').trim().slice(0, MAX_CONTENT_CHARACTERS).toWellFormed()
  await bucket.put(`${key}.txt`, new TextEncoder().encode(text), 'text/plain; charset=utf-8', 'attachment')
  return text
}
