import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { buildIndex, type IndexContents } from '#functions/knowledge/index-format/build-index'
import type { IndexSize } from '#functions/knowledge/index-format/lexical/build-lexicon'
import { type BlocksToMerge, mergeBlocks } from './merge-blocks.ts'

/** What a block is built from. */
type BlockTask =
  | { readonly kind: 'build'; readonly contents: IndexContents; readonly beside: IndexSize }
  | ({ readonly kind: 'merge' } & BlocksToMerge)

/** So many chunks take about as long as starting a thread. */
const CHUNKS_AT_ONCE = 500

/**
 * Builds a block of an index; nothing of no chunks. A large one is built in a thread of its own, because it takes seconds for
 * thousands of chunks, and in the local run the whole product would wait for it.
 */
export const buildBlock = async (task: BlockTask, chunks: number): Promise<Uint8Array | undefined> =>
  chunks <= CHUNKS_AT_ONCE ? build(task) : inThread(task)

const build = (task: BlockTask): Uint8Array | undefined => {
  if (task.kind === 'merge') return mergeBlocks(task)
  return task.contents.chunks.length > 0 ? buildIndex(task.contents, task.beside) : undefined
}

const NAME = 'build-segment-of-index'

interface Built {
  readonly block: Uint8Array | undefined
}

const inThread = async (task: BlockTask): Promise<Uint8Array | undefined> => {
  const worker = new Worker(new URL(import.meta.url), {
    workerData: { ...task, name: NAME },
    stdout: true,
    stderr: true,
  })
  const { promise, resolve, reject } = Promise.withResolvers<Built>()
  worker.once('message', resolve)
  worker.once('error', reject)
  worker.once('exit', (code) => reject(new Error(`the thread that builds an index ended with ${code}`)))
  try {
    return (await promise).block
  } finally {
    void worker.terminate()
  }
}

// This file is the thread's program too, so that the bundler needs no further entry.
if (!isMainThread && (workerData as { name?: unknown } | null)?.name === NAME)
  parentPort?.postMessage({ block: build(workerData as BlockTask) } satisfies Built)
