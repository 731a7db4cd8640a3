import { grantsOf } from '#infra/access'
import type { Grants } from '#infra/access/grants'
import { variablesOf } from '#infra/environment'
import type { FunctionRow } from '#infra/functions'
import { alarmName, logGroupName } from '#infra/names'
import type { Variable } from '#shared/environment'
import { Inventory, type Placed, type Templates } from '#test/infra/inventory'

/** Variables that an operator may leave out: docs/deploy.md. */
const optional: readonly Variable[] = [
  'PUBLIC_URL',
  'MAIL_FROM',
  'VECTOR_BUCKET',
  'TRACKER_URL',
  'NEW_AGENT_WEBHOOK_URL',
  'SAFE_FETCH_ALLOW',
]

/** What is wrong with a row's Lambda: it, its settings, its variables, its log, its alarm, its role. */
export const missingOfFunctions = (
  templates: Templates,
  rows: readonly FunctionRow[],
  region: Parameters<typeof alarmName>[0] & { readonly lambdaConcurrency?: number },
): string[] => {
  const inventory = new Inventory(templates)
  const roles = new Map<string, string>()
  return rows.flatMap(({ name, isBrief }) => {
    const lambda = inventory.lambda(name)
    if (!lambda) return [`${name}: no Lambda`]
    const { Properties: settings } = lambda
    const role = inventory.named(lambda, settings.Role, 'AWS::IAM::Role')
    const log = inventory.named(lambda, settings.LoggingConfig?.LogGroup, 'AWS::Logs::LogGroup')
    const seen = Object.keys(settings.Environment?.Variables ?? {})
    const sharedWith = role && roles.get(`${role.stack} ${role.id}`)
    if (role) roles.set(`${role.stack} ${role.id}`, name)
    const complaints = {
      'not nodejs24.x on arm64': settings.Runtime === 'nodejs24.x' && settings.Architectures?.[0] === 'arm64',
      'no traces': settings.TracingConfig?.Mode === 'Active',
      'reserves the wrong concurrency':
        settings.ReservedConcurrentExecutions === reservedFor(name, region.lambdaConcurrency),
      'no log group of its own': log?.Properties.LogGroupName === logGroupName(region, name),
      'keeps its log for ever': log?.Properties.RetentionInDays > 0,
      'no alarm': isBrief || inventory.alarm(alarmName(region, name)) !== undefined,
      'sees a variable that infra/environment.ts does not give it': seen.every((it) =>
        (variablesOf(name) as readonly string[]).includes(it),
      ),
      'lacks a variable that infra/environment.ts gives it': variablesOf(name).every(
        (it) => seen.includes(it) || optional.includes(it),
      ),
      'no role of its own': role !== undefined && sharedWith === undefined,
    }
    return [
      ...Object.entries(complaints).flatMap(([complaint, isFine]) => (isFine ? [] : [`${name}: ${complaint}`])),
      ...(role ? excess(role, grantsOf(name)).map((it) => `${name}: its role ${it}`) : []),
    ]
  })
}

/** Services of settings that an operator may leave out. */
const optionalServices = ['ses', 's3vectors']

/** What is reserved of a region's quota, listed a second time on purpose: most of it for streams, and nothing without a quota. */
const reservedFor = (name: string, quota: number | undefined): number | undefined => {
  if (quota === undefined) return undefined
  return name === 'conversations/stream' ? quota - 300 : reservations[name]
}

/** Together at most 200, so that AWS's least of 100 is left to all other functions. */
const reservations: Readonly<Record<string, number>> = {
  'conversations/turn/sweep-overdue': 20,
  'crawls/pages/fetch-page': 80,
  'knowledge/api': 30,
  'knowledge/site-imports/extract-site': 10,
  'knowledge/imports/extract-source': 10,
  'knowledge/imports/index-source': 10,
}

interface Statement {
  readonly Action: string | readonly string[]
  readonly Resource: unknown
}

/** What AWS offers no narrower resource for. Everything else names what it touches. */
const narrowest: readonly { readonly actions: RegExp; readonly resource: RegExp }[] = [
  { actions: /^xray:/, resource: /^\*$/ },
  { actions: /^s3:(Get|Put|Delete)Object$/, resource: /-files-.*\/[a-z-]+\/\*$/ },
  { actions: /^execute-api:ManageConnections$/, resource: /\/live\/POST\/@connections\/\*$/ },
  { actions: /^s3vectors:/, resource: /bucket\/[a-z-]+-vectors-.*\/index\/\*$/ },
  { actions: /^kms:Decrypt$/, resource: /:key\/\*$/ },
  { actions: /^bedrock:InvokeModel/, resource: /:(foundation-model|inference-profile)\/\*$/ },
]

const flat = (value: unknown): string => {
  if (typeof value === 'string') return value
  const join = (value as { 'Fn::Join'?: [string, unknown[]] })['Fn::Join']
  return join ? join[1].map(flat).join(join[0]) : JSON.stringify(value)
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

const excess = (role: Placed, grants: Grants): string[] => {
  const statements: Statement[] = (role.Properties.Policies ?? []).flatMap(
    (policy: { PolicyDocument: { Statement: Statement[] } }) => policy.PolicyDocument.Statement,
  )
  const pairs = statements.flatMap(({ Action, Resource }) =>
    list(Action).flatMap((action) =>
      list(Resource).map((resource) => ({ action: String(action), resource: flat(resource) })),
    ),
  )
  const services = new Set(pairs.map(({ action }) => action.slice(0, action.indexOf(':'))))
  const expected = new Set(servicesOf(grants))
  return [
    ...(role.Properties.ManagedPolicyArns ? ['has a managed policy'] : []),
    ...pairs.flatMap(({ action, resource }) => [
      ...(action.includes('*') ? [`allows ${action}`] : []),
      ...(resource.includes('*') && !narrowest.some((it) => it.actions.test(action) && it.resource.test(resource))
        ? [`allows ${action} on ${resource}`]
        : []),
    ]),
    ...(grants.table !== 'write' &&
    grants.directory !== 'write' &&
    pairs.some(({ action }) => /^dynamodb:(Put|Update|Delete)/.test(action))
      ? ['writes a table that it may only read']
      : []),
    ...[...services]
      .filter((it) => !expected.has(it))
      .map((it) => `reaches ${it}, which infra/access.ts does not grant`),
    ...[...expected]
      .filter((it) => !services.has(it) && !['sqs', ...optionalServices].includes(it))
      .map((it) => `lacks ${it}`),
  ]
}

/** The AWS services that a row's grants need, listed a second time on purpose: the constructs' own words prove nothing. */
const servicesOf = (grants: Grants): string[] => [
  'logs',
  'xray',
  // the dead-letter queue of what is started asynchronously
  'sqs',
  ...(grants.table || grants.directory ? ['dynamodb'] : []),
  ...(grants.bus ? ['events'] : []),
  ...(grants.readFiles || grants.writeFiles ? ['s3'] : []),
  ...(grants.vectors ? ['s3vectors'] : []),
  ...(grants.flows ? ['states'] : []),
  ...(grants.live ? ['execute-api'] : []),
  ...(grants.secrets ? ['secretsmanager', 'kms'] : []),
  ...(grants.readUsers ? ['cognito-idp'] : []),
  ...(grants.mail ? ['ses'] : []),
  ...(grants.bedrock ? ['bedrock'] : []),
]
