import { App, Stack } from 'aws-cdk-lib'
import { describe, expect, test } from 'vitest'
import { access } from '#infra/access'
import { functionPermissions } from '#infra/constructs/functions/function-permissions'
import type { Permission } from '#infra/constructs/functions/granted-role'
import type { RegionResources } from '#infra/constructs/region-resources'
import type { Grants } from '#infra/grants/grants'
import { isGranted } from '#infra/local/region/aws-proxy/is-granted'
import { readSettings } from '#infra/settings'
import { families, indexFamilies } from '#shared/key-families'

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
const KEY = 'arn:aws:kms:eu-central-1:123456789012:key/of-alias/parley-eu-key'
const QUEUES = 'arn:aws:sqs:eu-central-1:123456789012'
const FLOWS = 'arn:aws:states:eu-central-1:123456789012:stateMachine:parley-eu-'
const cloud: RegionResources = {
  settings: readSettings((name) => ({ mailFrom: 'no-reply@parley.example' })[name]),
  files: { name: 'files', arn: 'files', host: 'files' },
  userPools: '[]',
  userPoolArns: ['own-pool', 'peers-pool'],
  live: { endpoint: 'https://live', connectionsArn: 'api/live/POST/@connections/*' },
}
/** What the cloud knows by ARN is known by name here; the comparison needs one word for both. */
const local = {
  table: TABLE,
  directory: DIRECTORY,
  bucket: 'files',
  bus: BUS,
  secrets: { tokens: secret('tokens'), providers: secret('providers'), apps: secret('apps') },
  key: KEY,
  userPools: ['own-pool', 'peers-pool'],
  ownPool: 'own-pool',
  queues: `${QUEUES}:parley-eu-`,
  flowArn: (name: string) => `${FLOWS}${name.replaceAll('/', '-')}`,
}

const covers = (pattern: string, resource: string): boolean =>
  pattern.endsWith('*')
    ? resource.startsWith(pattern.slice(0, -1))
    : pattern.length === resource.length && [...pattern].every((sign, at) => sign === '?' || sign === resource[at])

interface Tried {
  readonly action: string
  readonly resource: string
  /** Of a table's item. */
  readonly partition?: string
  /** Of a sealed text. */
  readonly sealedFor?: Readonly<Record<string, string>>
}

/** Every context key of the request is one of the statement's, and those that it judges have a value that fits. */
const isContextOf = (conditions: Permission['conditions'], context: Readonly<Record<string, string>>): boolean => {
  const named = conditions?.['ForAllValues:StringEquals']?.['kms:EncryptionContextKeys'] as readonly string[]
  const judged = [
    ...Object.entries(conditions?.StringLike ?? {}),
    ...Object.entries(conditions?.StringEquals ?? {}),
  ] as readonly (readonly [string, readonly string[]])[]
  const required = Object.keys(conditions?.Null ?? {})
  const given = (key: string) => context[key.replace('kms:EncryptionContext:', '')]
  return (
    Object.keys(context).every((key) => named.includes(key)) &&
    required.every((key) => given(key) !== undefined) &&
    judged.every(([key, values]) => values.some((value) => covers(value, given(key) ?? '')))
  )
}

