import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { placeOf } from '#infra/edge/place-of'
import { fileLifetimes } from '#infra/file-lifetimes'
import { ROUTES_PER_GATEWAY } from '#infra/gateways'
import { hasDirectory } from '#infra/has-directory'
import { answeringFeatures, rows as tables } from '#infra/rows'
import { regionNames } from '#shared/regions'
import { allSettings } from '#test/infra/all-settings'
import { paging, runbookFaults, topicFaults, unfedMetrics } from '#test/infra/checks/faults-of-alarms'
import { fixedCosts, metricsOfDashboard } from '#test/infra/checks/fixed-costs'
import { missingOfAsynchronous } from '#test/infra/checks/missing-of-asynchronous'
import { missingOfFlows } from '#test/infra/checks/missing-of-flows'
import { missingOfFunctions } from '#test/infra/checks/missing-of-functions'
import { missingOfHooks } from '#test/infra/checks/missing-of-hooks'
import { missingOfRoutes } from '#test/infra/checks/missing-of-routes'
import { missingOfSockets } from '#test/infra/checks/missing-of-sockets'
import { Inventory, type Placed, type Templates, without } from '#test/infra/inventory'
import { synthesise } from '#test/infra/synthesise'
import { withOneOfEach } from '#test/infra/with-one-of-each'
import { cellsOf } from '#test/support/sweeps/chosen-cells'
import { costDocument } from './cost/cost-document.ts'
import { measureTurn } from './cost/measure-turn.ts'

const eu = { name: 'parley', region: 'eu', lambdaConcurrency: 1000 } as const
const na = { name: 'parley', region: 'na', lambdaConcurrency: 1000 } as const
const bare = { name: 'parley', region: 'na' } as const

const rows = withOneOfEach(tables())
let first: Templates
let second: Templates
let alone: Templates

/** CloudFormation's validation of every property takes ten seconds a region: `npm test` validates one at most. */
const validated = cellsOf('stacks', ['first', 'alone', 'neither'])

// cdk-nag and CloudFormation's own validation run inside: an unacknowledged finding fails here
beforeAll(() => {
  const validates = (name: 'first' | 'alone') => ({ validatesResources: validated.includes(name) })
  first = synthesise(rows, { ...allSettings, region: 'eu', regions: 'eu,na' }, validates('first'))
  // the same resources as the first; their validation would find the same
  second = synthesise(rows, { ...allSettings, region: 'na', regions: 'eu,na' }, { validatesResources: false })
  alone = synthesise(tables(), { region: 'na' }, validates('alone'))
  // half a minute of work on a free machine, without a pause in which anything else could run
}, 900_000)

const regionsOf = () =>
  [
    ['eu with everything configured', first, eu, rows],
    ['na as the second region', second, na, rows],
    ['na alone, with nothing configured', alone, bare, tables()],
  ] as const

describe('every row has what it needs', () => {
  test('every route: its gateway, its function, the permission', () => {
    for (const [, templates, , all] of regionsOf()) expect(missingOfRoutes(templates, all.routes)).toEqual([])
  })

  test('every hook: a Lambda of its own', () => {
    for (const [, templates, , all] of regionsOf()) expect(missingOfHooks(templates, all)).toEqual([])
  })

  test('everything asynchronous: what starts it, and a dead-letter queue fed from both sides, or brief delivery', () => {
    for (const [, templates, , all] of regionsOf()) expect(missingOfAsynchronous(templates, all)).toEqual([])
  })

  test('every function: settings, variables, log, what is counted of it, the alarm of its kind, and a role that grants its row and no more', () => {
    for (const [, templates, region, all] of regionsOf())
      expect(missingOfFunctions(templates, all.functions, region)).toEqual([])
  })

  test('every flow: a state machine over Lambdas, logged without its data, its failures counted', () => {
    for (const [, templates, region, all] of regionsOf())
      expect(missingOfFlows(templates, all.flows, region)).toEqual([])
  })

  test('every WebSocket API: three routes to its function', () => {
    for (const [, templates, , all] of regionsOf()) expect(missingOfSockets(templates, all.sockets)).toEqual([])
  })
})

test('files are deleted after the days that the table says, where an agent keeps no history after two', () => {
  expect(fileLifetimes['attachments/brief/']).toBe(2)
  for (const [name, templates] of regionsOf()) {
    const [files] = new Inventory(templates).of('AWS::S3::Bucket').filter(({ id }) => id.startsWith('Files'))
    const rules: { Prefix?: string; ExpirationInDays?: number }[] = files?.Properties.LifecycleConfiguration.Rules ?? []
    const expiring = rules.filter(({ ExpirationInDays }) => ExpirationInDays !== undefined)
    expect(Object.fromEntries(expiring.map((rule) => [rule.Prefix, rule.ExpirationInDays])), name).toEqual(
      fileLifetimes,
    )
  }
})

