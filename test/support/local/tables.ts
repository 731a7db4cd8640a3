import { flow } from '#events/flow'
import type { FunctionKind } from '#infra/functions'
import type { Grants } from '#infra/grants/grants'
import type { RegionTables } from '#infra/local/region/region-tables'
import type { Family } from '#shared/key-families'

const row = (kind: FunctionKind, name: string) => ({ kind, name, feature: name.slice(0, name.indexOf('/')) })

const route = (key: string, functionName: string, gateway: 'http' | 'stream' = 'http') => {
  const [method = '', path = ''] = key.split(' ')
  return { key, method, path, functionName, gateway }
}

const climb = flow({
  Comment: 'Two steps; the first can be held.',
  StartAt: 'First',
  TimeoutSeconds: 60,
  States: {
    First: { Type: 'Task', Resource: 'probe/first-step', Next: 'IsHigh' },
    IsHigh: {
      Type: 'Choice',
      Choices: [{ Variable: '$.height', NumericGreaterThan: 1, Next: 'Second' }],
      Default: 'Fell',
    },
    Second: {
      Type: 'Task',
      Resource: 'probe/second-step',
      Retry: [{ ErrorEquals: ['States.ALL'], IntervalSeconds: 1, MaxAttempts: 1 }],
      Catch: [{ ErrorEquals: ['TooHigh'], ResultPath: '$.caught', Next: 'Caught' }],
      End: true,
    },
    Caught: { Type: 'Pass', End: true },
    Fell: { Type: 'Fail', Error: 'Fell', Cause: 'not high enough' },
  },
})

/** The probes' keys are of no family of the product: one that is empty covers them all. */
const anyKey = [''] as unknown as readonly Family[]
const reading = { table: { read: anyKey } } as const
const writing = { table: { read: anyKey, write: anyKey, gsi1: anyKey, gsi2: anyKey } } as unknown as Grants

const grants: Readonly<Record<string, Grants>> = {
  'probe/api': {
    ...writing,
    bus: true,
    secrets: ['tokens'],
    mail: true,
    readFiles: ['probe/'],
    writeFiles: ['probe/'],
    flows: ['probe/climb'],
    variables: ['TRACKER_URL'],
    timeoutSeconds: 60,
  },
  'slow/api': { timeoutSeconds: 1 },
  'reader/api': { ...reading, readFiles: ['probe/'] },
  'probe/stream': { timeoutSeconds: 30 },
  'probe/live': { ...writing, live: 'close' },
  'probe/remember': writing,
  'probe/choke': writing,
  'probe/hold': writing,
  'probe/tick': writing,
  'probe/first-step': writing,
  'probe/second-step': writing,
}

/** A small product of its own, to try what the local run does with tables. */
export const tables: RegionTables = {
  rows: {
    functions: [
      row('api', 'probe/api'),
      row('api', 'reader/api'),
      row('api', 'slow/api'),
      row('stream', 'probe/stream'),
      row('socket', 'probe/live'),
      row('consumer', 'probe/remember'),
      row('consumer', 'probe/choke'),
      row('consumer', 'probe/hold'),
      row('schedule', 'probe/tick'),
      row('step', 'probe/first-step'),
      row('step', 'probe/second-step'),
    ],
    routes: [
      route('GET /echo/{id}', 'probe/api'),
      route('POST /echo/{id}', 'probe/api'),
      route('GET /echo/fixed', 'probe/api'),
      route('GET /variables', 'probe/api'),
      route('GET /never', 'slow/api'),
      route('GET /throws', 'probe/api'),
      route('POST /do', 'probe/api'),
      route('POST /go', 'probe/api'),
      route('POST /read', 'reader/api'),
      route('GET /pieces/{id}', 'probe/stream', 'stream'),
    ],
    subscriptions: {
      'probe/remember': ['probe.happened'],
      'probe/choke': ['probe.choked'],
      'probe/hold': ['probe.held'],
    },
    serviceEvents: {},
    schedules: { 'probe/tick': 'rate(1 day)' },
    flows: { 'probe/climb': climb },
    sockets: { live: 'probe/live' },
  },
  grantsOf: (name) => grants[name] ?? {},
  moduleOf: (name) => new URL(`./functions/${name}.ts`, import.meta.url).href,
}
