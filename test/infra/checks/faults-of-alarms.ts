import { readFileSync } from 'node:fs'
import { Inventory, type Placed, type Templates } from '#test/infra/inventory'
import { metricsOfDashboard } from './metrics-of-dashboard.ts'

const runbooks = readFileSync(new URL('../../../docs/runbooks.md', import.meta.url), 'utf8')

/** The anchors of docs/runbooks.md whose sections have all three parts, as a web page makes them of the headings. */
const sections: readonly string[] = runbooks
  .split(/^## /m)
  .slice(1)
  .filter((section) => ['**Means.**', '**See.**', '**Do.**'].every((part) => section.includes(part)))
  .map((section) => (section.split('\n')[0] ?? '').trim().toLowerCase().replaceAll(' ', '-'))

const alarmsIn = (templates: Templates): readonly Placed[] => new Inventory(templates).of('AWS::CloudWatch::Alarm')

const anchorOf = ({ Properties }: Placed): string =>
  /docs\/runbooks\.md#([a-z-]+)$/.exec(Properties.AlarmDescription)?.[1] ?? ''

/** Alarms without a section of docs/runbooks.md, and sections without an alarm. */
export const runbookFaults = (templates: Templates): readonly string[] => {
  const named = alarmsIn(templates).map((alarm) => ({ alarm, anchor: anchorOf(alarm) }))
  return [
    ...named
      .filter(({ anchor }) => !sections.includes(anchor))
      .map(({ alarm }) => `${alarm.Properties.AlarmName}: no section`),
    ...sections
      .filter((section) => !named.some(({ anchor }) => anchor === section))
      .map((section) => `${section}: no alarm`),
  ]
}

/** Alarms that tell neither topic, or do not say when they are over. */
export const topicFaults = (templates: Templates): readonly string[] =>
  alarmsIn(templates)
    .filter(({ Properties: { AlarmActions = [], OKActions } }) => {
      const action = JSON.stringify(AlarmActions)
      return !/:parley-(eu|na)-(page|tickets)"\]/.test(action) || action !== JSON.stringify(OKActions)
    })
    .map(({ Properties }) => Properties.AlarmName as string)

/** The alarms that wake someone up, by name without installation and region: `missing` where no data raises it too. */
export const paging = (templates: Templates): readonly string[] =>
  alarmsIn(templates)
    .filter(({ Properties }) => JSON.stringify(Properties.AlarmActions).includes('-page"'))
    .map(({ Properties: { AlarmName, TreatMissingData } }) => {
      const name = AlarmName.replace(/^parley\/(eu|na)\//, '')
      return TreatMissingData === 'breaching' ? `${name}, missing` : name
    })
    .toSorted()

/** Our own metrics that an alarm or the dashboard looks at, but no filter makes. */
export const unfedMetrics = (templates: Templates): readonly string[] => {
  const inventory = new Inventory(templates)
  const fed = inventory.of('AWS::Logs::MetricFilter').map(({ Properties }) => {
    const [{ MetricNamespace, MetricName }] = Properties.MetricTransformations
    return `${MetricNamespace} ${MetricName}`
  })
  const looked = [
    ...alarmsIn(templates).flatMap(({ Properties }) => [Properties, ...(Properties.Metrics ?? [])]),
    ...inventory.of('AWS::CloudWatch::Dashboard').flatMap((dashboard) =>
      metricsOfDashboard(dashboard).map((metric) => {
        const [Namespace, MetricName] = JSON.parse(metric)
        return { Namespace, MetricName }
      }),
    ),
  ].flatMap(({ Namespace, MetricName }) => (Namespace?.startsWith('parley/') ? [`${Namespace} ${MetricName}`] : []))
  return [...new Set(looked)].filter((metric) => !fed.includes(metric))
}
