import { Duration } from 'aws-cdk-lib'
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch'
import { Construct } from 'constructs'
import { measuresOf } from '#infra/measures'
import { resourceName } from '#infra/names'
import type { Rows } from '#infra/rows'
import type { Settings } from '#infra/settings'
import { regionAlarm } from './region-alarm.ts'

const MINUTES = { minute: 1, hour: 60, day: 24 * 60 } as const
/** A cron expression runs at least daily here: an alarm cannot look further back. */
const DAILY = MINUTES.day

const minutesBetween = (rate: string): number => {
  const [, count, unit] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(rate) ?? []
  return count && unit ? Number(count) * MINUTES[unit as keyof typeof MINUTES] : DAILY
}

/** Schedules whose end nobody notices for days: a ticket, not a page. */
const unnoticed: readonly string[] = [
  'workspaces/sign-in/delete-unconfirmed',
  'billing/entitlements/sweep-trials',
  // finds only what a crash has left, which the owner's next call settles too
  'domains/hosts/sweep-hosts',
  // likewise, and what it finds disturbs nobody
  'domains/tenants/sweep-tenants',
]

interface HeartbeatAlarmsProps {
  readonly settings: Settings
  readonly rows: Pick<Rows, 'schedules'>
}

/**
 * One alarm for each schedule, raised when it has not run for three of its intervals (ten minutes at least): a sweeper that stops makes no
 * error. What measures is left out: its alarms are raised when its figures are missing.
 */
export class HeartbeatAlarms extends Construct {
  constructor(scope: Construct, id: string, { settings, rows }: HeartbeatAlarmsProps) {
    super(scope, id)
    for (const [name, rate] of Object.entries(rows.schedules)) {
      if (measuresOf(name).length > 0) continue
      const minutes = minutesBetween(rate)
      regionAlarm(this, name.replaceAll('/', '.'), {
        settings,
        name: `stopped ${name}`,
        topic: unnoticed.includes(name) ? 'tickets' : 'page',
        says: `The schedule ${name} does not run.`,
        runbook: 'stopped-schedule',
        metric: new Metric({
          namespace: 'AWS/Lambda',
          metricName: 'Invocations',
          dimensionsMap: { FunctionName: resourceName(settings, name) },
          statistic: Stats.SUM,
          period: Duration.minutes(Math.max(5, minutes)),
        }),
        isLow: true,
        isBadWhenMissing: true,
        periods: minutes >= DAILY ? 1 : minutes < 5 ? 2 : 3,
      })
    }
  }
}
