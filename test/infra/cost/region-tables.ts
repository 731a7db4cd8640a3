import { CONNECTION_SECONDS, PING_EVERY_MS } from '#shared/notifications/connection-times'
import { atRest } from './at-rest.ts'
import type { deployed } from './deployed.ts'
import { assumed, prices } from './prices.ts'
import { dollars, figure, sum, table } from './table.ts'

type Deployed = ReturnType<typeof deployed>

const total = (rows: readonly (readonly [string, string, number])[]): string =>
  table(
    ['what', 'arithmetic', '$'],
    [
      ...rows.map(([what, arithmetic, cost]) => [what, arithmetic, dollars(cost)]),
      ['**total**', '', `**${Math.round(sum(rows.map(([, , cost]) => cost)))}**`],
    ],
  )

/** What a region costs a month that nobody uses. */
export const regionTable = (it: Deployed): string => {
  const costs = atRest(it)
  return [
    `${it.functions} functions: ${it.byKind.map(([kind, count]) => `${count} ${kind}`).join(', ')}.`,
    total([
      ['alarms', `${it.alarms} alarms on ${it.alarmMetrics} metrics x $${prices.alarmMetric}`, costs.alarms],
      [
        'metrics of our own',
        `${it.customMetrics}, which ${it.filters} filters of logs feed, x $${prices.customMetric}`,
        costs['custom metrics'],
      ],
      ['web ACL', `${it.acls} x $${prices.webAcl} + ${it.aclRules} rules x $${prices.webAclRule}`, costs['web ACL']],
      ['keys, secrets', `${it.keys} x $${prices.key} + ${it.secrets} x $${prices.secret}`, costs.keys + costs.secrets],
      [
        `${it.schedules} schedules`,
        `${figure(Math.round(it.runs))} runs x ($${prices.lambdaRequests} per million + ${assumed.scheduleSeconds * 1000} ms at 256 MB + ${assumed.scheduleReads} read units)`,
        costs['runs of schedules'],
      ],
      ['dashboards', `${it.dashboards}, of which three are free`, costs.dashboards],
    ]),
  ].join('\n\n')
}

/** What ten thousand dashboards cost a month that are open and in which nothing happens. */
export const dashboardsTable = (): string => {
  const { dashboards, daysOfWork, connectedHours, connectionsPerDay, topicsPerConnection } = assumed
  const hours = dashboards * daysOfWork * connectedHours
  const minutes = (hours * 60) / 1e6
  const pings = (hours * 3_600_000) / PING_EVERY_MS / 1e6
  const connections = (dashboards * daysOfWork * connectionsPerDay) / 1e6
  const perPing =
    prices.socketMessages +
    prices.lambdaRequests +
    assumed.socketSeconds * 0.25 * prices.lambdaGbSeconds +
    assumed.pingLogs
  const perConnection = assumed.connectionMessages + assumed.connectionLogs + assumed.connectionUnits
  const perCall =
    prices.httpRequests +
    prices.lambdaRequests +
    assumed.apiSeconds * 0.25 * prices.lambdaGbSeconds +
    assumed.callExtras
  return total([
    [
      'connection minutes',
      `${figure(hours)} hours, ${figure(minutes)} million minutes x $${prices.socketMinutes}`,
      minutes * prices.socketMinutes,
    ],
    [
      `pings, each ${PING_EVERY_MS / 60_000} minutes`,
      `${figure(pings)} million x $${figure(perPing)} (message, Lambda, log)`,
      pings * perPing,
    ],
    [
      'connections',
      `${connectionsPerDay} a day (they end after ${CONNECTION_SECONDS / 3600} hours): ${figure(connections)} million x $${figure(perConnection)} (messages, Lambda and logs, DynamoDB), ${topicsPerConnection} topics each`,
      connections * perConnection,
    ],
    [
      'notifications',
      `a call for each connection: ${figure(connections)} million x $${figure(perCall)}`,
      connections * perCall,
    ],
  ])
}
