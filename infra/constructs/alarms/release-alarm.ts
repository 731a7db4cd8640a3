import { MathExpression, Stats } from 'aws-cdk-lib/aws-cloudwatch'
import { Construct } from 'constructs'
import { RELEASE_ALARM, RELEASE_DIMENSION, RELEASE_METRIC } from '#infra/deployment/releases'
import type { Settings } from '#infra/settings'
import { ownMetric } from './own-metric.ts'
import { alarmPeriod, regionAlarm } from './region-alarm.ts'

/** Fewer are no reason to take a release back: one call that always failed is not a broken version. */
const MIN_FAILED = 5
/** Of the release's own calls: what fails as rarely in every release takes none back. */
const SHARE_FAILED = 0.01

interface ReleaseAlarmProps {
  readonly settings: Settings
  /** The release of the functions' code that is being deployed. */
  readonly release: string
}

/**
 * Raised when the calls that this release answered fail, whichever function it was; calls of the release before never raise it. Gradual
 * releases in other stacks name it. It is deployed before them, so no failure of an earlier release holds up its repair.
 */
export class ReleaseAlarm extends Construct {
  constructor(scope: Construct, id: string, { settings, release }: ReleaseAlarmProps) {
    super(scope, id)
    const own = (statistic: string) =>
      ownMetric(settings, RELEASE_METRIC, { statistic, dimensionsMap: { [RELEASE_DIMENSION]: release } })
    regionAlarm(this, 'Failing', {
      settings,
      name: RELEASE_ALARM,
      topic: 'tickets',
      says: 'Calls of the newest release fail: five or more in five minutes, and one of a hundred.',
      runbook: 'failing-release',
      metric: new MathExpression({
        label: 'the release fails',
        expression: `IF(failed >= ${MIN_FAILED} AND failed / calls >= ${SHARE_FAILED}, 1, 0)`,
        usingMetrics: { failed: own(Stats.SUM), calls: own(Stats.SAMPLE_COUNT) },
        period: alarmPeriod,
      }),
    })
  }
}
