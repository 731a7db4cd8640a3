import type { deployed } from './deployed.ts'
import { assumed, prices } from './prices.ts'

/** What a region costs a month that nobody uses, in US dollars by what is paid for. A dashboard of up to 50 metrics is one of three free ones. */
export const atRest = (it: ReturnType<typeof deployed>) => ({
  alarms: it.alarmMetrics * prices.alarmMetric,
  'custom metrics': it.customMetrics * prices.customMetric,
  'web ACL': it.acls * prices.webAcl + it.aclRules * prices.webAclRule,
  keys: it.keys * prices.key,
  secrets: it.secrets * prices.secret,
  'runs of schedules':
    (it.runs / 1e6) *
    (prices.lambdaRequests +
      assumed.scheduleSeconds * 0.25 * prices.lambdaGbSeconds +
      assumed.scheduleReads * prices.readUnits),
  dashboards: Math.max(0, it.dashboards - 3) * prices.dashboard,
})
