import { describe, expect, test } from 'vitest'
import { rows as tables } from '#infra/rows'
import { paging, runbookFaults, topicFaults, unfedMetrics } from '#test/infra/checks/faults-of-alarms'
import { metricsOfDashboard } from '#test/infra/checks/metrics-of-dashboard'
import { atRest } from '#test/infra/cost/at-rest'
import { deployed } from '#test/infra/cost/deployed'
import { Inventory, type Placed, type Templates, without } from '#test/infra/inventory'
import { ofRow } from './of-row.ts'
import { alone, first, regionsOf, second } from './regions.ts'

const hasHooks = tables().functions.some(({ kind }) => kind === 'hook')

/** Whether an alarm or a metric is there for the rows alone that these tests add (`withOneOfEach`). */
const isMadeUp = (resource: Placed): boolean =>
  ['AWS::CloudWatch::Alarm', 'AWS::Logs::MetricFilter'].some(
    (type) => ofRow(type, 'extra-')(resource) || (!hasHooks && ofRow(type, 'failures hook')(resource)),
  )

/** Alarms wake the right person, look at what exists, and cost little. */
export const alarmsHold = (): void => {
  describe('alarms', () => {
    const always = [
      'failed turns',
      'errors at the edge site',
      'oldest outbox row, missing',
      'oldest owed answer, missing',
      'stopped billing/lots/sweep-lots, missing',
      'stopped channels/health/probe-due, missing',
      'stopped channels/inbound/sweep-inbound, missing',
      'stopped channels/sending/sweep-sends, missing',
      'stopped conversations/turn/sweep-overdue, missing',
      'stopped gaps/count-waiting-questions, missing',
      'stopped knowledge/refresh/refresh-due, missing',
      'stopped outbox/sweep, missing',
      'stopped webhooks/sweep-deliveries, missing',
    ]
    const configured = [
      'stopped billing/extra-schedule, missing',
      'bounced mails',
      'canary, missing',
      'certificate',
      'complaints about mails',
      'discord gateway, missing',
    ]
    // their template is in the first region only
    const ofFirst = ['certificate of agencies', 'errors at the edge tenants']

    test('wake someone up for what visitors and members notice, and for nothing else', () => {
      expect(paging(first)).toEqual([...always, ...configured, ...ofFirst].toSorted())
      expect(paging(second)).toEqual([...always, ...configured].toSorted())
      // without an address of its own, a domain or a sender there is nothing to look at
      expect(paging(alone)).toEqual(always.toSorted())
    })

    test('tell their topic when they are raised and when they are over; both topics are in every AWS region that has alarms', () => {
      for (const [name, templates, { region }] of regionsOf()) {
        expect(topicFaults(templates), name).toEqual([])
        const topics = new Inventory(templates).of('AWS::SNS::Topic').map(({ Properties }) => Properties.TopicName)
        const pair = [`parley-${region}-page`, `parley-${region}-tickets`]
        expect(topics.toSorted(), name).toEqual((region === 'eu' ? [...pair, ...pair] : pair).toSorted())
      }
      const silent = structuredClone(first) as Record<string, { Resources: Record<string, Placed> }>
      for (const { Type, Properties } of Object.values(silent).flatMap(({ Resources }) => Object.values(Resources)))
        if (Type === 'AWS::CloudWatch::Alarm' && Properties.AlarmName === 'parley/eu/canary') Properties.OKActions = []
      expect(topicFaults(silent)).toEqual(['parley/eu/canary'])
    })

    test('name their section of docs/runbooks.md, and every section has its alarm', () => {
      expect(runbookFaults(first)).toEqual([])
      expect(runbookFaults(without(first, ofRow('AWS::CloudWatch::Alarm', 'parley/eu/canary')))).toEqual([
        'canary: no alarm',
      ])
    })

    test('look only at metrics that something makes, and so does the dashboard', () => {
      for (const [name, templates] of regionsOf()) expect(unfedMetrics(templates), name).toEqual([])
      const unfed = without(first, ofRow('AWS::Logs::MetricFilter', 'oldest outbox row'))
      expect(unfedMetrics(unfed)).toEqual(['parley/eu oldest outbox row'])
      for (const dashboard of new Inventory(first).of('AWS::CloudWatch::Dashboard'))
        expect(metricsOfDashboard(dashboard).length).toBeLessThanOrEqual(50)
    })

    test('cost less than 18.50 dollars a month with everything else that costs without visitors', () => {
      for (const [name, templates, { region }] of regionsOf()) {
        const costs = atRest(deployed(without(templates, isMadeUp), tables()))
        // of the first region's secret, replicated to this one
        const replica = name.includes('second') ? 0.4 : 0
        const total = Object.values(costs).reduce((sum, cost) => sum + cost, replica)
        const lines = Object.entries(costs).map(([what, cost]) => `${what} ${cost.toFixed(2)}`)
        process.stdout.write(`${region}: $${total.toFixed(2)} a month at rest (${lines.join(', ')})\n`)
        expect(total, name).toBeLessThan(18.5)
        for (const [what, cost] of Object.entries(costs))
          if (what !== 'dashboards') expect(cost, `${name}: ${what}`).toBeGreaterThan(0)
      }
    })
  })

  test('only functions without a ceiling raise the common alarm of throttles, and fetching pages has one of its own', () => {
    const metricOf = (templates: Templates, alarm: string) => {
      const {
        MetricName,
        Dimensions = [],
        Threshold,
        EvaluationPeriods,
      } = new Inventory(templates).alarm(alarm)?.Properties ?? {}
      return [MetricName, ...Dimensions.map(({ Value }: { Value: string }) => Value), Threshold, EvaluationPeriods]
    }
    // 1,000 less 592 for streams, 148 for messages of channels, 80 for pages, 20 for overdue answers, 30 for calls of knowledge and 30 for imports
    expect(metricOf(first, 'parley/eu/throttled functions')).toEqual(['UnreservedConcurrentExecutions', 95, 1])
    expect(metricOf(first, 'parley/eu/throttled pages')).toEqual([
      'Throttles',
      'parley-eu-crawls-pages-fetch-page',
      10,
      6,
    ])
    expect(metricOf(alone, 'parley/na/throttled functions')).toEqual(['Throttles', 10, 1])
    expect(metricOf(alone, 'parley/na/throttled pages')).toEqual([undefined, undefined, undefined])
  })
}
