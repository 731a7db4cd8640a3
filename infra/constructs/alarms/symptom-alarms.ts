import { Duration } from 'aws-cdk-lib'
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch'
import { Construct } from 'constructs'
import { publicUrlOf, type Settings } from '#infra/settings'
import { ownMetric } from './own-metric.ts'
import { regionAlarm } from './region-alarm.ts'

/** A committed event is published at once, or by the sweeper within two minutes; an overdue answer is due at once. */
const LATE_MS = 5 * 60_000
/** A tenth of all turns. */
const TOO_MANY_FAILED = 0.1
/** SES reviews an account from 5 % bounces and 0.1 % complaints on, and stops its mails at twice and five times that. */
const BOUNCES = 0.05
const COMPLAINTS = 0.001

/** What visitors and members notice, of one region: each alarm pages. The edge's are in edge-alarms.ts, the schedules' in heartbeat-alarms.ts. */
export class SymptomAlarms extends Construct {
  constructor(scope: Construct, id: string, { settings }: { readonly settings: Settings }) {
    super(scope, id)
    const common = { settings, topic: 'page' } as const
    // it talks through the public address, which is unknown before CloudFront has given one
    if (publicUrlOf(settings))
      regionAlarm(this, 'Canary', {
        ...common,
        name: 'canary',
        says: 'The test conversation through the public address failed, and so did the next.',
        runbook: 'canary',
        metric: ownMetric(settings, 'canary', { statistic: Stats.MINIMUM, period: Duration.minutes(20) }),
        isLow: true,
        isBadWhenMissing: true,
      })
    regionAlarm(this, 'Turns', {
      ...common,
      name: 'failed turns',
      says: 'A tenth of all turns ended without an answer, for 15 minutes.',
      runbook: 'failed-turns',
      metric: ownMetric(settings, 'failed turns', { statistic: Stats.AVERAGE }),
      threshold: TOO_MANY_FAILED,
      periods: 3,
    })
    for (const [metric, says] of [
      ['oldest outbox row', 'A committed event waits for the bus for over 5 minutes, or nothing measures it.'],
      ['oldest owed answer', 'An answer is overdue for over 5 minutes, or nothing measures it.'],
    ] as const)
      regionAlarm(this, metric, {
        ...common,
        name: metric,
        says,
        runbook: metric.replaceAll(' ', '-'),
        metric: ownMetric(settings, metric, { statistic: Stats.MAXIMUM }),
        threshold: LATE_MS,
        isBadWhenMissing: true,
        periods: 2,
      })
    regionAlarm(this, 'DeadLetters', {
      ...common,
      topic: 'tickets',
      name: 'dead letters',
      says: 'Events wait in dead-letter queues.',
      runbook: 'dead-letters',
      metric: ownMetric(settings, 'dead letters', { statistic: Stats.MAXIMUM }),
      // where a queue does not answer there is no figure
      isBadWhenMissing: true,
      periods: 2,
    })
    if (settings.mailFrom) this.mail(settings)
  }

  private mail(settings: Settings): void {
    for (const [metricName, name, runbook, threshold] of [
      ['Reputation.BounceRate', 'bounced mails', 'bounced-mails', BOUNCES],
      ['Reputation.ComplaintRate', 'complaints about mails', 'complaints-about-mails', COMPLAINTS],
    ] as const)
      regionAlarm(this, name, {
        settings,
        topic: 'page',
        name,
        says: 'SES stops all mails of the account if this goes on.',
        runbook,
        metric: new Metric({
          namespace: 'AWS/SES',
          metricName,
          statistic: Stats.MAXIMUM,
          period: Duration.hours(1),
        }),
        threshold,
      })
  }
}
