import type { FunctionName } from './function-name.ts'

/** A figure that a function writes to its log, and which becomes a metric. */
export interface Measure {
  /** Several measures may feed one metric. */
  readonly metric: MeasuredMetric
  /** The lines that hold it. */
  readonly pattern: string
  /** A number, or where it is in the line. */
  readonly value: string
}

export type MeasuredMetric = 'oldest outbox row' | 'oldest owed answer' | 'dead letters' | 'canary' | 'failed turns'

const measured = (metric: MeasuredMetric, field: 'durationMs' | 'count'): Measure => ({
  metric,
  pattern: `{ ($.message = "measured") && ($.code = "${metric.replaceAll(' ', '-')}") }`,
  value: `$.${field}`,
})

/** Which functions measure what: infra makes metric filters of it. Filters cost nothing, and each metric is one, whatever feeds it. */
export const measures: Readonly<Partial<Record<FunctionName, readonly Measure[]>>> = {
  'ops/watch': [
    measured('oldest outbox row', 'durationMs'),
    measured('oldest owed answer', 'durationMs'),
    measured('dead letters', 'count'),
  ],
  'ops/canary/converse': [measured('canary', 'count')],
  // ones and zeros, so that their average is the share of turns that failed
  'conversations/stream': [
    {
      metric: 'failed turns',
      pattern:
        '{ (($.message = "turn ended") && ($.code = "failed")) || ($.message = "defect") || (($.type = "platform.report") && ($.record.status != "success")) }',
      value: '1',
    },
    { metric: 'failed turns', pattern: '{ ($.message = "turn ended") && ($.code = "answered") }', value: '0' },
  ],
}

/** The measures of a function whose name is known at run time only. */
export const measuresOf = (name: string): readonly Measure[] =>
  (measures as Readonly<Record<string, readonly Measure[] | undefined>>)[name] ?? []
