import { App, Stack } from 'aws-cdk-lib'
import { expect, test } from 'vitest'
import { access } from '#infra/access'
import { functionPermissions } from '#infra/constructs/functions/function-permissions'
import type { Permission } from '#infra/constructs/functions/granted-role'
import type { RegionResources } from '#infra/constructs/region-resources'
import type { Grants } from '#infra/grants/grants'
import type { RequiredAction } from '#infra/local/region/aws-proxy/aws-call'
import { isGranted } from '#infra/local/region/aws-proxy/is-granted'
import { resourceName } from '#infra/names'
import { readSettings } from '#infra/settings'
import { families, indexFamilies } from '#shared/key-families'

const settings = readSettings(
  (name) => ({ name: 'parley', region: 'eu', mailFrom: 'hello@parley.example', rootDomain: 'parley.example' })[name],
)
const stack = new Stack(new App(), 'Any', { env: { account: '000000000000', region: 'eu-central-1' } })

const arn = (service: string, rest: string) => `arn:aws:${service}:eu-central-1:000000000000:${rest}`
const region: RegionResources = {
  settings,
  files: { name: 'bucket', arn: 'arn:aws:s3:::bucket', host: '' },
  userPools: '',
  userPoolArns: [arn('cognito-idp', 'userpool/eu-central-1_Own')],
  live: { endpoint: '', connectionsArn: arn('execute-api', 'live/live/POST/@connections/*') },
}

const directory = (functionPermissions(stack, { directory: 'read' }, region)[0]?.resources[0] ?? '')
  .split('/')
  .at(-1) as string
const flowArn = (name: string) => arn('states', `stateMachine:${resourceName(settings, name)}`)
const resources = {
  table: 'parley-eu',
  directory,
  bucket: 'bucket',
  bus: 'parley-eu',
  secrets: { tokens: 'parley/eu/tokens', providers: 'parley/eu/providers', apps: 'parley/eu/apps' },
  key: 'alias/parley-eu-key',
  userPools: ['eu-central-1_Own'],
  ownPool: 'eu-central-1_Own',
  queues: 'parley-eu-',
  flowArn,
}

/** One thing that a function may try, as the AWS proxy and as IAM read it. */
interface Case {
  readonly required: RequiredAction
  readonly resource: string
  /** S3's listing prefix, which a condition judges. */
  readonly prefix?: string
}

/** The same for what a text is sealed for. */
const ofSealed = (action: string, resource: string, iam: string, sealedFor: Record<string, string>): Case => ({
  required: { action, resource, sealedFor },
  resource: iam,
})

const of = (action: string, resource: string, iam: string, prefix?: string): Case => ({
  required: { action, resource },
  resource: iam,
  ...(prefix === undefined ? {} : { prefix }),
})

/** The same with the partition keys that a request names. */
const ofKeys = (action: string, resource: string, iam: string, named: readonly string[]): Case => ({
  required: { action, resource, partitions: named },
  resource: iam,
})

