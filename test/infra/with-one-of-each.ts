import { flow } from '#events/flow'
import { routeRows } from '#infra/routes'
import type { Rows } from '#infra/rows'

/** The tables, and one more row of every kind, so that each check has something to look at whatever the tables hold. */
export const withOneOfEach = (rows: Rows): Rows => ({
  ...rows,
  functions: [
    ...rows.functions,
    { name: 'billing/extra-hook', feature: 'billing', kind: 'hook' },
    { name: 'billing/extra-consumer', feature: 'billing', kind: 'consumer' },
    { name: 'billing/extra-schedule', feature: 'billing', kind: 'schedule' },
    { name: 'billing/extra-step', feature: 'billing', kind: 'step' },
  ],
  routes: [
    ...rows.routes,
    ...routeRows({
      contracts: {},
      hooks: {
        'billing/extra-hook': { provider: 'stripe', routes: ['POST /hooks/extra', 'GET /hooks/extra/{accountId}'] },
      },
    }),
  ],
  subscriptions: { ...rows.subscriptions, 'billing/extra-consumer': ['billing.extra-happened'] },
  schedules: { ...rows.schedules, 'billing/extra-schedule': 'cron(0 3 * * ? *)' },
  flows: {
    ...rows.flows,
    'billing/extra-flow': flow({
      Comment: 'A flow of one feature that also uses a step of its Map state',
      StartAt: 'Each',
      TimeoutSeconds: 60,
      States: {
        Each: {
          Type: 'Map',
          ItemsPath: '$.items',
          MaxConcurrency: 2,
          ItemProcessor: {
            ProcessorConfig: { Mode: 'INLINE' },
            StartAt: 'Do',
            States: { Do: { Type: 'Task', Resource: 'billing/extra-step', End: true } },
          },
          End: true,
        },
      },
    }),
  },
})
