import type { Placed } from '#test/infra/inventory'

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
