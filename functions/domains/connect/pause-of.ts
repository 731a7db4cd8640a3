const AT_ONCE = { seconds: 5, times: 6 } as const
const SOON = { seconds: 15, times: 20 } as const
const LATER = { seconds: 60, times: 60 } as const
const AT_LAST_SECONDS = 600

/**
 * How long until the next step of a host that is where it was, in seconds: 5 s for half a minute, 15 s for five minutes, a minute for an
 * hour, then ten minutes. A flow of seven days has fewer than 11,000 entries in its history, of which Step Functions keeps 25,000.
 */
export const pauseOf = (tries: number): number => {
  let left = tries
  for (const { seconds, times } of [AT_ONCE, SOON, LATER]) {
    if (left < times) return seconds
    left -= times
  }
  return AT_LAST_SECONDS
}
