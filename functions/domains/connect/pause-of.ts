const SOON = { seconds: 15, times: 20 } as const
const LATER = { seconds: 60, times: 60 } as const
const AT_LAST_SECONDS = 600

/**
 * How long until the next step of a host that is where it was, in seconds: 15 s for five minutes, a minute for an hour, then ten
 * minutes. A flow of seven days has fewer than 11,000 entries in its history, of which Step Functions keeps 25,000.
 */
export const pauseOf = (tries: number): number =>
  tries < SOON.times ? SOON.seconds : tries < SOON.times + LATER.times ? LATER.seconds : AT_LAST_SECONDS
