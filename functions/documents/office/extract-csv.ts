import type { ExtractCode, ExtractOutcome } from '#functions/documents/document'
import { readInThread, type ThreadFault, type ThreadLimits } from '#functions/documents/read-in-thread'

const codes = { timeout: 'too-complex', memory: 'csv-too-large', crash: 'csv-broken' } as const satisfies Record<
  ThreadFault,
  ExtractCode
>

/**
 * A table's rows, read in a thread: the parser takes microseconds for each separator and blank, so that eight million of them
 * in one row would stop everything else for twenty seconds. Time and memory are limited there, rows and text by the reader.
 */
export async function extractCsv(text: string, limits: Partial<ThreadLimits> = {}): Promise<ExtractOutcome> {
  const { maxMemoryMb = 768, deadline = AbortSignal.timeout(30_000) } = limits
  const outcome = await readInThread({ kind: 'csv', text }, { maxMemoryMb, deadline })
  return typeof outcome === 'string' ? { ok: false, code: codes[outcome] } : outcome
}
