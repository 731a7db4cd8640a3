import type { AwsCall, RequiredAction } from './aws-call.ts'

const VERSION = '/2020-05-31/'

/** CloudFront's calls about distribution tenants by method and kind; with a name behind it `/*`. */
const operations: Readonly<Record<string, string>> = {
  'POST distribution-tenant': 'CreateDistributionTenant',
  'GET distribution-tenant': 'GetDistributionTenantByDomain',
  'GET distribution-tenant/*': 'GetDistributionTenant',
  'PUT distribution-tenant/*': 'UpdateDistributionTenant',
  'DELETE distribution-tenant/*': 'DeleteDistributionTenant',
  'POST distribution-tenants': 'ListDistributionTenants',
  'GET managed-certificate/*': 'GetManagedCertificateDetails',
  'GET tagging': 'ListTagsForResource',
}

/** The IAM action of a call of CloudFront; the resource is the path. */
export const requiredEdgeAction = ({ request: { method = '' }, url }: AwsCall): RequiredAction => {
  const [kind = '', name] = url.pathname.slice(VERSION.length).split('/')
  const operation = operations[`${method} ${kind}${name ? '/*' : ''}`]
  const tagging = kind === 'tagging' && method === 'POST' ? `${url.searchParams.get('Operation')}Resource` : undefined
  return { action: `cloudfront:${operation ?? tagging ?? method}`, resource: url.pathname }
}
