import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import type { ExtractOutcome } from './document.ts'

/** What a thread reads. */
type ThreadTask =
  | { readonly kind: 'pdf'; readonly bytes: Uint8Array; readonly maxPages: number; readonly maxTextLength: number }
  | { readonly kind: 'docx'; readonly bytes: Uint8Array; readonly maxTextLength: number }
  | { readonly kind: 'csv'; readonly text: string }

export type ThreadLimits = {
  /** Memory that reading may add to the process, in MiB. */
  readonly maxMemoryMb: number
  /** Ends the reading. */
  readonly deadline: AbortSignal
}

/** How a thread ended that gave no outcome. */
export type ThreadFault = 'timeout' | 'memory' | 'crash'

/**
 * Reads a third party's file in a thread of its own, because nothing else can stop a parser: a crafted file can keep one
 * call busy for hours, and everything else that the process should answer waits for it.
 */
export async function readInThread(
  task: ThreadTask,
  { maxMemoryMb, deadline }: ThreadLimits,
): Promise<ExtractOutcome | ThreadFault> {
  if (deadline.aborted) return 'timeout'
  const worker = new Worker(new URL(import.meta.url), {
    workerData: { ...task, name: NAME },
    resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb },
    stdout: true,
    stderr: true,
  })
  const before = process.memoryUsage.rss()
  return await new Promise<ExtractOutcome | ThreadFault>((resolve) => {
    const settle = (outcome: ExtractOutcome | ThreadFault) => {
      clearInterval(watch)
      deadline.removeEventListener('abort', late)
      void worker.terminate()
      resolve(outcome)
    }
    const late = () => settle('timeout')
    // The limit above counts the heap; unpacked streams are outside it.
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() - before > maxMemoryMb * 2 ** 20) settle('memory')
    }, 50)
    deadline.addEventListener('abort', late)
    worker.on('message', settle)
    worker.on('error', (error) => settle(isOutOfMemory(error) ? 'memory' : 'crash'))
    worker.on('exit', () => settle('crash'))
  })
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}

const NAME = 'read-document'

async function read(task: ThreadTask): Promise<ExtractOutcome> {
  if (task.kind === 'pdf') return await (await import('./pdf/read-pdf.ts')).readPdf(task)
  if (task.kind === 'csv') return (await import('./office/read-csv.ts')).readCsv(task.text)
  return await (await import('./office/read-docx.ts')).readDocx(task)
}

// This file is the thread's program too, so that the bundler needs no further entry.
if (!isMainThread && (workerData as { name?: unknown } | null)?.name === NAME)
  parentPort?.postMessage(await read(workerData as ThreadTask))
