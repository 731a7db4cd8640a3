import { Stack } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { arns } from '#infra/constructs/arns'
import type { RegionResources } from '#infra/constructs/region-resources'
import { familiesOf } from '#infra/grants/families-of'
import type { Grants } from '#infra/grants/grants'
import { keyAlias } from '#infra/names'
import { agencyMail, mailDomains, tenants } from './agency-permissions.ts'
import { allow } from './allow.ts'
import type { Permission } from './granted-role.ts'

// no scans: a table is read by key and by its indexes
const reading = allow('dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query', 'dynamodb:ConditionCheckItem')
const writing = allow('dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem')

/** A permission for keys of these families only: all partitions that a request names must be of one. */
const within = (families: readonly string[], permission: Permission): Permission[] =>
  families.length > 0
    ? [
        {
          ...permission,
          conditions: {
            'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': families.map((family) => `${family}*`) },
          },
        },
      ]
    : []

const table = (arn: string, grants: Grants): Permission[] => {
  const { read, write, gsi1, gsi2 } = familiesOf(grants)
  return [
    ...within(read, reading.on(arn)),
    ...within(gsi1, allow('dynamodb:Query').on(`${arn}/index/gsi1`)),
    ...within(gsi2, allow('dynamodb:Query').on(`${arn}/index/gsi2`)),
    ...within(write, writing.on(arn)),
  ]
}

/** `write` includes `read`. */
const directory = (replicas: readonly string[], grant: 'read' | 'write' | undefined): Permission[] =>
  grant ? [reading.on(...replicas), ...(grant === 'write' ? [writing.on(...replicas)] : [])] : []

const files = ({ files: bucket }: RegionResources, { readFiles = [], writeFiles = [] }: Grants): Permission[] => {
  const wildcardBecause = 'Objects are named at run time; the prefix is the grant.'
  const under = (prefixes: readonly string[]) => prefixes.map((prefix) => `${bucket.arn}/${prefix}*`)
  return [
    ...(readFiles.length > 0
      ? [
          { actions: ['s3:GetObject'], resources: under(readFiles), wildcardBecause },
          {
            // without it a missing object answers "access denied" instead of "no such key"
            ...allow('s3:ListBucket').on(bucket.arn),
            conditions: { StringLike: { 's3:prefix': readFiles.map((prefix) => `${prefix}*`) } },
          },
        ]
      : []),
    ...(writeFiles.length > 0
      ? [{ actions: ['s3:PutObject', 's3:DeleteObject'], resources: under(writeFiles), wildcardBecause }]
      : []),
  ]
}

/** Indexes are made at run time, one for each large agent. Metadata and filters need `GetVectors` too. */
const vectors = ({ vectors: bucket }: RegionResources, grant: 'read' | 'write' | undefined): Permission[] => {
  if (!bucket || !grant) return []
  const wildcardBecause = 'An index is made for an agent at run time; the bucket is named.'
  const indexes = `${bucket.arn}/index/*`
  return [
    { ...allow('s3vectors:QueryVectors', 's3vectors:GetVectors').on(indexes), wildcardBecause },
    ...(grant === 'write'
      ? [
          allow('s3vectors:ListIndexes').on(bucket.arn),
          {
            ...allow(
              's3vectors:CreateIndex',
              's3vectors:DeleteIndex',
              's3vectors:PutVectors',
              's3vectors:DeleteVectors',
              's3vectors:ListVectors',
            ).on(indexes),
            wildcardBecause,
          },
        ]
      : []),
  ]
}

const secrets = (scope: Construct, { settings }: RegionResources, { secrets: names = [] }: Grants): Permission[] => {
  if (names.length === 0) return []
  const stack = Stack.of(scope)
  const named = names.map((name) => arns.secret(scope, settings, name))
  return [
    {
      ...allow('secretsmanager:GetSecretValue').on(...named),
      wildcardBecause: 'Secrets Manager ends a secret’s ARN in six random characters; the name is whole.',
    },
    {
      ...allow('kms:Decrypt').on(stack.formatArn({ service: 'kms', resource: 'key', resourceName: '*' })),
      // what Secrets Manager encrypted for these secrets, under whichever key
      conditions: {
        StringEquals: { 'kms:ViaService': `secretsmanager.${stack.region}.amazonaws.com` },
        StringLike: { 'kms:EncryptionContext:SecretARN': named },
      },
      wildcardBecause:
        'KMS chooses a key’s id; the conditions allow nothing but these secrets, through Secrets Manager.',
    },
  ]
}

