import { textOfFile } from '#features/documents-text'
import { files } from '#lib/files'
import type { AttachmentExtension } from '#shared/conversations/attachments/attachment-limits'

interface KeptFile {
  /** Where it is kept; what it says lies beside it. */
  readonly key: string
  readonly ending: AttachmentExtension
  readonly read: () => Promise<Uint8Array | undefined>
}

/** As much of a message's files as an answer may rest on. */
export const MAX_CONTENT_CHARACTERS = 8000

const kinds: Partial<Readonly<Record<AttachmentExtension, 'text' | 'pdf'>>> = { txt: 'text', csv: 'text', pdf: 'pdf' }

/** The beginning of what a file of text says; empty where it says nothing, or nothing that can be read. It is read once. */
export const readContent = async ({ key, ending, read }: KeptFile): Promise<string> => {
  const kind = kinds[ending]
  if (!kind) return ''
  const bucket = await files()
  const known = await bucket.get(`${key}.txt`)
  if (known) return new TextDecoder().decode(known)
  const bytes = await read()
  const whole = bytes && (await textOfFile(bytes, kind))
  const text = (whole ?? '').trim().slice(0, MAX_CONTENT_CHARACTERS).toWellFormed()
  await bucket.put(`${key}.txt`, new TextEncoder().encode(text), 'text/plain; charset=utf-8', 'attachment')
  return text
}