test('one function may ask the user pools, about one user, of exactly the pools whose tokens it accepts', () => {
  const pool = (arn: { 'Fn::Join': [string, unknown[]] }) => JSON.stringify(arn)
  for (const [name, templates, , all] of regionsOf()) {
    const inventory = new Inventory(templates)
    const asking = inventory
      .of('AWS::IAM::Role')
      .flatMap((role) =>
        (role.Properties.Policies ?? []).flatMap((policy: { PolicyDocument: { Statement: Placed['Properties'][] } }) =>
          policy.PolicyDocument.Statement.filter(({ Action }) => JSON.stringify(Action).includes('cognito')).map(
            ({ Action, Resource }) => ({ of: role.Properties.Description, Action, arns: [Resource].flat().map(pool) }),
          ),
        ),
      )
    expect(
      asking.map(({ of, Action }) => [of.split(':')[0], Action]),
      name,
    ).toEqual([['workspaces/api', 'cognito-idp:AdminGetUser']])
    expect(all.functions.length).toBeGreaterThan(1)
    const isSecond = name !== 'na alone, with nothing configured'
    expect(asking[0]?.arns, name).toHaveLength(isSecond ? 2 : 1)
    for (const arn of asking[0]?.arns ?? []) expect(arn).toMatch(/:cognito-idp:.*:userpool\//)
    for (const arn of asking[0]?.arns ?? []) expect(arn).not.toContain('*')
  }
})

const ofRow = (type: string, text: string) => (resource: Placed) =>
  resource.Type === type && JSON.stringify(resource.Properties).includes(text)

describe('a check that is shown a deleted row fails', () => {
  const check = {
    routes: (templates: Templates) => missingOfRoutes(templates, rows.routes),
    hooks: (templates: Templates) => missingOfHooks(templates, rows),
    asynchronous: (templates: Templates) => missingOfAsynchronous(templates, rows),
    functions: (templates: Templates) => missingOfFunctions(templates, rows.functions, eu),
    flows: (templates: Templates) => missingOfFlows(templates, rows.flows, eu),
    sockets: (templates: Templates) => missingOfSockets(templates, rows.sockets),
  }
  const callRoute = rows.routes.find(({ gateway }) => gateway === 'http')?.key ?? ''

  test.each<[keyof typeof check, string, (resource: Placed) => boolean]>([
    ['routes', 'a route', ofRow('AWS::ApiGatewayV2::Route', callRoute)],
    ['routes', 'every integration', ({ Type }) => Type === 'AWS::ApiGatewayV2::Integration'],
    ['routes', 'the streaming methods', ({ Type }) => Type === 'AWS::ApiGateway::Method'],
    ['routes', 'the permissions', ({ Type }) => Type === 'AWS::Lambda::Permission'],
    ['hooks', 'its Lambda', ofRow('AWS::Lambda::Function', 'billing/extra-hook.handler')],
    ['hooks', 'one of its routes', ofRow('AWS::ApiGatewayV2::Route', 'POST /hooks/extra')],
    ['asynchronous', 'the rule', ofRow('AWS::Events::Rule', 'billing/extra-consumer')],
    ['asynchronous', 'the schedule', ofRow('AWS::Scheduler::Schedule', 'billing/extra-schedule')],
    ['asynchronous', 'the queue', ofRow('AWS::SQS::Queue', 'billing-extra-consumer')],
    ['asynchronous', 'the queue of a schedule', ofRow('AWS::SQS::Queue', 'billing-extra-schedule')],
    ['asynchronous', 'the queue’s policy', ({ Type }) => Type === 'AWS::SQS::QueuePolicy'],
    ['asynchronous', 'onFailure', ({ Type }) => Type === 'AWS::Lambda::EventInvokeConfig'],
    ['asynchronous', 'the permission', ofRow('AWS::Lambda::Permission', 'events.amazonaws.com')],
    ['functions', 'a Lambda', ofRow('AWS::Lambda::Function', 'billing/extra-step.handler')],
    ['functions', 'a role', ofRow('AWS::IAM::Role', 'billing/extra-step: what')],
    ['functions', 'a log group', ofRow('AWS::Logs::LogGroup', '/parley/eu/billing/extra-step')],
    [
      'functions',
      'the filter of one row',
      ({ Type, id }) => Type === 'AWS::Logs::MetricFilter' && id.startsWith('billingextrahook'),
    ],
    ['functions', 'the alarm of a kind', ofRow('AWS::CloudWatch::Alarm', 'parley/eu/failures hook')],
    ['functions', 'a figure', ofRow('AWS::Logs::MetricFilter', 'oldest outbox row')],
    ['flows', 'the state machine', ({ Type }) => Type === 'AWS::StepFunctions::StateMachine'],
    ['flows', 'its step', ofRow('AWS::Lambda::Function', 'billing/extra-step.handler')],
    ['flows', 'its filter', ofRow('AWS::Logs::MetricFilter', 'ExecutionTimedOut')],
    ['sockets', 'a route', ofRow('AWS::ApiGatewayV2::Route', '$disconnect')],
    ['sockets', 'the permission', ofRow('AWS::Lambda::Permission', '$default')],
  ])('%s: without %s', (name, _, matches) => {
    const damaged = without(first, matches)
    expect(Object.values(damaged).flatMap(({ Resources }) => Object.keys(Resources)).length).toBeLessThan(
      Object.values(first).flatMap(({ Resources }) => Object.keys(Resources)).length,
    )
    expect(check[name](damaged)).not.toEqual([])
  })

  test('rows: a row that no stack was made from is missed by name', () => {
    const row = { name: 'leads/forgotten', feature: 'leads', kind: 'consumer' } as const
    expect(missingOfFunctions(first, [row], eu)).toEqual(['leads/forgotten: no Lambda'])
    expect(
      missingOfAsynchronous(first, { functions: [row], subscriptions: { 'leads/forgotten': 'x.y' }, schedules: {} }),
    ).toContain('leads/forgotten: nothing starts it')
  })

  test('functions: a reservation that is missing, or another function’s, is seen', () => {
    const damaged = structuredClone(first) as Record<string, { Resources: Record<string, Placed> }>
    const resources = Object.values(damaged).flatMap(({ Resources }) => Object.values(Resources))
    const properties = (name: string) =>
      resources.find(
        ({ Type, Properties }) => Type === 'AWS::Lambda::Function' && Properties.Handler === `${name}.handler`,
      )?.Properties ?? {}
    expect(properties('conversations/stream').ReservedConcurrentExecutions).toBe(700)
    properties('conversations/stream').ReservedConcurrentExecutions = undefined
    properties('agents/api').ReservedConcurrentExecutions = 700
    expect(missingOfFunctions(damaged, rows.functions, eu)).toEqual([
      'agents/api: reserves the wrong concurrency',
      'conversations/stream: reserves the wrong concurrency',
    ])
  })

  test('brief delivery: attempts that are too many or too late are seen, at the rule and at Lambda', () => {
    const damaged = structuredClone(first) as Record<string, { Resources: Record<string, Placed> }>
    const resources = Object.values(damaged).flatMap(({ Resources }) => Object.values(Resources))
    const rule = resources.find(ofRow('AWS::Events::Rule', '-> notifications/live/publish-reply'))
    rule?.Properties.Targets.forEach((target: Placed['Properties']) => {
      target.RetryPolicy = { MaximumRetryAttempts: 3, MaximumEventAgeInSeconds: 3600 }
    })
    for (const { Type, Properties } of resources)
      if (Type === 'AWS::Lambda::EventInvokeConfig' && Properties.MaximumRetryAttempts === 0)
        Object.assign(Properties, { MaximumRetryAttempts: 2, MaximumEventAgeInSeconds: 21_600 })
    const brief = rows.functions.filter(({ name }) => name === 'notifications/live/publish-reply')
    expect(missingOfAsynchronous(damaged, { ...rows, functions: brief })).toEqual([
      'notifications/live/publish-reply: the rule tries it again',
      'notifications/live/publish-reply: the rule keeps it too long',
      'notifications/live/publish-reply: Lambda tries it again',
      'notifications/live/publish-reply: Lambda keeps it too long',
    ])
  })

  test('roles: a statement without families of keys, one with a foreign prefix and a policy that is too long are seen', () => {
    const damaged = structuredClone(first) as Record<string, { Resources: Record<string, Placed> }>
    const statements = (name: string): Placed['Properties'][] =>
      Object.values(damaged)
        .flatMap(({ Resources }) => Object.values(Resources))
        .find(({ Type, Properties }) => Type === 'AWS::IAM::Role' && Properties.Description?.startsWith(`${name}: `))
        ?.Properties.Policies[0].PolicyDocument.Statement ?? []
    const writing = (name: string) => statements(name).find(({ Action }) => Action.includes('dynamodb:PutItem')) ?? {}
    expect(writing('gaps/record-gap').Condition).toEqual({
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['ASKED#*', 'EFFECT#*'] },
    })
    writing('gaps/record-gap').Condition = undefined
    writing('outbox/sweep').Condition = { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['OUT*'] } }
    statements('billing/api').push({ Effect: 'Allow', Action: 'sqs:SendMessage', Resource: 'a'.repeat(6000) })
    expect(missingOfFunctions(damaged, rows.functions, eu)).toEqual([
      expect.stringMatching(/^billing\/api: its role has a policy of \d+ characters$/),
      'gaps/record-gap: its role allows dynamodb:DeleteItem, dynamodb:PutItem, dynamodb:UpdateItem on keys of every family',
      expect.stringMatching(/^outbox\/sweep: its role allows dynamodb:.*PutItem.* on keys of every family$/),
    ])
  })

  test('roles: a wildcard, a foreign service and a shared role are seen', () => {
    const damaged = structuredClone(first) as Record<string, { Resources: Record<string, Placed> }>
    const resources = Object.values(damaged).flatMap(({ Resources }) => Object.values(Resources))
    const role = resources.find(
      ({ Type, Properties }) => Type === 'AWS::IAM::Role' && Properties.Description?.startsWith('billing/extra-step'),
    )
    role?.Properties.Policies[0].PolicyDocument.Statement.push({ Effect: 'Allow', Action: 'dynamodb:*', Resource: '*' })
    expect(missingOfFunctions(damaged, rows.functions, eu)).toEqual([
      'billing/extra-step: its role allows dynamodb:*',
      'billing/extra-step: its role allows dynamodb:* on *',
      'billing/extra-step: its role reaches dynamodb, which infra/access.ts does not grant',
    ])
    const one = resources.find(({ Properties }) => Properties?.Handler === 'billing/extra-consumer.handler')
    const other = resources.find(({ Properties }) => Properties?.Handler === 'billing/extra-schedule.handler')
    if (one && other) other.Properties.Role = one.Properties.Role
    expect(missingOfFunctions(damaged, rows.functions, eu)).toContain('billing/extra-schedule: no role of its own')
  })
})

