import { grantsOf } from '#infra/access'
import { variablesOf } from '#infra/environment'
import { failureKindOf, failureMetricName, failurePattern } from '#infra/failures'
import type { FunctionRow } from '#infra/functions'
import { familiesOf } from '#infra/grants/families-of'
import type { Grants } from '#infra/grants/grants'
import { measuresOf } from '#infra/measures'
import { alarmName, logGroupName } from '#infra/names'
import type { Variable } from '#shared/environment'
import { Inventory, type Placed, type Templates } from '#test/infra/inventory'

/** Variables that an operator may leave out: docs/deploy.md. */
const optional: readonly Variable[] = [
  'SUBDOMAIN_ROOT',
  'TENANT_WILDCARD',
  'TENANT_DISTRIBUTION',
  'TENANT_GROUP',
  'TENANT_HOST',
  'CLOUDFRONT_ENDPOINT',
  'ACM_ENDPOINT',
  'DNS_SERVERS',
  'FONT_SERVICE',
  'PUBLIC_URL',
  'MAIL_FROM',
  'NEUTRAL_MAIL_FROM',
  'SENDER_CONFIGURATION',
  'VECTOR_BUCKET',
  'TRACKER_URL',
  'NEW_AGENT_WEBHOOK_URL',
  'NEW_CHANNEL_WEBHOOK_URL',
  'TELEGRAM_BASE_URL',
  'GRAPH_BASE_URL',
  'DISCORD_BASE_URL',
  'FONT_SERVICE',
  'SAFE_FETCH_ALLOW',
  'RESERVED_CONCURRENCY',
]

