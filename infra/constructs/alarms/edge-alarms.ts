import { Duration } from 'aws-cdk-lib'
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager'
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch'
import { Construct } from 'constructs'
import type { Settings } from '#infra/settings'
import { alarmPeriod, regionAlarm } from './region-alarm.ts'

interface EdgeAlarmsProps {
  readonly settings: Settings
  /** By what each serves, as alarms name it: `site`. */
  readonly distributions: Readonly<Record<string, string>>
  /** By the alarm's name. */
  readonly certificates: Readonly<Record<string, ICertificate | undefined>>
}

/** Of all answers, those with status 5xx: gateways and functions that fail or cannot be reached show here too. */
const TOO_MANY_PERCENT = 5
/** AWS renews 60 days before; what it could not renew by now needs a person. */
const DAYS_LEFT = 21

/** What CloudFront and the certificates report, in us-east-1 only. */
export class EdgeAlarms extends Construct {
  constructor(scope: Construct, id: string, { settings, distributions, certificates }: EdgeAlarmsProps) {
    super(scope, id)
    for (const [name, distributionId] of Object.entries(distributions))
      regionAlarm(this, name, {
        settings,
        topic: 'page',
        name: `errors at the edge ${name}`,
        says: 'One answer in twenty was a 5xx, for 15 minutes.',
        runbook: 'errors-at-the-edge',
        metric: new Metric({
          namespace: 'AWS/CloudFront',
          metricName: '5xxErrorRate',
          dimensionsMap: { DistributionId: distributionId, Region: 'Global' },
          statistic: Stats.AVERAGE,
          period: alarmPeriod,
        }),
        threshold: TOO_MANY_PERCENT,
        periods: 3,
      })
    for (const [name, certificate] of Object.entries(certificates))
      if (certificate) this.certificate(settings, name, certificate)
  }

  private certificate(settings: Settings, name: string, { certificateArn }: ICertificate): void {
    regionAlarm(this, name === 'certificate' ? 'Certificate' : 'AgencyCertificate', {
      settings,
      topic: 'page',
      name,
      says: 'The certificate of the domain ends in three weeks and was not renewed.',
      runbook: 'certificate',
      metric: new Metric({
        namespace: 'AWS/CertificateManager',
        metricName: 'DaysToExpiry',
        dimensionsMap: { CertificateArn: certificateArn },
        statistic: Stats.MINIMUM,
        period: Duration.days(1),
      }),
      threshold: DAYS_LEFT,
      isLow: true,
    })
  }
}