const operations = [
  ...['GetItem', 'BatchGetItem', 'Query', 'Scan', 'ConditionCheckItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
  ...['BatchWriteItem', 'DescribeTable', 'DeleteTable', 'PartiQLUpdate'],
]
const tables = [
  'parley-eu',
  directory,
  'other',
  'parley-eu/index/gsi1',
  'parley-eu/index/gsi2',
  'parley-eu/index/gsi3',
  `${directory}/index/gsi1`,
]
const all = [...new Set([...families, ...Object.values(indexFamilies).flat()])]
/** Each family alone, two of the same, one beside a foreign one, and names that only begin like one. */
const partitions: readonly (readonly string[])[] = [
  ...all.map((family) => [`${family}1`]),
  ['WS#1', 'WS#2'],
  ['WS#1', 'AGT#1'],
  ['WS#1', 'SECRET#1'],
  ['WSX#1'],
  ['WS'],
]
/** Fields of items, one that only begins like a family, and one without a tenant. */
const sealings = [
  ...['ACC#1', 'AGT#1', 'APP#1', 'ACCX#1'].flatMap((item) =>
    ['token', 'secret', 'legacyAppSecret', 'whatsappToken'].map((field) => ({ workspaceId: 'w', item, field })),
  ),
  { item: 'ACC#1', field: 'token' },
]
const objects = ['knowledge/a', 'uploads/knowledge/a', 'other/a', 'knowledgeable', 'a']

const cases: readonly Case[] = [
  ...operations.flatMap((name) =>
    tables.flatMap((table) =>
      partitions.map((named) => ofKeys(`dynamodb:${name}`, table, arn('dynamodb', `table/${table}`), named)),
    ),
  ),
  ...['GetObject', 'PutObject', 'DeleteObject', 'AbortMultipartUpload'].flatMap((name) =>
    objects.flatMap((key) =>
      ['bucket', 'other'].map((bucket) => of(`s3:${name}`, `${bucket}/${key}`, `arn:aws:s3:::${bucket}/${key}`)),
    ),
  ),
  ...['', ...objects].flatMap((prefix) =>
    ['bucket', 'other'].map((bucket) => of('s3:ListBucket', `${bucket}/${prefix}`, `arn:aws:s3:::${bucket}`, prefix)),
  ),
  ...['parley-eu', 'default'].map((bus) => of('events:PutEvents', bus, arn('events', `event-bus/${bus}`))),
  of('events:PutRule', 'parley-eu', arn('events', 'event-bus/parley-eu')),
  ...['knowledge/import-source', 'other/flow'].flatMap((name) =>
    ['StartExecution', 'DescribeExecution', 'StopExecution'].map((it) =>
      of(`states:${it}`, flowArn(name), flowArn(name)),
    ),
  ),
  ...['GetSecretValue', 'PutSecretValue'].flatMap((name) =>
    ['parley/eu/tokens', 'parley/eu/providers', 'parley/eu/apps', 'parley/eu/google'].map((secret) =>
      of(`secretsmanager:${name}`, secret, arn('secretsmanager', `secret:${secret}-Ab12Cd`)),
    ),
  ),
  ...['POST', 'DELETE', 'GET'].map((method) =>
    of(
      'execute-api:ManageConnections',
      `/live/${method}/@connections/x`,
      arn('execute-api', `live/live/${method}/@connections/x`),
    ),
  ),
  ...['AdminGetUser', 'ListUsers', 'AdminDeleteUser'].flatMap((name) =>
    ['eu-central-1_Own', 'eu-central-1_Other'].map((pool) =>
      of(`cognito-idp:${name}`, pool, arn('cognito-idp', `userpool/${pool}`)),
    ),
  ),
  ...['CreateDistributionTenant', 'GetDistributionTenant', 'GetManagedCertificateDetails', 'DeleteDistribution'].map(
    (it) => of(`cloudfront:${it}`, '/x', 'arn:aws:cloudfront::000000000000:distribution-tenant/dt_1'),
  ),
  ...['DeleteCertificate', 'ExportCertificate'].map((it) =>
    of(`acm:${it}`, 'x', 'arn:aws:acm:us-east-1:000000000000:certificate/x'),
  ),
  of('ses:SendEmail', '/v2/email/outbound-emails', arn('ses', 'identity/parley.example')),
  ...['Encrypt', 'Decrypt', 'ReEncryptFrom', 'CreateGrant'].flatMap((name) =>
    ['alias/parley-eu-key', 'alias/other'].flatMap((alias) =>
      sealings.map((sealedFor) => ofSealed(`kms:${name}`, alias, arn('kms', `key/${alias}`), sealedFor)),
    ),
  ),
  of('lambda:InvokeFunction', '/x', arn('lambda', 'function:x')),
  of('sqs:SendMessage', '/', arn('sqs', 'x')),
]

/** The partition is known at deployment only. */
const plain = (given: string): string => given.replace(/\$\{Token\[AWS\.Partition[^}]*\}/g, 'aws')

const fits = (given: string, text: string): boolean => {
  const pattern = plain(given)
  if (pattern.endsWith('*')) return text.startsWith(pattern.slice(0, -1))
  return pattern.length === text.length && [...pattern].every((sign, at) => sign === '?' || sign === text[at])
}

const isSealedFor = (conditions: Permission['conditions'], sealedFor: Readonly<Record<string, unknown>>): boolean => {
  const allowed = (operator: 'StringLike' | 'StringEquals', key: string) =>
    (conditions?.[operator]?.[`kms:EncryptionContext:${key}`] ?? []) as readonly string[]
  return (
    sealedFor.workspaceId !== undefined &&
    allowed('StringLike', 'item').some((pattern) => fits(pattern, String(sealedFor.item))) &&
    allowed('StringEquals', 'field').includes(String(sealedFor.field))
  )
}

/** IAM, as far as our roles use it: an action by name, resources and `StringLike` by prefix. */
const allows = (
  { actions, resources: named, conditions }: Permission,
  { required, resource, prefix }: Case,
): boolean => {
  const prefixes = conditions?.StringLike?.['s3:prefix'] as readonly string[] | undefined
  const keys = conditions?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'] as readonly string[] | undefined
  const aliases = conditions?.['ForAnyValue:StringEquals']?.['kms:ResourceAliases'] as readonly string[] | undefined
  // what Secrets Manager decrypts for a function is no call of the function
  if (conditions?.StringEquals?.['kms:ViaService'] !== undefined) return false
  return (
    actions.includes(required.action) &&
    named.some((pattern) => fits(pattern, resource)) &&
    (!keys || (required.partitions ?? []).every((it) => keys.some((pattern) => fits(pattern, it)))) &&
    (!aliases || (aliases.includes(required.resource) && isSealedFor(conditions, required.sealedFor ?? {}))) &&
    (!prefixes || prefixes.some((pattern) => fits(pattern, prefix ?? '')))
  )
}

const words: Readonly<Record<string, Grants>> = {
  nothing: {},
  'table: read': { table: { read: ['WS#', 'AGT#'] } },
  'table: write': { table: { write: ['WS#', 'AGT#'] } },
  'table: indexes': { table: { gsi1: ['WS#', 'AC#'], gsi2: ['AC#'] } },
  'credits: read': { credits: 'read' },
  'credits: use': { credits: 'use' },
  userPools: { userPools: true },
  'directory: read': { directory: 'read' },
  'directory: write': { directory: 'write' },
  bus: { bus: true },
  readFiles: { readFiles: ['knowledge/'] },
  writeFiles: { writeFiles: ['knowledge/', 'uploads/knowledge/'] },
  flows: { flows: ['knowledge/import-source'] },
  live: { live: true },
  'live: close': { live: 'close' },
  tokens: { secrets: ['tokens'] },
  providers: { secrets: ['providers'] },
  apps: { secrets: ['apps'] },
  'both secrets': { secrets: ['tokens', 'providers'] },
  'sealed: seal': { sealed: [{ of: 'ACC#', fields: ['token'], to: ['seal'] }] },
  'sealed: open': { sealed: [{ of: 'APP#', fields: ['secret', 'token'], to: ['open'] }] },
  'sealed: both': { sealed: [{ of: 'AGT#', fields: ['whatsappToken'], to: ['seal', 'open'] }] },
  readUsers: { readUsers: true },
  deleteUsers: { deleteUsers: true },
  mail: { mail: true },
  bedrock: { bedrock: true },
}

test.each(Object.entries({ ...words, ...access }))(
  'the local AWS proxy grants "%s" exactly what its role in the cloud does',
  (_, grants) => {
    const role = functionPermissions(stack, grants, region)
    const differing = cases.filter(
      (it) => isGranted(grants, it.required, resources) !== role.some((permission) => allows(permission, it)),
    )
    expect(differing.map(({ required }) => required)).toEqual([])
  },
)
