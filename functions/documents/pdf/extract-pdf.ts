import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import type { ExtractOutcome } from '#functions/documents/document'
import { isPdfBomb } from './is-pdf-bomb.ts'

export type PdfLimits = {
  readonly maxPages: number
  /** Characters of text in the whole document. */
  readonly maxTextLength: number
  /** Memory that reading may add to the process, in MiB. */
  readonly maxMemoryMb: number
  /** Ends the reading. */
  readonly deadline: AbortSignal
}

/**
 * The text of a PDF with page numbers.
 *
 * The parser runs in its own thread, because nothing else can stop it: a crafted file can keep one call busy for hours.
 * Time, memory, pages and text are limited, and each limit has its own code.
 */
export async function extractPdf(pdf: Uint8Array, limits: Partial<PdfLimits> = {}): Promise<ExtractOutcome> {
  const { maxPages = 2000, maxTextLength = 8_000_000, maxMemoryMb = 768 } = limits
  const deadline = limits.deadline ?? AbortSignal.timeout(30_000)
  if (Buffer.from(pdf.subarray(0, 1024)).indexOf('%PDF-') === -1) return { ok: false, code: 'pdf-broken' }
  if (await isPdfBomb(pdf)) return { ok: false, code: 'pdf-bomb' }
  if (deadline.aborted) return { ok: false, code: 'pdf-timeout' }

  const task: Task = { name: 'extract-pdf', pdf, maxPages, maxTextLength }
  const worker = new Worker(new URL(import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb },
    stdout: true,
    stderr: true,
  })
  const before = process.memoryUsage.rss()
  return await new Promise<ExtractOutcome>((resolve) => {
    const settle = (outcome: ExtractOutcome) => {
      clearInterval(watch)
      deadline.removeEventListener('abort', late)
      void worker.terminate()
      resolve(outcome)
    }
    const late = () => settle({ ok: false, code: 'pdf-timeout' })
    // The limit above counts the heap; unpacked streams lie outside it.
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() - before > maxMemoryMb * 2 ** 20) settle({ ok: false, code: 'pdf-bomb' })
    }, 50)
    deadline.addEventListener('abort', late)
    worker.on('message', settle)
    worker.on('error', (error) => settle({ ok: false, code: isOutOfMemory(error) ? 'pdf-bomb' : 'pdf-broken' }))
    worker.on('exit', () => settle({ ok: false, code: 'pdf-broken' }))
  })
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}

type Task = {
  readonly name: 'extract-pdf'
  readonly pdf: Uint8Array
  readonly maxPages: number
  readonly maxTextLength: number
}

// This file is the thread's program too, so that the bundler needs no further entry.
if (!isMainThread && (workerData as Task | null)?.name === 'extract-pdf') {
  const { pdf, maxPages, maxTextLength } = workerData as Task
  const { readPdf } = await import('./read-pdf.ts')
  parentPort?.postMessage(await readPdf(pdf, maxPages, maxTextLength))
}