describe('alarms', () => {
  const always = [
    'failed turns',
    'errors at the edge site',
    'oldest outbox row, missing',
    'oldest owed answer, missing',
    'stopped conversations/turn/sweep-overdue, missing',
    'stopped gaps/count-waiting-questions, missing',
    'stopped knowledge/refresh/refresh-due, missing',
    'stopped outbox/sweep, missing',
  ]
  const configured = [
    'stopped billing/extra-schedule, missing',
    'bounced mails',
    'canary, missing',
    'certificate',
    'complaints about mails',
    'errors at the edge tenants',
  ]

  test('wake someone up for what visitors and members notice, and for nothing else', () => {
    expect(paging(first)).toEqual([...always, ...configured].toSorted())
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

  test('cost less than 15 dollars a month with everything else that costs without visitors', () => {
    for (const [name, templates, { region }] of regionsOf()) {
      const costs = fixedCosts(templates)
      // of the first region's secret, replicated to this one
      const replica = name.includes('second') ? 0.4 : 0
      const total = Object.values(costs).reduce((sum, cost) => sum + cost, replica)
      const lines = Object.entries(costs).map(([what, cost]) => `${what} ${cost.toFixed(2)}`)
      process.stdout.write(`${region}: $${total.toFixed(2)} a month at rest (${lines.join(', ')})\n`)
      expect(total, name).toBeLessThan(15)
      for (const [what, cost] of Object.entries(costs))
        if (what !== 'dashboards') expect(cost, `${name}: ${what}`).toBeGreaterThan(0)
    }
  })
})

interface Policy {
  readonly PolicyDocument: { readonly Statement: readonly Placed['Properties'][] }
}

interface CacheBehavior {
  readonly PathPattern: string
  readonly TargetOriginId: string
  readonly ViewerProtocolPolicy: string
  readonly ResponseHeadersPolicyId?: string
}

/** The outputs of other stacks that a template reads: `<stack>: <output>`. */
const outputsRead = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'Fn::GetStackOutput' ? [`${inner.StackName}: ${inner.OutputName}`] : outputsRead(inner),
  )
}

