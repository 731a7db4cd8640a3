import type { Rows } from '#infra/rows'
import { Inventory, type Placed, type Templates } from '#test/infra/inventory'

const HOURS = 730

/** How often a rate, or a cron expression for one time of each day, runs in a month. */
const runsOf = (rate: string): number => {
  if (/^cron\(\d+ \d+ \* \* \? \*\)$/.test(rate)) return HOURS / 24
  const [, count = '1', unit = ''] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(rate) ?? []
  const perHour = { minute: 60, hour: 1, day: 1 / 24 }[unit]
  if (perHour === undefined) throw new Error(`no rate: ${rate}`)
  return (HOURS * perHour) / Number(count)
}

/** The metrics that a filter makes; several may share one. */
const madeBy = ({ Properties }: Placed): readonly string[] =>
  Properties.MetricTransformations.map(
    (it: { readonly MetricNamespace: string; readonly MetricName: string }) => `${it.MetricNamespace} ${it.MetricName}`,
  )

/** The metrics of our own that an alarm watches, those that functions write themselves among them. */
const watchedBy = ({ Properties }: Placed): readonly string[] =>
  [Properties, ...(Properties.Metrics ?? []).map((it: { MetricStat?: { Metric?: object } }) => it.MetricStat?.Metric)]
    .filter((it) => it?.Namespace && !it.Namespace.startsWith('AWS/'))
    .map(({ Namespace, MetricName }) => `${Namespace} ${MetricName}`)

/** What is paid each month in a region that nobody uses, counted in its templates and rows. */
export const deployed = (templates: Templates, { functions, schedules }: Pick<Rows, 'functions' | 'schedules'>) => {
  const inventory = new Inventory(templates)
  const alarms = inventory.of('AWS::CloudWatch::Alarm')
  const acls = inventory.of('AWS::WAFv2::WebACL')
  const kinds = Map.groupBy(functions, ({ kind }) => kind)
  return {
    functions: functions.length,
    byKind: [...kinds].map(([kind, { length }]) => [kind, length] as const),
    alarms: alarms.length,
    /** An alarm on an expression is paid for each metric in it. */
    alarmMetrics: alarms.reduce(
      (sum, { Properties }) =>
        sum +
        Math.max(
          1,
          (Properties.Metrics ?? []).filter((metric: { readonly MetricStat?: object }) => metric.MetricStat).length,
        ),
      0,
    ),
    filters: inventory.of('AWS::Logs::MetricFilter').length,
    customMetrics: new Set([...inventory.of('AWS::Logs::MetricFilter').flatMap(madeBy), ...alarms.flatMap(watchedBy)])
      .size,
    acls: acls.length,
    aclRules: acls.reduce((sum, { Properties }) => sum + Properties.Rules.length, 0),
    keys: inventory.of('AWS::KMS::Key').length,
    secrets: inventory.of('AWS::SecretsManager::Secret').length,
    dashboards: inventory.of('AWS::CloudWatch::Dashboard').length,
    schedules: Object.keys(schedules).length,
    runs: Object.values(schedules).reduce((sum, rate) => sum + runsOf(rate), 0),
  }
}