/** What is wrong with a row's Lambda: it, its settings, its variables, its log, what is counted of it with the alarm of its kind, its role. */
export const missingOfFunctions = (
  templates: Templates,
  rows: readonly FunctionRow[],
  region: Parameters<typeof alarmName>[0] & { readonly lambdaConcurrency?: number },
): string[] => {
  const inventory = new Inventory(templates)
  const roles = new Map<string, string>()
  return rows.flatMap(({ name, kind, isBrief }) => {
    const lambda = inventory.lambda(name)
    if (!lambda) return [`${name}: no Lambda`]
    const { Properties: settings } = lambda
    const role = inventory.named(lambda, settings.Role, 'AWS::IAM::Role')
    const log = inventory.named(lambda, settings.LoggingConfig?.LogGroup, 'AWS::Logs::LogGroup')
    const seen = Object.keys(settings.Environment?.Variables ?? {})
    const sharedWith = role && roles.get(`${role.stack} ${role.id}`)
    if (role) roles.set(`${role.stack} ${role.id}`, name)
    const failureKind = failureKindOf(kind)
    const failures = JSON.stringify([failureMetricName(failureKind), failurePattern(failureKind), '1'])
    const counted = inventory.metricsOf(lambda)
    const complaints = {
      'not nodejs24.x on arm64': settings.Runtime === 'nodejs24.x' && settings.Architectures?.[0] === 'arm64',
      'no traces': settings.TracingConfig?.Mode === 'Active',
      'reserves the wrong concurrency':
        settings.ReservedConcurrentExecutions === reservedFor(name, region.lambdaConcurrency),
      'does not see its reserved concurrency':
        !variablesOf(name).includes('RESERVED_CONCURRENCY') ||
        settings.Environment?.Variables?.RESERVED_CONCURRENCY ===
          reservedFor(name, region.lambdaConcurrency)?.toString(),
      'no log group of its own': log?.Properties.LogGroupName === logGroupName(region, name),
      'keeps its log for ever': log?.Properties.RetentionInDays > 0,
      'its log is not made of fields': settings.LoggingConfig?.LogFormat === 'JSON',
      'its failures are not counted': isBrief || counted.includes(failures),
      'its kind has no alarm':
        isBrief || inventory.alarm(alarmName(region, failureMetricName(failureKind))) !== undefined,
      'what it measures is no metric': measuresOf(name).every(({ metric, pattern, value }) =>
        counted.includes(JSON.stringify([metric, pattern, value])),
      ),
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
const optionalServices = ['ses', 's3vectors', 'cloudfront', 'acm']

/** What is reserved of a region's quota, listed a second time on purpose: most of it for streams, a fifth of the rest for channels, and nothing without a quota. */
const reservedFor = (name: string, quota: number | undefined): number | undefined => {
  if (quota === undefined) return undefined
  if (name === 'channels/inbound/take-inbound') return Math.floor((quota - 260) / 5)
  return name === 'conversations/stream' ? Math.ceil(((quota - 260) * 4) / 5) : reservations[name]
}

/** Together at most 160, so that AWS's least of 100 is left to all other functions. */
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
  readonly Condition?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
}

/** What AWS offers no narrower resource for. Everything else names what it touches. */
const narrowest: readonly { readonly actions: RegExp; readonly resource: RegExp }[] = [
  // domains and tenants of agencies, each under the condition that `isOwned` asks for
  { actions: /^ses:/, resource: /:(identity|tenant)\/\*$/ },
  { actions: /^ses:DeleteSuppressedDestination$/, resource: /^\*$/ },
  { actions: /^xray:/, resource: /^\*$/ },
  { actions: /^s3:(Get|Put|Delete)Object$/, resource: /-files-.*\/[a-z-]+\/\*$/ },
  { actions: /^execute-api:ManageConnections$/, resource: /\/live\/(POST|DELETE)\/@connections\/\*$/ },
  { actions: /^s3vectors:/, resource: /bucket\/[a-z-]+-vectors-.*\/index\/\*$/ },
  { actions: /^kms:(Decrypt|Encrypt)$/, resource: /:key\/\*$/ },
  { actions: /^sqs:GetQueueAttributes$/, resource: /:parley-[a-z]+-\*$/ },
  // made and listed, of which IAM knows no resource
  { actions: /^cloudfront:(CreateDistributionTenant|ListDistributionTenants)$/, resource: /^\*$/ },
  { actions: /^cloudfront:(\w+DistributionTenant\w*|\w+CertificateDetails|TagResource)$/, resource: /tenant\/\*$/ },
  { actions: /^acm:(Describe|Delete)Certificate$/, resource: /:acm:us-east-1:.*:certificate\/\*$/ },
  { actions: /^acm:RequestCertificate$/, resource: /^\*$/ },
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
    ...(familiesOf(grants).write.length === 0 &&
    grants.directory !== 'write' &&
    pairs.some(({ action }) => /^dynamodb:(Put|Update|Delete)/.test(action))
      ? ['writes a table that it may only read']
      : []),
    ...statements.filter(isUnbound).map(({ Action }) => `allows ${list(Action).join(', ')} on keys of every family`),
    ...statements.filter(isForeignSender).map(({ Action }) => `allows ${list(Action).join(', ')} on domains of others`),
    ...(sizeOf(statements) > MAX_POLICY ? [`has a policy of ${sizeOf(statements)} characters`] : []),
    ...[...services]
      .filter((it) => !expected.has(it))
      .map((it) => `reaches ${it}, which infra/access.ts does not grant`),
    ...[...expected]
      .filter((it) => !services.has(it) && !['sqs', ...optionalServices].includes(it))
      .map((it) => `lacks ${it}`),
  ]
}

const reachesTable = (grants: Grants): boolean => Object.values(familiesOf(grants)).some(({ length }) => length > 0)

/** A statement on the single table or its indexes that does not say which families of keys it is for. */
const isUnbound = ({ Resource, Condition }: Statement): boolean =>
  list(Resource).some((it) => /:table\/[a-z-]+-(eu|na)(\/index\/gsi[12])?$/.test(flat(it))) &&
  !(Condition?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'] ?? ['*']).every((it) => /^[A-Z]+#\*$/.test(it))

/** What may be asked of a domain that is not the installation's: whose it is. */
const ofAnyone = /^ses:GetEmailIdentity$/

/** A statement on every agency's domains or tenants that neither asks for the installation's tag nor, to send, for a tenant. */
const isForeignSender = ({ Action, Resource, Condition }: Statement): boolean =>
  list(Resource).some((it) => /:(identity|tenant)\/\*$/.test(flat(it))) &&
  !list(Action).every((action) => ofAnyone.test(String(action))) &&
  !(list(Action).join() === 'ses:SendEmail' && String(Condition?.Null?.['ses:TenantName']) === 'false') &&
  !['aws:RequestTag/agency-mail', 'aws:ResourceTag/agency-mail'].some((tag) =>
    /^parley-(eu|na)-agency-mail$/.test(String(Condition?.StringEquals?.[tag])),
  )

/** IAM takes 10,240 characters of a role's own policies, without white space; what is deployed is longer by its tokens' values. */
const MAX_POLICY = 6000

const sizeOf = (statements: readonly Statement[]): number => JSON.stringify(statements, (_, it) => plain(it)).length

/** A value that is known at deployment only, as about the text that it becomes. */
const plain = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'Fn::Join' in value ? flat(value) : value

/** The AWS services that a row's grants need, listed a second time on purpose: the constructs' own words prove nothing. */
const servicesOf = (grants: Grants): string[] => [
  'logs',
  'xray',
  // the dead-letter queue of what is started asynchronously
  'sqs',
  ...(reachesTable(grants) || grants.directory ? ['dynamodb'] : []),
  ...(grants.bus ? ['events'] : []),
  ...(grants.readFiles || grants.writeFiles ? ['s3'] : []),
  ...(grants.vectors ? ['s3vectors'] : []),
  ...(grants.flows ? ['states'] : []),
  ...(grants.live ? ['execute-api'] : []),
  ...(grants.secrets ? ['secretsmanager', 'kms'] : []),
  ...(grants.sealed ? ['kms'] : []),
  ...(grants.readUsers || grants.deleteUsers ? ['cognito-idp'] : []),
  ...(grants.mail || grants.agencyMail || grants.mailDomains ? ['ses'] : []),
  ...(grants.tenants ? ['cloudfront', 'acm'] : []),
  ...(grants.bedrock ? ['bedrock'] : []),
]
