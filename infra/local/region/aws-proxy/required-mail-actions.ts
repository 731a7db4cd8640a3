import type { AwsCall, RequiredAction } from './aws-call.ts'

/** SES v2's calls by method and path, a name in the path being `*`; their IAM actions have the operations' names. */
const operations: Readonly<Record<string, string>> = {
  'POST outbound-emails': 'SendEmail',
  'POST identities': 'CreateEmailIdentity',
  'GET identities/*': 'GetEmailIdentity',
  'DELETE identities/*': 'DeleteEmailIdentity',
  'POST list-identities': 'ListEmailIdentities',
  'PUT identities/*/mail-from': 'PutEmailIdentityMailFromAttributes',
  'PUT identities/*/configuration-set': 'PutEmailIdentityConfigurationSetAttributes',
  'PUT identities/*/dkim': 'PutEmailIdentityDkimAttributes',
  'PUT identities/*/feedback': 'PutEmailIdentityFeedbackAttributes',
  'GET tags': 'ListTagsForResource',
  'POST tags': 'TagResource',
  'DELETE tags': 'UntagResource',
  'POST tenants': 'CreateTenant',
  'POST tenants/get': 'GetTenant',
  'POST tenants/list': 'ListTenants',
  'POST tenants/delete': 'DeleteTenant',
  'POST tenants/resources': 'CreateTenantResourceAssociation',
  'POST tenants/resources/delete': 'DeleteTenantResourceAssociation',
  'POST tenants/resources/list': 'ListTenantResources',
  'POST resources/tenants/list': 'ListResourceTenants',
  'DELETE suppression/addresses/*': 'DeleteSuppressedDestination',
  'PUT reputation/entities/*/*/policy': 'UpdateReputationEntityPolicy',
}

const NAMED = /^(identities|suppression\/addresses|reputation\/entities\/[^/]+)\/[^/]+/

const operationOf = (method: string, path: string): string | undefined => {
  const rest = path.replace(/^\/v2\/email\//, '')
  const shape = rest.replace(NAMED, (_, kind: string) =>
    kind.startsWith('reputation') ? 'reputation/entities/*/*' : `${kind}/*`,
  )
  return operations[`${method} ${shape}`]
}

/** The IAM action of a call of SES, v2 or v1 (whose body names it); the resource is the path. */
export const requiredMailAction = ({ request: { method = '' }, url, body }: AwsCall): RequiredAction => {
  const { pathname } = url
  const action =
    pathname === '/' ? new URLSearchParams(body.toString('utf8')).get('Action') : operationOf(method, pathname)
  return { action: `ses:${action ?? method}`, resource: pathname }
}
