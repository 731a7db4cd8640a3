import { App, Stack } from 'aws-cdk-lib'
import { expect, test } from 'vitest'
import { access } from '#infra/access'
import type { Grants } from '#infra/access/grants'
import { functionPermissions } from '#infra/constructs/functions/function-permissions'
import type { Permission } from '#infra/constructs/functions/granted-role'
import type { RegionResources } from '#infra/constructs/region-resources'
import type { RequiredAction } from '#infra/local/region/aws-proxy/aws-call'
import { isGranted } from '#infra/local/region/aws-proxy/is-granted'
import { resourceName } from '#infra/names'
import { readSettings } from '#infra/settings'

const settings = readSettings((name) => ({ name: 'parley', region: 'eu', mailFrom: 'hello@parley.example' })[name])
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
  secrets: { tokens: 'parley/eu/tokens', providers: 'parley/eu/providers' },
  userPools: ['eu-central-1_Own'],
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

const of = (action: string, resource: string, iam: string, prefix?: string): Case => ({
  required: { action, resource },
  resource: iam,
  ...(prefix === undefined ? {} : { prefix }),
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
const objects = ['knowledge/a', 'uploads/knowledge/a', 'other/a', 'knowledgeable', 'a']

const cases: readonly Case[] = [
  ...operations.flatMap((name) =>
    tables.map((table) => of(`dynamodb:${name}`, table, arn('dynamodb', `table/${table}`))),
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
    ['parley/eu/tokens', 'parley/eu/providers', 'parley/eu/google'].map((secret) =>
      of(`secretsmanager:${name}`, secret, arn('secretsmanager', `secret:${secret}-Ab12Cd`)),
    ),
  ),
  of('execute-api:ManageConnections', '/live/@connections/x', arn('execute-api', 'live/live/POST/@connections/x')),
  ...['AdminGetUser', 'ListUsers', 'AdminDeleteUser'].flatMap((name) =>
    ['eu-central-1_Own', 'eu-central-1_Other'].map((pool) =>
      of(`cognito-idp:${name}`, pool, arn('cognito-idp', `userpool/${pool}`)),
    ),
  ),
  of('ses:SendEmail', '/v2/email/outbound-emails', arn('ses', 'identity/parley.example')),
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

/** IAM, as far as our roles use it: an action by name, resources and `StringLike` by prefix. */
const allows = (
  { actions, resources: named, conditions }: Permission,
  { required, resource, prefix }: Case,
): boolean => {
  const prefixes = conditions?.StringLike?.['s3:prefix'] as readonly string[] | undefined
  return (
    actions.includes(required.action) &&
    named.some((pattern) => fits(pattern, resource)) &&
    (!prefixes || prefixes.some((pattern) => fits(pattern, prefix ?? '')))
  )
}

const words: Readonly<Record<string, Grants>> = {
  nothing: {},
  'table: read': { table: 'read' },
  'table: write': { table: 'write' },
  'directory: read': { directory: 'read' },
  'directory: write': { directory: 'write' },
  bus: { bus: true },
  readFiles: { readFiles: ['knowledge/'] },
  writeFiles: { writeFiles: ['knowledge/', 'uploads/knowledge/'] },
  flows: { flows: ['knowledge/import-source'] },
  live: { live: true },
  tokens: { secrets: ['tokens'] },
  providers: { secrets: ['providers'] },
  'both secrets': { secrets: ['tokens', 'providers'] },
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
