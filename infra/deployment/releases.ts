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

/**
 * The functions whose crashes take a release back too: those that visitors wait for. Each is an alarm on a metric of its own, for
 * Lambda counts the errors of a version by function only, and twelve of them would cost more than all other alarms of a region.
 */
const crashWatched: readonly string[] = ['conversations/api', 'conversations/stream']

/** What the alarm of a function's crashes is called; nothing for one whose crashes are only counted among its kind's failures. */
export const crashAlarmOf = (name: string): string | undefined =>
  crashWatched.includes(name) ? `crashing release ${name.replace('/', ' ')}` : undefined

const ENDED = '($.message = "answered") || ($.message = "streamed")'

/** The lines of a gradually released function's log that feed the metric. A crash or a time-out before the last line is not among them (`crashAlarmOf`). */
export const releaseMeasures = [
  { pattern: `{ (${ENDED}) && ($.status = 500) }`, value: '1' },
  { pattern: `{ (${ENDED}) && ($.status != 500) }`, value: '0' },
] as const
