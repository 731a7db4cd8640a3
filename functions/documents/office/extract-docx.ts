import type { ExtractCode, ExtractOutcome } from '#functions/documents/document'
import { readInThread, type ThreadFault, type ThreadLimits } from '#functions/documents/read-in-thread'

export type DocxLimits = ThreadLimits & {
  /** Characters of text in the whole document. */
  readonly maxTextLength: number
}

/** An encrypted Office document is an OLE container, not an archive. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0]

const codes = { timeout: 'docx-timeout', memory: 'docx-bomb', crash: 'docx-broken' } as const satisfies Record<
  ThreadFault,
  ExtractCode
>

/**
 * The text of a Word document under its headings. Pictures, macros and comments are left out. Time, memory and text are
 * limited, and each limit has its own code.
 */
export async function extractDocx(bytes: Uint8Array, limits: Partial<DocxLimits> = {}): Promise<ExtractOutcome> {
  const { maxTextLength = 8_000_000, maxMemoryMb = 768 } = limits
  const deadline = limits.deadline ?? AbortSignal.timeout(30_000)
  if (OLE.every((byte, at) => bytes[at] === byte)) return { ok: false, code: 'docx-encrypted' }
  const outcome = await readInThread({ kind: 'docx', bytes, maxTextLength }, { maxMemoryMb, deadline })
  return typeof outcome === 'string' ? { ok: false, code: codes[outcome] } : outcome
}
