import { App, Stack } from 'aws-cdk-lib'
import { describe, expect, test } from 'vitest'
import { access } from '#infra/access'
import type { Grants } from '#infra/access/grants'
import { functionPermissions } from '#infra/constructs/functions/function-permissions'
import type { Permission } from '#infra/constructs/functions/granted-role'
import type { RegionResources } from '#infra/constructs/region-resources'
import { isGranted } from '#infra/local/region/aws-proxy/is-granted'
import { readSettings } from '#infra/settings'

// cdk.json's switch: ARNs say `aws` instead of a token
const literalPartition = { '@aws-cdk/core:enablePartitionLiterals': true }
const stack = new Stack(new App({ analyticsReporting: false, context: literalPartition }), 'proxies', {
  env: { account: '123456789012', region: 'eu-central-1' },
})
const TABLES = 'arn:aws:dynamodb:eu-central-1:123456789012:table'
const TABLE = `${TABLES}/parley-eu`
const DIRECTORY = `${TABLES}/parley-directory`
const BUS = 'arn:aws:events:eu-central-1:123456789012:event-bus/parley-eu'
const secret = (name: string) => `arn:aws:secretsmanager:eu-central-1:123456789012:secret:parley/eu/${name}-Ab12Cd`
const IDENTITY = 'arn:aws:ses:eu-central-1:123456789012:identity/parley.example'
const QUEUES = 'arn:aws:sqs:eu-central-1:123456789012'
const FLOWS = 'arn:aws:states:eu-central-1:123456789012:stateMachine:parley-eu-'
const cloud: RegionResources = {
  settings: readSettings((name) => ({ mailFrom: 'no-reply@parley.example' })[name]),
  files: { name: 'files', arn: 'files', host: 'files' },
  userPools: '[]',
  userPoolArns: ['own-pool', 'peers-pool'],
  live: { endpoint: 'https://live', connectionsArn: 'live/POST/@connections/*' },
}
/** What the cloud knows by ARN is known by name here; the comparison needs one word for both. */
const local = {
  table: TABLE,
  directory: DIRECTORY,
  bucket: 'files',
  bus: BUS,
  secrets: { tokens: secret('tokens'), providers: secret('providers') },
  userPools: ['own-pool', 'peers-pool'],
  queues: `${QUEUES}:parley-eu-`,
  flowArn: (name: string) => `${FLOWS}${name.replaceAll('/', '-')}`,
}

const covers = (pattern: string, resource: string): boolean =>
  pattern.endsWith('*')
    ? resource.startsWith(pattern.slice(0, -1))
    : pattern.length === resource.length && [...pattern].every((sign, at) => sign === '?' || sign === resource[at])

const roleAllows = (permissions: readonly Permission[], action: string, resource: string): boolean =>
  permissions.some((it) => {
    if (!it.actions.includes(action)) return false
    const prefixes = it.conditions?.StringLike?.['s3:prefix'] as readonly string[] | undefined
    // a listing names its bucket in the resource and its folder in the condition
    if (prefixes) return prefixes.some((prefix) => covers(`files/${prefix}`, resource))
    return it.resources.some((pattern) => covers(pattern, resource))
  })

const folders = ['knowledge/', 'uploads/knowledge/', 'elsewhere/']
const indexes = ['gsi1', 'gsi2', 'gsi3'].map((index) => `${TABLE}/index/${index}`)
const tables = [TABLE, ...indexes, DIRECTORY, `${TABLES}/another`]
const tableActions = [
  'GetItem',
  'BatchGetItem',
  'Query',
  'ConditionCheckItem',
  'PutItem',
  'UpdateItem',
  'DeleteItem',
  'Scan',
]
const flowNames = [...new Set(Object.values(access).flatMap(({ flows = [] }: Grants) => flows)), 'knowledge/unknown']
const actions: readonly (readonly [string, string])[] = [
  ...tables.flatMap((table) => tableActions.map((action) => [`dynamodb:${action}`, table] as const)),
  ...folders.flatMap((folder) =>
    ['GetObject', 'PutObject', 'DeleteObject', 'ListBucket'].map(
      (action) => [`s3:${action}`, `files/${folder}${action === 'ListBucket' ? '' : 'a.bin'}`] as const,
    ),
  ),
  ['events:PutEvents', BUS],
  ['events:PutEvents', 'default'],
  ...flowNames.map((name) => ['states:StartExecution', local.flowArn(name)] as const),
  ...['tokens', 'providers', 'google'].map((name) => ['secretsmanager:GetSecretValue', secret(name)] as const),
  ['execute-api:ManageConnections', 'live/POST/@connections/abc'],
  ['cognito-idp:AdminGetUser', 'own-pool'],
  ['cognito-idp:AdminGetUser', 'peers-pool'],
  ['cognito-idp:AdminGetUser', 'another-pool'],
  ['cognito-idp:ListUsers', 'own-pool'],
  ['cognito-idp:AdminUpdateUserAttributes', 'own-pool'],
  ['sqs:GetQueueAttributes', `${QUEUES}:parley-eu-outbox-sweep`],
  ['sqs:GetQueueAttributes', `${QUEUES}:another-queue`],
  ['sqs:ReceiveMessage', `${QUEUES}:parley-eu-outbox-sweep`],
  ['ses:SendEmail', IDENTITY],
  ['iam:CreateRole', '*'],
]

/** Actions that one of the two allows and the other does not. */
const disagreements = (grants: Grants): string[] => {
  const permissions = functionPermissions(stack, grants, cloud)
  return actions
    .filter(
      ([action, resource]) =>
        roleAllows(permissions, action, resource) !== isGranted(grants, { action, resource }, local),
    )
    .map(([action, resource]) => `${action} on ${resource}`)
}

describe('the AWS proxy of the local run and the roles of the cloud', () => {
  test.each(Object.entries(access))('agree on what %s may do', (_, grants) => {
    expect(disagreements(grants)).toEqual([])
  })

  test.each<[string, Grants]>([
    ['nothing', {}],
    ['reading', { table: 'read', directory: 'read', readFiles: ['knowledge/'] }],
    ['writing', { table: 'write', directory: 'write', writeFiles: ['knowledge/', 'uploads/knowledge/'] }],
    [
      'everything else',
      {
        bus: true,
        secrets: ['tokens', 'providers'],
        live: true,
        mail: true,
        readUsers: true,
        deadLetters: true,
        flows: flowNames.slice(0, 1),
      },
    ],
  ])('agree on %s', (_, grants) => {
    expect(disagreements(grants)).toEqual([])
  })

  test('the comparison itself sees a difference', () => {
    const permissions = functionPermissions(stack, { table: 'read' }, cloud)
    expect(roleAllows(permissions, 'dynamodb:GetItem', TABLE)).toBe(true)
    expect(roleAllows(permissions, 'dynamodb:PutItem', TABLE)).toBe(false)
    expect(isGranted({ table: 'write' }, { action: 'dynamodb:PutItem', resource: TABLE }, local)).toBe(true)
  })
})
