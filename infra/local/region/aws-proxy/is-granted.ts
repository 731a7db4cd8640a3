import type { Grants } from '#infra/grants/grants'
import type { SecretName } from '#infra/names'
import type { RequiredAction } from './aws-call.ts'
import { outsideFamilies } from './outside-families.ts'

/** The resources that the grants mean in one region. */
export interface Resources {
  readonly table: string
  readonly directory: string
  readonly bucket: string
  readonly bus: string
  readonly secrets: Readonly<Record<SecretName, string>>
  /** The alias of the key that seals. */
  readonly key: string
  readonly userPools: readonly string[]
  /** The region's own among them. */
  readonly ownPool?: string | undefined
  /** What the names of the region's queues begin with. */
  readonly queues: string
  readonly flowArn: (name: string) => string
}

const READS = ['GetItem', 'BatchGetItem', 'ConditionCheckItem', 'Query']
const WRITES = ['PutItem', 'UpdateItem', 'DeleteItem']

const onDirectory = ({ action, resource }: RequiredAction, table: string, grant: Grants['directory']): boolean => {
  if (!grant || resource !== table) return false
  const operation = action.slice('dynamodb:'.length)
  return READS.includes(operation) || (grant === 'write' && WRITES.includes(operation))
}

const under = (resource: string, bucket: string, prefixes: readonly string[] = []): boolean =>
  prefixes.some((prefix) => resource.startsWith(`${bucket}/${prefix}`))

/** The same as the condition of the cloud's statement: a key has no other context. */
const uses = (
  { sealed = [] }: Grants,
  use: 'seal' | 'open',
  { sealedFor: { workspaceId, item, field, ...more } = {} }: RequiredAction,
): boolean =>
  workspaceId !== undefined &&
  Object.keys(more).length === 0 &&
  sealed.some(({ of, fields, to }) => to.includes(use) && String(item).startsWith(of) && fields.includes(String(field)))

/**
 * Whether a function's row in infra/access.ts grants an action: the same grants that the cloud's roles are made of
 * (infra/constructs/functions/function-permissions.ts; a test compares the two).
 */
export const isGranted = (grants: Grants, required: RequiredAction, resources: Resources): boolean => {
  const { action, resource } = required
  switch (action) {
    case 's3:GetObject':
    case 's3:ListBucket':
      return under(resource, resources.bucket, grants.readFiles)
    case 's3:PutObject':
    case 's3:DeleteObject':
      return under(resource, resources.bucket, grants.writeFiles)
    case 'events:PutEvents':
      return grants.bus === true && resource === resources.bus
    case 'states:StartExecution':
      return (grants.flows ?? []).some((name) => resources.flowArn(name) === resource)
    case 'secretsmanager:GetSecretValue':
      return (grants.secrets ?? []).some((name) => resources.secrets[name] === resource)
    case 'kms:Encrypt':
      return resource === resources.key && uses(grants, 'seal', required)
    case 'kms:Decrypt':
      return resource === resources.key && uses(grants, 'open', required)
    case 'execute-api:ManageConnections':
      return (
        grants.live !== undefined &&
        (/\/POST\/@connections\//.test(resource) ||
          (grants.live === 'close' && /\/DELETE\/@connections\//.test(resource)))
      )
    case 'cognito-idp:AdminGetUser':
      return (
        (grants.readUsers === true && resources.userPools.includes(resource)) ||
        (grants.deleteUsers === true && resource === resources.ownPool)
      )
    case 'cognito-idp:ListUsers':
    case 'cognito-idp:AdminDeleteUser':
      return grants.deleteUsers === true && resource === resources.ownPool
    case 'sqs:GetQueueAttributes':
      return grants.deadLetters === true && resource.startsWith(resources.queues)
    case 'ses:SendEmail':
      return grants.mail === true || grants.agencyMail === true
    case 'ses:CreateEmailIdentity':
    case 'ses:GetEmailIdentity':
    case 'ses:DeleteEmailIdentity':
    case 'ses:PutEmailIdentityMailFromAttributes':
    case 'ses:CreateTenant':
    case 'ses:GetTenant':
    case 'ses:DeleteTenant':
    case 'ses:CreateTenantResourceAssociation':
    case 'ses:DeleteTenantResourceAssociation':
    case 'ses:UpdateReputationEntityPolicy':
    case 'ses:DeleteSuppressedDestination':
      return grants.mailDomains === true
    case 'cloudfront:CreateDistributionTenant':
    case 'cloudfront:GetDistributionTenant':
    case 'cloudfront:GetDistributionTenantByDomain':
    case 'cloudfront:UpdateDistributionTenant':
    case 'cloudfront:DeleteDistributionTenant':
    case 'cloudfront:ListDistributionTenants':
    case 'cloudfront:GetManagedCertificateDetails':
    case 'cloudfront:TagResource':
    case 'acm:DeleteCertificate':
      return grants.tenants === true
    default:
      return (
        action.startsWith('dynamodb:') &&
        (outsideFamilies(grants, required, resources.table).length === 0 ||
          onDirectory(required, resources.directory, grants.directory))
      )
  }
}
