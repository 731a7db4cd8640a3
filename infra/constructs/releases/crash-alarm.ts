import { type Alarm, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch'
import type { Alias } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import { alarmPeriod, regionAlarm } from '#infra/constructs/alarms/region-alarm'
import { resourceName } from '#infra/names'
import type { Settings } from '#infra/settings'

/** As of failed calls: fewer may be one call that was repeated. */
const MIN_CRASHES = 5

interface CrashAlarmProps {
  readonly settings: Settings
  /** What follows installation and region in the alarm's name. */
  readonly name: string
  /** The function's row: `conversations/stream`. */
  readonly row: string
  readonly alias: Alias
}

/**
 * Raised when calls of a function's newest version end before their last line: errors of its start, time-outs, memory. Lambda counts them
 * apart for each version that the alias sends calls to, so those of the version before never raise it.
 */
export class CrashAlarm extends Construct {
  readonly alarm: Alarm

  constructor(scope: Construct, id: string, { settings, name, row, alias }: CrashAlarmProps) {
    super(scope, id)
    const functionName = resourceName(settings, row)
    this.alarm = regionAlarm(this, 'Crashing', {
      settings,
      name,
      topic: 'tickets',
      says: `Calls of the newest release of ${row} end before their last line: five or more in five minutes.`,
      runbook: 'failing-release',
      metric: new Metric({
        namespace: 'AWS/Lambda',
        metricName: 'Errors',
        dimensionsMap: {
          FunctionName: functionName,
          Resource: `${functionName}:${alias.aliasName}`,
          ExecutedVersion: alias.version.version,
        },
        statistic: Stats.SUM,
        period: alarmPeriod,
      }),
      threshold: MIN_CRASHES,
    })
  }
}