/** What AWS alone names, and so can only be read from an output: user pools with their clients, and the gateways. */
const namedByAws = /: (PublishOutputRefPeople(Pool|Dashboard)\w+|UserPool(Client)?Id|LiveApiId|HttpApi1Id)$/

test('what docs/cost.md counts is what there is (`npm run cost` writes it)', async () => {
  const written = readFileSync(new URL('../../docs/cost.md', import.meta.url), 'utf8')
  expect(costDocument(written, { turn: await measureTurn(), templates: alone })).toBe(written)
})

test('functions and rules name bus, table, secrets, key and sender by computed names: only what AWS names is read from another stack', () => {
  for (const [name, templates] of regionsOf()) {
    const running = Object.entries(templates).filter(([stack]) => /-(api|events|chat)(-|$)/.test(stack))
    expect(running.length, name).toBeGreaterThan(5)
    const read = new Set(running.flatMap(([, template]) => outputsRead(template)))
    expect(
      [...read].filter((output) => !namedByAws.test(output)),
      name,
    ).toEqual([])
    expect([...read].filter((output) => output.endsWith(': LiveApiId'))).toHaveLength(1)
  }
})

const flatText = (value: unknown): string => JSON.stringify(value)

test('a function decrypts the secrets that it may read, through Secrets Manager, and nothing else', () => {
  const decrypting = new Inventory(first)
    .of('AWS::IAM::Role')
    .map(({ Properties }) =>
      (Properties.Policies ?? []).flatMap(({ PolicyDocument }: Policy) => PolicyDocument.Statement),
    )
    .filter((statements) => JSON.stringify(statements).includes('"kms:'))
  expect(decrypting.length).toBeGreaterThan(5)
  for (const statements of decrypting) {
    const [decrypt] = statements.filter(({ Action }: Placed['Properties']) => JSON.stringify(Action).includes('kms:'))
    const [read] = statements.filter(({ Action }: Placed['Properties']) => Action === 'secretsmanager:GetSecretValue')
    expect(decrypt.Action).toBe('kms:Decrypt')
    expect(decrypt.Condition.StringEquals).toEqual({ 'kms:ViaService': 'secretsmanager.eu-central-1.amazonaws.com' })
    const decrypted = [decrypt.Condition.StringLike['kms:EncryptionContext:SecretARN']].flat()
    expect(new Set(decrypted.map(flatText))).toEqual(new Set([read.Resource].flat().map(flatText)))
    for (const secret of [read.Resource].flat())
      expect(JSON.stringify(secret)).toMatch(/:secret:parley\/eu\/(tokens|providers)-\?\?\?\?\?\?"/)
  }
})

/** Every stack that is deployed before this one. */
const deployedBefore = (templates: Templates, stack: string): readonly string[] => [
  ...new Set((templates[stack]?.deployedAfter ?? []).flatMap((name) => [name, ...deployedBefore(templates, name)])),
]

test('a new release of what a caller waits for gets a tenth of the calls first, and its own failing calls take it back', () => {
  for (const [name, templates, , all] of regionsOf()) {
    const inventory = new Inventory(templates)
    const groups = inventory.of('AWS::CodeDeploy::DeploymentGroup')
    const waited = all.functions.filter(({ kind }) => kind === 'api' || kind === 'stream')
    const [alarm, ...others] = inventory
      .of('AWS::CloudWatch::Alarm')
      .filter(({ Properties }) => Properties.AlarmName.endsWith('/failing release'))
    expect([groups.length, others], name).toEqual([waited.length, []])
    for (const { stack, id, Properties } of groups) {
      expect(Properties.DeploymentConfigName, id).toBe('CodeDeployDefault.LambdaCanary10Percent10Minutes')
      expect(Properties.AlarmConfiguration.Enabled, id).toBe(true)
      const [{ Name }] = Properties.AlarmConfiguration.Alarms
      expect(Name, id).toBe(alarm?.Properties.AlarmName)
      // its threshold is of the release that is deployed, before any of its functions is
      expect(deployedBefore(templates, stack), id).toContain(alarm?.stack)
      expect(Properties.AutoRollbackConfiguration.Events, id).toContain('DEPLOYMENT_STOP_ON_ALARM')
      const updated = Object.values(templates[stack]?.Resources ?? {}).filter(
        ({ Type, UpdatePolicy }) => Type === 'AWS::Lambda::Alias' && JSON.stringify(UpdatePolicy ?? '').includes(id),
      )
      expect(updated, id).toHaveLength(1)
    }
  }
})

test('a release is judged by the calls that it answered itself, and not by a single one', () => {
  for (const [name, templates, { region }, all] of regionsOf()) {
    const inventory = new Inventory(templates)
    const alarm = inventory.alarm(`parley/${region}/failing release`)
    const [expression, ...figures] = alarm?.Properties.Metrics ?? []
    expect(expression.Expression, name).toBe('IF(failed >= 5 AND failed / calls >= 0.01, 1, 0)')
    const [release] = releasesOf(templates)
    for (const { MetricStat } of figures)
      expect(MetricStat.Metric.Dimensions, name).toEqual([{ Name: 'release', Value: release }])
    expect(figures.map((it: Placed['Properties']) => [it.Id, it.MetricStat.Stat]).toSorted(), name).toEqual([
      ['calls', 'SampleCount'],
      ['failed', 'Sum'],
    ])
    const [metric] = figures.map((it: Placed['Properties']) => it.MetricStat.Metric.MetricName)
    const filters = inventory
      .of('AWS::Logs::MetricFilter')
      .map(({ Properties }) => Properties.MetricTransformations[0])
      .filter(({ MetricName }) => MetricName === metric)
    expect(filters, name).toHaveLength(
      2 * all.functions.filter(({ kind }) => kind === 'api' || kind === 'stream').length,
    )
    for (const { Dimensions } of filters) expect(Dimensions, name).toEqual([{ Key: 'release', Value: '$.release' }])
  }
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
  // 1,000 less 700 for streams, 80 for pages, 20 for overdue answers, 30 for calls of knowledge and 30 for imports
  expect(metricOf(first, 'parley/eu/throttled functions')).toEqual(['UnreservedConcurrentExecutions', 133, 1])
  expect(metricOf(first, 'parley/eu/throttled pages')).toEqual([
    'Throttles',
    'parley-eu-crawls-pages-fetch-page',
    10,
    6,
  ])
  expect(metricOf(alone, 'parley/na/throttled functions')).toEqual(['Throttles', 10, 1])
  expect(metricOf(alone, 'parley/na/throttled pages')).toEqual([undefined, undefined, undefined])
})

const releasesOf = (templates: Templates): readonly string[] => [
  ...new Set(
    new Inventory(templates)
      .of('AWS::Lambda::Function')
      .flatMap(({ Properties }) => Properties.Environment?.Variables?.RELEASE ?? []),
  ),
]

test('page and functions of one deployment have one release', () => {
  const releases = releasesOf(first)
  expect(releases).toHaveLength(1)
  expect(releases[0]).toMatch(/^[0-9a-f]{12}$/)
})

describe('a region', () => {
  test('fits: no stack comes near CloudFormation’s 500 resources', () => {
    const counts = Object.entries(first).map(
      ([stack, { Resources }]) => [stack, Object.keys(Resources).length] as const,
    )
    for (const [stack, resources] of counts)
      process.stdout.write(`${stack}: ${resources} resources, room for ${500 - resources}\n`)
    for (const [, resources] of counts) expect(resources).toBeLessThan(400)
  })

  test('fits: no HTTP gateway comes near API Gateway’s 300 routes', () => {
    const counts = new Map<string, number>()
    for (const { Properties } of new Inventory(first).of('AWS::ApiGatewayV2::Route')) {
      const gateway = outputsRead(Properties.ApiId).join()
      counts.set(gateway, (counts.get(gateway) ?? 0) + 1)
    }
    for (const [gateway, routes] of counts)
      process.stdout.write(`${gateway}: ${routes} routes, room for ${300 - routes}\n`)
    expect([...counts.keys()]).toEqual(
      expect.arrayContaining(['parley-eu-api: HttpApi1Id', 'parley-eu-api: LiveApiId']),
    )
    for (const routes of counts.values()) expect(routes).toBeLessThanOrEqual(ROUTES_PER_GATEWAY)
  })

  test('has a stack of calls for each feature, after everything that consumes its events', () => {
    for (const [name, templates, { region }] of regionsOf()) {
      const events = Object.keys(templates).filter((stack) => stack.includes('-events-'))
      expect(templates[`parley-${region}-api`]?.deployedAfter, name).not.toContain(events[0])
      for (const feature of answeringFeatures(tables())) {
        const stack = `parley-${region}-api-${feature}`
        expect(Object.keys(templates), name).toContain(stack)
        expect(deployedBefore(templates, stack), name).toEqual(
          expect.arrayContaining([`parley-${region}-api`, ...events]),
        )
        expect(deployedBefore(templates, `parley-${region}-edge`), name).toContain(stack)
      }
    }
  })

  test('refuses floods of calls from one address, not an office that loads files', () => {
    const [acl] = new Inventory(first).of('AWS::WAFv2::WebACL')
    const [{ Statement }] = acl?.Properties.Rules ?? []
    const { Limit, EvaluationWindowSec, ScopeDownStatement } = Statement.RateBasedStatement
    // fifty calls a second, twice: what a hundred dashboards of one office make beside ten turns a second
    expect(Limit / EvaluationWindowSec).toBe(100)
    const exempt = ScopeDownStatement.NotStatement.Statement.OrStatement.Statements as {
      ByteMatchStatement: { SearchString: string; PositionalConstraint: string }
    }[]
    expect(
      exempt.map(({ ByteMatchStatement: { SearchString, PositionalConstraint } }) => [
        PositionalConstraint,
        placeOf(`${SearchString}x.js`).kind,
      ]),
    ).toEqual(exempt.map(() => ['STARTS_WITH', expect.stringMatching(/^file$/)]))
  })

  test('has a warm table, and publishes every function anew with a raised generation', () => {
    const [table] = new Inventory(first)
      .of('AWS::DynamoDB::GlobalTable')
      .filter(({ Properties }) => Properties.TableName === 'parley-eu')
    const { WarmThroughput, GlobalSecondaryIndexes } = table?.Properties ?? {}
    expect([
      WarmThroughput,
      ...GlobalSecondaryIndexes.map((index: { WarmThroughput: unknown }) => index.WarmThroughput),
    ]).toEqual(Array(3).fill({ ReadUnitsPerSecond: 60_000, WriteUnitsPerSecond: 20_000 }))
    const of = (templates: Templates) =>
      new Inventory(templates).of('AWS::Lambda::Function').map(({ Properties }) => String(Properties.Description))
    expect(of(first).filter((text) => text.endsWith(', generation 2')).length).toBeGreaterThan(50)
    expect(of(alone).filter((text) => text.includes('generation'))).toEqual([])
  })

  test('has all its stacks; only the first region has what all share', () => {
    const names = (templates: Templates) => Object.keys(templates).filter((name) => !/-(events|api)-/.test(name))
    const own = (region: string, ...further: string[]) =>
      [
        'regions',
        'data',
        'ops',
        'api',
        'chat',
        'edge-global',
        'edge',
        'web',
        'symptoms',
        'symptoms-global',
        ...further,
      ].map((what) => `parley-${region}-${what}`)
    expect(names(first).toSorted()).toEqual(
      ['parley-directory', ...own('eu', 'mail', 'mail-verified', 'backup')].toSorted(),
    )
    expect(names(second).toSorted()).toEqual(own('na', 'mail', 'mail-verified', 'backup').toSorted())
    expect(names(alone).toSorted()).toEqual(['parley-directory', ...own('na')].toSorted())
  })

  test('records its `regions`, and compares them with every region’s record before anything else is deployed', () => {
    for (const [name, templates, { region }] of regionsOf()) {
      const inventory = new Inventory(templates)
      const [bus] = inventory.of('AWS::Events::EventBus')
      const recorded = bus?.Properties.Tags.find(({ Key }: { Key: string }) => Key === 'regions').Value
      const [compare] = inventory.of('Custom::DeploymentCheck').filter(({ Properties }) => Properties.Buses)
      expect(recorded, name).toBe(compare?.Properties.Regions.join(' '))
      expect(JSON.stringify(compare?.Properties.Buses[region]), name).toContain(bus?.Properties.Name)
      expect(Object.keys(compare?.Properties.Buses), name).toEqual(regionNames)
      expect(templates[compare?.stack ?? '']?.deployedAfter, name).toEqual([])
      for (const stack of Object.keys(templates).filter((it) => it !== compare?.stack))
        expect(deployedBefore(templates, stack), stack).toContain(compare?.stack)
    }
  })

  test('names its sender to Cognito only after a stack that waits until SES has verified it, and in no stack of its records', () => {
    for (const [name, templates] of regionsOf()) {
      const inventory = new Inventory(templates)
      const [pool] = inventory.of('AWS::Cognito::UserPool')
      expect(pool, name).toBeDefined()
      const [identity] = inventory.of('AWS::SES::EmailIdentity')
      const [wait] = inventory.of('Custom::DeploymentCheck').filter(({ Properties }) => Properties.Domain)
      expect(pool?.Properties.EmailConfiguration?.EmailSendingAccount, name).toBe(identity && 'DEVELOPER')
      expect(wait?.Properties.Domain, name).toBe(identity && 'parley.example')
      if (!identity || !wait || !pool) continue
      expect(new Set([identity.stack, wait.stack, pool.stack]).size, name).toBe(3)
      expect(deployedBefore(templates, pool.stack), name).toContain(wait.stack)
      expect(deployedBefore(templates, wait.stack), name).toContain(identity.stack)
    }
  })

  test('keeps what outlives code: tables, people, files, secrets and the key stay when a stack goes, and go when its first deployment fails', () => {
    const lasting = [
      'AWS::DynamoDB::GlobalTable',
      'AWS::Cognito::UserPool',
      'AWS::SecretsManager::Secret',
      'AWS::KMS::Key',
      'AWS::S3Vectors::VectorBucket',
    ]
    const isLasting = ({ Type, id }: Placed) =>
      lasting.includes(Type) || (Type === 'AWS::S3::Bucket' && id.startsWith('Files'))
    const kept = [first, second].flatMap((templates) => new Inventory(templates).all.filter(isLasting))
    expect(new Set(kept.map(({ Type }) => Type)).size).toBe(lasting.length + 1)
    for (const { Type, DeletionPolicy, UpdateReplacePolicy } of kept) {
      expect(`${Type} ${DeletionPolicy}`).toBe(`${Type} RetainExceptOnCreate`)
      expect(`${Type} ${UpdateReplacePolicy}`).toBe(`${Type} Retain`)
    }
  })

  test('keeps no copy of what was deleted for longer than the privacy policy says', () => {
    const policy = readFileSync(new URL('../../web/features/legal/texts/privacy-policy.md', import.meta.url), 'utf8')
    const promised = Number(/for up to (\d+) days more/.exec(policy)?.[1])
    const inventory = new Inventory(first)
    const [vault] = inventory
      .of('AWS::Backup::BackupPlan')
      .flatMap(({ Properties }) => Properties.BackupPlan.BackupPlanRule)
    expect(vault.Lifecycle.DeleteAfterDays).toBe(promised)
    expect(vault.CopyActions?.[0]?.Lifecycle.DeleteAfterDays ?? promised).toBe(promised)
    const versions = inventory
      .of('AWS::S3::Bucket')
      .flatMap(({ Properties }) => Properties.LifecycleConfiguration?.Rules ?? [])
      .flatMap(({ NoncurrentVersionExpiration }) => NoncurrentVersionExpiration?.NoncurrentDays ?? [])
    expect(Math.max(...versions)).toBeLessThanOrEqual(promised)
  })

  test('has every name that a failed first deployment can leave protected in docs/deploy.md, with the command that frees it', () => {
    const guide = readFileSync(new URL('../../docs/deploy.md', import.meta.url), 'utf8')
    const [, section = ''] = guide.split('### If the first deployment fails')
    const tables = new Inventory(first)
      .of('AWS::DynamoDB::GlobalTable')
      .map(({ Properties }) => Properties.TableName as string)
    expect(tables.toSorted()).toEqual(['parley-eu', ...(hasDirectory() ? ['parley-directory'] : [])].toSorted())
    for (const name of tables) expect(section).toContain(`--table-name ${name} --no-deletion-protection-enabled`)
    for (const { Properties } of new Inventory(first).of('AWS::SecretsManager::Secret'))
      expect(section).toContain(`--secret-id ${Properties.Name} --force-delete-without-recovery`)
  })

  test('keeps nothing else: a name that stays behind stops the next deployment', () => {
    const kept = [first, second, alone].flatMap((templates) =>
      new Inventory(templates).all.filter(({ DeletionPolicy }) => DeletionPolicy === 'Retain'),
    )
    // API Gateway's account-wide role: without a name of ours, and another gateway may use it
    for (const { Type, Properties } of kept) {
      expect(['AWS::IAM::Role', 'AWS::ApiGateway::Account']).toContain(Type)
      expect(Properties?.RoleName).toBeUndefined()
    }
    expect(kept.length).toBeGreaterThan(0)
  })

  test('is named and described in ASCII: IAM and CloudFront refuse anything else, and only at the deployment', () => {
    const texts = Object.values(first).flatMap(({ Resources }) =>
      Object.values(Resources)
        .filter(({ Type }) => Type !== 'AWS::StepFunctions::StateMachine')
        .map(({ Properties }) => JSON.stringify(Properties ?? {})),
    )
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the range is all of ASCII
    for (const text of texts) expect(text).toMatch(/^[\x00-\x7f]*$/)
  })

  test('has names that AWS takes: 64 characters at most', () => {
    const names = Object.values({ ...first, ...second }).flatMap(({ Resources }) =>
      Object.values(Resources).flatMap(({ Properties }) => [
        Properties?.FunctionName,
        Properties?.QueueName,
        Properties?.StateMachineName,
      ]),
    )
    for (const name of names) if (typeof name === 'string') expect(name.length).toBeLessThanOrEqual(64)
  })

  test('has the widget’s frame made by the API, whose agent says who may frame it, with no word of the edge about that', () => {
    const distributions = Object.values(first)
      .flatMap(({ Resources }) => Object.values(Resources))
      .filter(({ Type }) => Type === 'AWS::CloudFront::Distribution')
    expect(distributions.length).toBeGreaterThan(0)
    for (const { Properties } of distributions) {
      const { CacheBehaviors } = (Properties as { DistributionConfig: { CacheBehaviors: CacheBehavior[] } })
        .DistributionConfig
      const of = (path: string) => CacheBehaviors.find(({ PathPattern }) => PathPattern === path)
      for (const region of ['eu', 'na']) {
        const frame = of(`/app/${region}/render/*`)
        expect(frame?.TargetOriginId).toBeDefined()
        expect(frame?.TargetOriginId).toBe(of(`/api/${region}/*`)?.TargetOriginId)
        const policy = new Inventory(first)
          .of('AWS::CloudFront::ResponseHeadersPolicy')
          .filter(({ id }) => JSON.stringify(frame?.ResponseHeadersPolicyId).includes(id))
        expect(policy).toHaveLength(1)
        expect(JSON.stringify(policy[0]?.Properties)).not.toMatch(/ContentSecurityPolicy|FrameOptions/)
        expect(frame?.ViewerProtocolPolicy).toBe('redirect-to-https')
      }
    }
  })

  test('says on every answer of every path, errors of gateways too, that the host speaks https only', () => {
    for (const templates of [first, second, alone]) {
      const inventory = new Inventory(templates)
      const policies = inventory.of('AWS::CloudFront::ResponseHeadersPolicy')
      const distributions = inventory.of('AWS::CloudFront::Distribution')
      expect(distributions.length).toBeGreaterThan(0)
      for (const { Properties } of distributions) {
        const { DefaultCacheBehavior, CacheBehaviors } = Properties.DistributionConfig
        for (const behavior of [DefaultCacheBehavior, ...CacheBehaviors]) {
          const used = JSON.stringify(behavior.ResponseHeadersPolicyId ?? 'none')
          const policy = policies.find(({ id }) => used.includes(`"${id}"`))
          const { StrictTransportSecurity, ContentTypeOptions } =
            policy?.Properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig ?? {}
          const path = behavior.PathPattern ?? 'default'
          expect(StrictTransportSecurity, path).toEqual({ AccessControlMaxAgeSec: 63_072_000, Override: true })
          expect(ContentTypeOptions, path).toEqual({ Override: true })
        }
      }
    }
  })

  test('logs no query string at any gateway', () => {
    const formats = JSON.stringify(
      Object.values(first).flatMap(({ Resources }) =>
        Object.values(Resources).flatMap(
          ({ Properties }) => Properties?.AccessLogSettings ?? Properties?.AccessLogSetting ?? [],
        ),
      ),
    )
    expect(formats).toContain('$context.routeKey')
    expect(formats).not.toMatch(/querystring|\$context\.path|sourceIp|userAgent/i)
  })
})
