import type { ExtractCode, ExtractOutcome } from '#functions/documents/document'
import { readInThread, type ThreadFault, type ThreadLimits } from '#functions/documents/read-in-thread'

export type PdfLimits = ThreadLimits & {
  readonly maxPages: number
  /** Characters of text in the whole document. */
  readonly maxTextLength: number
}

const codes = { timeout: 'pdf-timeout', memory: 'pdf-bomb', crash: 'pdf-broken' } as const satisfies Record<
  ThreadFault,
  ExtractCode
>

/** The text of a PDF with page numbers, read in a thread. Time, memory, pages and text are limited, and each limit has its own code. */
export async function extractPdf(bytes: Uint8Array, limits: Partial<PdfLimits> = {}): Promise<ExtractOutcome> {
  const { maxPages = 2000, maxTextLength = 8_000_000, maxMemoryMb = 768 } = limits
  const deadline = limits.deadline ?? AbortSignal.timeout(30_000)
  if (Buffer.from(bytes.subarray(0, 1024)).indexOf('%PDF-') === -1) return { ok: false, code: 'pdf-broken' }
  const outcome = await readInThread({ kind: 'pdf', bytes, maxPages, maxTextLength }, { maxMemoryMb, deadline })
  return typeof outcome === 'string' ? { ok: false, code: codes[outcome] } : outcome
}
