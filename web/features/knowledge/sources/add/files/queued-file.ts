import { randomId } from '#web/lib/random-id.ts'
import { checkFile } from '#web/ui/upload/check-file.ts'
import { fileKinds } from './file-kinds.ts'
import type { SentFile } from './send-file.ts'

/** A file on its way to being a source. */
export interface QueuedFile {
  /** Makes a repeated try add only one source. */
  readonly id: string
  readonly file: File
  /** `refused`: no other try helps. */
  readonly state: 'waiting' | 'sending' | 'added' | 'failed' | 'refused'
  /** Of its upload, 0 to 100. */
  readonly percent: number
  /** Why it failed or is refused. */
  readonly reason?: string | undefined
  /** What was uploaded, so that another try need not send it again. */
  readonly sent?: SentFile | undefined
}

/** More are chosen in several goes. */
export const MAX_FILES = 20

export const fileLimits = { accept: Object.keys(fileKinds), maxSizeMB: 20 } as const

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified

/** The queue with further files: none of them twice, and no more than it takes. */
export const queueWith = (queue: readonly QueuedFile[], files: readonly File[]) => {
  const next = [...queue]
  const left: File[] = []
  for (const file of files) {
    if (next.some((queued) => isSame(queued.file, file))) continue
    if (next.length >= MAX_FILES) left.push(file)
    else {
      const reason = checkFile(file, fileLimits)
      next.push({ id: randomId(24), file, state: reason ? 'refused' : 'waiting', percent: 0, reason })
    }
  }
  return { queue: next, left }
}

/** Those that still have to be added. */
export const due = (queue: readonly QueuedFile[]) =>
  queue.filter(({ state }) => state === 'waiting' || state === 'failed')
