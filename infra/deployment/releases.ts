import type { FunctionKind } from '#infra/functions'

/** What a caller waits for with every page; a hook's and a socket's callers try again. */
const gradual: readonly FunctionKind[] = ['api', 'stream']

/** Whether a new version of a function gets a share of the calls first. */
export const isReleasedGradually = (kind: FunctionKind): boolean => gradual.includes(kind)

/** Ones and zeros of the calls that ended, apart for each release: how many there were and how many of them failed. */
export const RELEASE_METRIC = 'failed calls of a release'

/** The dimension of the metric, and the field of our lines that names the release. */
export const RELEASE_DIMENSION = 'release'

/** The alarm that takes a release back. */
export const RELEASE_ALARM = 'failing release'

const ENDED = '($.message = "answered") || ($.message = "streamed")'

/** The lines of a gradually released function's log that feed the metric. A crash or a time-out before the last line is not among them. */
export const releaseMeasures = [
  { pattern: `{ (${ENDED}) && ($.status = 500) }`, value: '1' },
  { pattern: `{ (${ENDED}) && ($.status != 500) }`, value: '0' },
] as const
