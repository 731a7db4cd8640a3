import { Inventory, type Placed, type Templates } from '#test/infra/inventory'

/** List prices a month in US dollars, without free tiers, of what costs the same with and without visitors (us-east-1). */
const prices = {
  webAcl: 5,
  webAclRule: 1,
  key: 1,
  secret: 0.4,
  customMetric: 0.3,
  /** For each metric that an alarm looks at. */
  alarmMetric: 0.1,
  /** Beyond 50 metrics; the first three dashboards with fewer are free. */
  dashboard: 3,
  /** An invocation by EventBridge Scheduler. */
  scheduled: 1e-6,
} as const

/** The metrics that one dashboard of a template shows. */
export const metricsOfDashboard = ({ Properties }: Placed): readonly string[] => {
  const join = Properties.DashboardBody['Fn::Join']?.[1] ?? [Properties.DashboardBody]
  const body = JSON.parse(join.map((part: unknown) => (typeof part === 'string' ? part : 'x')).join('')) as {
    widgets: readonly { properties: { metrics?: readonly (readonly unknown[])[] } }[]
  }
  return body.widgets.flatMap(({ properties }) =>
    (properties.metrics ?? []).map((metric) => JSON.stringify(metric.filter((part) => typeof part === 'string'))),
  )
}

const metricsOfAlarm = ({ Properties }: Placed): number =>
  Properties.Metrics?.filter(({ MetricStat }: { MetricStat?: unknown }) => MetricStat).length ?? 1

const MINUTES_A_MONTH = 30 * 24 * 60
const minutes = { minute: 1, hour: 60, day: 24 * 60 } as const

const runsOf = ({ Properties }: Placed): number => {
  const [, count, unit] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(Properties.ScheduleExpression) ?? []
  return MINUTES_A_MONTH / (unit ? Number(count) * minutes[unit as keyof typeof minutes] : minutes.day)
}

/** What a region costs a month at rest, by what it pays for; the invocations of schedules with it, not what they do. */
export const fixedCosts = (templates: Templates): Readonly<Record<string, number>> => {
  const inventory = new Inventory(templates)
  const sum = (type: string, price: (resource: Placed) => number) =>
    inventory.of(type).reduce((total, resource) => total + price(resource), 0)
  const custom = new Set(
    inventory.of('AWS::Logs::MetricFilter').map(({ Properties }) => Properties.MetricTransformations[0].MetricName),
  )
  return {
    'web ACL': sum(
      'AWS::WAFv2::WebACL',
      ({ Properties }) => prices.webAcl + Properties.Rules.length * prices.webAclRule,
    ),
    keys: sum('AWS::KMS::Key', () => prices.key),
    secrets: sum('AWS::SecretsManager::Secret', () => prices.secret),
    'custom metrics': custom.size * prices.customMetric,
    alarms: sum('AWS::CloudWatch::Alarm', (alarm) => metricsOfAlarm(alarm) * prices.alarmMetric),
    dashboards: sum('AWS::CloudWatch::Dashboard', (one) =>
      metricsOfDashboard(one).length > 50 ? prices.dashboard : 0,
    ),
    schedules: sum('AWS::Scheduler::Schedule', (schedule) => runsOf(schedule) * prices.scheduled),
  }
}