const roleAllows = (
  permissions: readonly Permission[],
  { action, resource, partition = '', sealedFor = {} }: Tried,
): boolean =>
  permissions.some((it) => {
    if (!it.actions.includes(action)) return false
    const families = it.conditions?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'] as
      | readonly string[]
      | undefined
    if (families && !families.some((family) => covers(family, partition))) return false
    const prefixes = it.conditions?.StringLike?.['s3:prefix'] as readonly string[] | undefined
    // a secret's text is decrypted through Secrets Manager, never by a call of the function
    if (it.conditions?.StringEquals?.['kms:ViaService']) return false
    const aliases = it.conditions?.['ForAnyValue:StringEquals']?.['kms:ResourceAliases'] as
      | readonly string[]
      | undefined
    if (aliases && !aliases.some((alias) => resource.endsWith(`/of-${alias}`))) return false
    if (aliases && !isContextOf(it.conditions, sealedFor)) return false
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
const partitions = [...families, ...Object.values(indexFamilies).flat(), 'WSX#', 'X#'].map((family) => `${family}1`)
const others: readonly (readonly [string, string])[] = [
  ...folders.flatMap((folder) =>
    ['GetObject', 'PutObject', 'DeleteObject', 'ListBucket'].map(
      (action) => [`s3:${action}`, `files/${folder}${action === 'ListBucket' ? '' : 'a.bin'}`] as const,
    ),
  ),
  ['events:PutEvents', BUS],
  ['events:PutEvents', 'default'],
  ...flowNames.map((name) => ['states:StartExecution', local.flowArn(name)] as const),
  ...['tokens', 'providers', 'google'].map((name) => ['secretsmanager:GetSecretValue', secret(name)] as const),
  ['execute-api:ManageConnections', 'api/live/POST/@connections/abc'],
  ['execute-api:ManageConnections', 'api/live/DELETE/@connections/abc'],
  ['cognito-idp:AdminGetUser', 'own-pool'],
  ['cognito-idp:AdminGetUser', 'peers-pool'],
  ['cognito-idp:AdminGetUser', 'another-pool'],
  ...['ListUsers', 'AdminDeleteUser'].flatMap((name) =>
    ['own-pool', 'peers-pool', 'another-pool'].map((pool) => [`cognito-idp:${name}`, pool] as const),
  ),
  ['cognito-idp:AdminUpdateUserAttributes', 'own-pool'],
  ['sqs:GetQueueAttributes', `${QUEUES}:parley-eu-outbox-sweep`],
  ['sqs:GetQueueAttributes', `${QUEUES}:another-queue`],
  ['sqs:ReceiveMessage', `${QUEUES}:parley-eu-outbox-sweep`],
  ['ses:SendEmail', IDENTITY],
  ['iam:CreateRole', '*'],
]

/** Each field at each family, and contexts that lack something or have more. */
const contexts: readonly Readonly<Record<string, string>>[] = [
  ...['ACC#', 'AGT#', 'APP#', 'META#', 'WS#'].flatMap((family) =>
    ['token', 'pin', 'secret', 'legacyAppSecret', 'whatsappToken', 'tokens'].map((field) => ({
      workspaceId: 'w1',
      item: `${family}1`,
      field,
    })),
  ),
  {},
  { item: 'ACC#1', field: 'token' },
  { workspaceId: 'w1', field: 'token' },
  { workspaceId: 'w1', item: 'ACC#1' },
  { workspaceId: 'w1', item: 'ACC#1', field: 'token', more: 'than that' },
]

const actions: readonly Tried[] = [
  ...['Encrypt', 'Decrypt', 'CreateGrant'].flatMap((use) =>
    [KEY, `${KEY}-of-another`].flatMap((resource) =>
      contexts.map((sealedFor) => ({ action: `kms:${use}`, resource, sealedFor })),
    ),
  ),
  ...tables.flatMap((table) =>
    tableActions.flatMap((action) =>
      partitions.map((partition) => ({ action: `dynamodb:${action}`, resource: table, partition })),
    ),
  ),
  ...others.map(([action, resource]) => ({ action, resource })),
]

const localAllows = (grants: Grants, { action, resource, partition, sealedFor }: Tried): boolean =>
  isGranted(
    grants,
    { action, resource, ...(partition ? { partitions: [partition] } : {}), ...(sealedFor ? { sealedFor } : {}) },
    local,
  )

/** Actions that one of the two allows and the other does not. */
const disagreements = (grants: Grants): string[] => {
  const permissions = functionPermissions(stack, grants, cloud)
  return actions
    .filter((tried) => roleAllows(permissions, tried) !== localAllows(grants, tried))
    .map(
      ({ action, resource, partition = '', sealedFor = {} }) =>
        `${action} on ${resource} ${partition}${Object.values(sealedFor).join(' ')}`,
    )
}

describe('the AWS proxy of the local run and the roles of the cloud', () => {
  test.each(Object.entries(access))('agree on what %s may do', (_, grants) => {
    expect(disagreements(grants)).toEqual([])
  })

  test.each<[string, Grants]>([
    ['nothing', {}],
    ['reading', { table: { read: ['WS#', 'CONV#'], gsi1: ['AC#'] }, directory: 'read', readFiles: ['knowledge/'] }],
    [
      'writing',
      {
        table: { write: ['WS#', 'OUT#'], gsi2: ['AC#'] },
        directory: 'write',
        writeFiles: ['knowledge/', 'uploads/knowledge/'],
      },
    ],
    [
      'everything else',
      {
        bus: true,
        secrets: ['tokens', 'providers'],
        live: true,
        mail: true,
        readUsers: true,
        deleteUsers: true,
        deadLetters: true,
        sealed: [
          { of: 'ACC#', fields: ['token', 'pin'], to: ['open'] },
          { of: 'APP#', fields: ['secret'], to: ['seal', 'open'] },
        ],
        flows: flowNames.slice(0, 1),
      },
    ],
  ])('agree on %s', (_, grants) => {
    expect(disagreements(grants)).toEqual([])
  })

  test('the comparison itself sees a difference', () => {
    const permissions = functionPermissions(stack, { table: { read: ['WS#'] } }, cloud)
    const on = (action: string, partition: string): Tried => ({ action, resource: TABLE, partition })
    expect(roleAllows(permissions, on('dynamodb:GetItem', 'WS#1'))).toBe(true)
    expect(roleAllows(permissions, on('dynamodb:GetItem', 'WSC#1'))).toBe(false)
    expect(roleAllows(permissions, on('dynamodb:PutItem', 'WS#1'))).toBe(false)
    expect(localAllows({ table: { write: ['WS#'] } }, on('dynamodb:PutItem', 'WS#1'))).toBe(true)
    expect(localAllows({ table: { write: ['WS#'] } }, on('dynamodb:PutItem', 'WSC#1'))).toBe(false)
  })

  test('the hooks of Meta’s, which anybody reaches, open their own signing secret and no credential', () => {
    const opened = (name: 'channels/meta-hook' | 'channels/legacy-whatsapp-hook') =>
      contexts
        .map((sealedFor) => ({ action: 'kms:Decrypt', resource: KEY, sealedFor }))
        .filter((tried) => roleAllows(functionPermissions(stack, access[name], cloud), tried))
        .map(({ sealedFor }) => `${sealedFor.item} ${sealedFor.field}`)
    expect(opened('channels/meta-hook')).toEqual(['APP#1 secret'])
    expect(opened('channels/legacy-whatsapp-hook')).toEqual(['AGT#1 legacyAppSecret'])
  })
})
