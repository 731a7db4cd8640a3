import type { Feature } from '#shared/features'

/** A schedule in EventBridge Scheduler's words. */
export type Rate = `rate(${number} ${'minute' | 'minutes' | 'hour' | 'hours' | 'day' | 'days'})` | `cron(${string})`

/** Table 4 of 4: what time starts. The key is the file (`functions/<key>.ts`) and the Lambda. */
export const schedules = {
  'conversations/turn/sweep-overdue': 'rate(1 minute)',
  'knowledge/refresh/refresh-due': 'rate(15 minutes)',
  'outbox/sweep': 'rate(1 minute)',
} as const satisfies Readonly<Record<`${Feature}/${string}`, Rate>>
