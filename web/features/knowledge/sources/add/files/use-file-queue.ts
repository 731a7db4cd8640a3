import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Region } from '#shared/regions'
import { refreshKnowledge } from '#web/features/knowledge/queries.ts'
import { callIn } from '#web/lib/api/call.ts'
import { due, type QueuedFile, queueWith } from './queued-file.ts'
import { sendFile } from './send-file.ts'

/** Uploads at once: more share the same line. */
const AT_ONCE = 2

/** Files that become sources, two at a time, each with its progress and its own failure. */
export const useFileQueue = (region: Region, agentId: string, dropped: readonly File[] = []) => {
  const queries = useQueryClient()
  const [first] = useState(() => queueWith([], dropped))
  const [queue, setQueue] = useState<readonly QueuedFile[]>(first.queue)
  const [left, setLeft] = useState(first.left.length)
  const [isRunning, setRunning] = useState(false)
  // what runs reads what was chosen since it began
  const newest = useRef(queue)
  const show = (next: readonly QueuedFile[]) => {
    newest.current = next
    setQueue(next)
  }
  const change = (id: string, part: Partial<QueuedFile>) =>
    show(newest.current.map((one) => (one.id === id ? { ...one, ...part } : one)))

  const add = async ({ id, file, sent }: QueuedFile) => {
    change(id, { state: 'sending', percent: 0, reason: undefined })
    try {
      const source = sent ?? (await sendFile(region, agentId, file, (percent) => change(id, { percent })))
      change(id, { percent: 100, sent: source })
      const input = { agentId, ...source }
      await callIn(region)('POST /v2/agents/{agentId}/knowledge/sources', input, { idempotencyKey: id })
      change(id, { state: 'added' })
    } catch (error) {
      change(id, { state: 'failed', reason: error instanceof Error ? error.message : String(error) })
    }
  }
  return {
    queue,
    /** How many of the files chosen last were too many. */
    left,
    isRunning,
    take: (files: readonly File[]) => {
      const next = queueWith(newest.current, files)
      setLeft(next.left.length)
      show(next.queue)
    },
    remove: (id: string) => {
      setLeft(0)
      show(newest.current.filter((one) => one.id !== id))
    },
    /** Adds what waits or has failed; the number that were added, and whether all were. */
    run: async () => {
      setRunning(true)
      const open = [...due(newest.current)]
      const worker = async () => {
        for (let next = open.shift(); next; next = open.shift()) await add(next)
      }
      await Promise.all(Array.from({ length: AT_ONCE }, worker))
      setRunning(false)
      void refreshKnowledge(queries, region, agentId)
      const added = newest.current.filter(({ state }) => state === 'added').length
      return { added, isWhole: added === newest.current.length }
    },
  }
}
