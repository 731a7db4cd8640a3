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
const DIRECTORY = 'arn:aws:dynamodb:eu-central-1:123456789012:table/parley-directory'
const FLOWS = 'arn:aws:states:eu-central-1:123456789012:stateMachine:parley-eu-'
/** Only what permissions are made of; a table by its ARN in the cloud is a table by its name here. */
const cloud = {
  settings: readSettings(() => undefined),
  table: { tableArn: 'table' },
  bus: { eventBusArn: 'bus' },
  files: { name: 'files', arn: 'files', host: 'files' },
  platformSecret: { secretArn: 'secret' },
  key: { keyArn: 'key' },
  userPools: '[]',
  userPoolArns: ['own-pool', 'peers-pool'],
  mailArns: ['identity'],
  live: { endpoint: 'https://live', connectionsArn: 'live/POST/@connections/*' },
} as unknown as RegionResources
const local = {
  table: 'table',
  directory: DIRECTORY,
  bucket: 'files',
  bus: 'bus',
  secret: 'secret',
  userPools: ['own-pool', 'peers-pool'],
  flowArn: (name: string) => `${FLOWS}${name.replaceAll('/', '-')}`,
}

const covers = (pattern: string, resource: string): boolean =>
  pattern.endsWith('*') ? resource.startsWith(pattern.slice(0, -1)) : pattern === resource

const roleAllows = (permissions: readonly Permission[], action: string, resource: string): boolean =>
  permissions.some((it) => {
    if (!it.actions.includes(action)) return false
    const prefixes = it.conditions?.StringLike?.['s3:prefix'] as readonly string[] | undefined
    // a listing names its bucket in the resource and its folder in the condition
    if (prefixes) return prefixes.some((prefix) => covers(`files/${prefix}`, resource))
    return it.resources.some((pattern) => covers(pattern, resource))
  })

const folders = ['knowledge/', 'uploads/knowledge/', 'elsewhere/']
const tables = ['table', 'table/index/gsi1', 'table/index/gsi2', 'table/index/gsi3', DIRECTORY, 'another-table']
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
  ['events:PutEvents', 'bus'],
  ['events:PutEvents', 'default'],
  ...flowNames.map((name) => ['states:StartExecution', local.flowArn(name)] as const),
  ['secretsmanager:GetSecretValue', 'secret'],
  ['secretsmanager:GetSecretValue', 'another-secret'],
  ['execute-api:ManageConnections', 'live/POST/@connections/abc'],
  ['cognito-idp:AdminGetUser', 'own-pool'],
  ['cognito-idp:AdminGetUser', 'peers-pool'],
  ['cognito-idp:AdminGetUser', 'another-pool'],
  ['cognito-idp:ListUsers', 'own-pool'],
  ['cognito-idp:AdminUpdateUserAttributes', 'own-pool'],
  ['ses:SendEmail', 'identity'],
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
      { bus: true, secrets: true, live: true, mail: true, readUsers: true, flows: flowNames.slice(0, 1) },
    ],
  ])('agree on %s', (_, grants) => {
    expect(disagreements(grants)).toEqual([])
  })

  test('the comparison itself sees a difference', () => {
    const permissions = functionPermissions(stack, { table: 'read' }, cloud)
    expect(roleAllows(permissions, 'dynamodb:GetItem', 'table')).toBe(true)
    expect(roleAllows(permissions, 'dynamodb:PutItem', 'table')).toBe(false)
    expect(isGranted({ table: 'write' }, { action: 'dynamodb:PutItem', resource: 'table' }, local)).toBe(true)
  })
})