const keyUses = { seal: 'kms:Encrypt', open: 'kms:Decrypt' } as const

/** The region's key by its alias, with exactly the context that functions/lib/sealed.ts gives, of the granted items' fields. */
const sealing = (scope: Construct, { settings }: RegionResources, { sealed = [] }: Grants): Permission[] => {
  const key = Stack.of(scope).formatArn({ service: 'kms', resource: 'key', resourceName: '*' })
  return sealed.map(({ of, fields, to }) => ({
    ...allow(...to.map((use) => keyUses[use])).on(key),
    conditions: {
      'ForAnyValue:StringEquals': { 'kms:ResourceAliases': [keyAlias(settings)] },
      'ForAllValues:StringEquals': { 'kms:EncryptionContextKeys': ['workspaceId', 'item', 'field'] },
      Null: { 'kms:EncryptionContext:workspaceId': 'false' },
      StringLike: { 'kms:EncryptionContext:item': [`${of}*`] },
      StringEquals: { 'kms:EncryptionContext:field': fields },
    },
    wildcardBecause: 'KMS chooses a key’s id; the condition names the one key by its alias.',
  }))
}

const mail = (scope: Construct, { settings }: RegionResources): Permission[] => {
  const { mailFrom } = settings
  return mailFrom
    ? [allow('ses:SendEmail').on(arns.mailIdentity(scope, mailFrom), arns.mailConfiguration(scope, settings))]
    : []
}

const bedrock = (scope: Construct): Permission => {
  const { account } = Stack.of(scope)
  return {
    ...allow('bedrock:InvokeModel', 'bedrock:InvokeModelWithResponseStream').on(
      'arn:aws:bedrock:*::foundation-model/*',
      `arn:aws:bedrock:*:${account}:inference-profile/*`,
    ),
    wildcardBecause:
      'An agent’s settings choose the model, and an inference profile spreads a call over regions of its own choice.',
  }
}

const deadLetters = (scope: Construct, { settings }: RegionResources): Permission => ({
  ...allow('sqs:GetQueueAttributes').on(arns.deadLetterQueues(scope, settings).arn),
  wildcardBecause: 'Every row has a queue, in the stack of its feature; their names begin with the region’s.',
})

const live = (grant: NonNullable<Grants['live']>, { live: connections }: RegionResources): Permission => {
  if (!connections) throw new Error('live connections can be granted only where the api stack’s are known')
  return {
    ...allow('execute-api:ManageConnections').on(
      connections.connectionsArn,
      ...(grant === 'close' ? [connections.connectionsArn.replace('/POST/', '/DELETE/')] : []),
    ),
    wildcardBecause: 'Connections exist at run time only; the API and its stage are named.',
  }
}

/**
 * A function's permissions beyond its own log and trace: from its row in infra/access.ts and from nothing else.
 * No action is a wildcard; a resource is only where AWS knows no narrower one, and says why.
 */
export const functionPermissions = (scope: Construct, grants: Grants, region: RegionResources): Permission[] => [
  ...table(arns.table(scope, region.settings), grants),
  ...directory(arns.directory(scope, region.settings), grants.directory),
  ...(grants.bus ? [allow('events:PutEvents').on(arns.bus(scope, region.settings))] : []),
  ...files(region, grants),
  ...vectors(region, grants.vectors),
  ...(grants.flows?.length
    ? [allow('states:StartExecution').on(...grants.flows.map((name) => arns.flow(scope, region.settings, name)))]
    : []),
  ...(grants.live ? [live(grants.live, region)] : []),
  ...secrets(scope, region, grants),
  ...sealing(scope, region, grants),
  ...(grants.readUsers ? [allow('cognito-idp:AdminGetUser').on(...region.userPoolArns)] : []),
  ...(grants.deleteUsers
    ? [
        allow('cognito-idp:ListUsers', 'cognito-idp:AdminGetUser', 'cognito-idp:AdminDeleteUser').on(
          ...region.userPoolArns.slice(0, 1),
        ),
      ]
    : []),
  ...(grants.mail ? mail(scope, region) : []),
  ...(grants.tenants ? tenants(scope, region) : []),
  ...(grants.agencyMail ? agencyMail(scope, region) : []),
  ...(grants.mailDomains ? mailDomains(scope, region) : []),
  ...(grants.deadLetters ? [deadLetters(scope, region)] : []),
  ...(grants.bedrock ? [bedrock(scope)] : []),
]
