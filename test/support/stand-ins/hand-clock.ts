import type { Clock } from '#infra/local/stand-ins/channels/stand-in'

export interface HandClock extends Clock {
  /** Lets this much time pass: whoever waited that long goes on. */
  readonly pass: (ms: number) => Promise<void>
}

/** A clock that stands still until it is moved. */
export const handClock = (start = Date.UTC(2026, 10, 23, 11, 24)): HandClock => {
  let now = start
  let waiting: { readonly until: number; readonly go: () => void }[] = []
  return {
    now: () => now,
    wait: (ms) => new Promise((go) => waiting.push({ until: now + ms, go })),
    pass: async (ms) => {
      now += ms
      const due = waiting.filter(({ until }) => until <= now)
      waiting = waiting.filter(({ until }) => until > now)
      for (const { go } of due) go()
      await Promise.resolve()
    },
  }
}
