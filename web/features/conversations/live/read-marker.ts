import type { Seen } from './seen.ts'

/** How often an open conversation in which messages arrive is marked as read. */
const EVERY_MS = 5_000

/**
 * Marks a conversation as read: at once, then at most every five seconds, up to the newest time that was seen. What is
 * left is marked when it stops. Times in milliseconds since 1970.
 */
export const readMarker = (mark: (upTo: Seen) => void) => {
  let markedAt = 0
  let pending: Seen | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (pending === undefined) return
    const upTo = pending
    pending = undefined
    markedAt = Date.now()
    mark(upTo)
  }
  return {
    seen: ({ at, unsentAt = pending?.unsentAt }: Seen) => {
      pending = { at: Math.max(pending?.at ?? 0, at), ...(unsentAt === undefined ? {} : { unsentAt }) }
      const rest = markedAt + EVERY_MS - Date.now()
      if (rest <= 0) flush()
      else timer ??= setTimeout(flush, rest)
    },
    stop: flush,
  }
}
