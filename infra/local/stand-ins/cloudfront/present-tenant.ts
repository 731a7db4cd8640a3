import { certificateAt, isActive, isDeployed } from './certificates.ts'
import type { CloudFrontState, Tenant } from './cloudfront-state.ts'
import { etagOf } from './tenant-calls.ts'
import { xml } from './xml.ts'

export const tagsXml = (tags: Tenant['tags']): string =>
  xml('Tags', [
    xml(
      'Items',
      Object.entries(tags).map(([key, value]) => xml('Tag', [xml('Key', key), xml('Value', value)])),
    ),
  ])

/** `DistributionTenant`, or `DistributionTenantSummary` in lists, which has the ETag and no tags. */
export const tenantXml = (state: CloudFrontState, tenant: Tenant, now: number, isSummary = false): string => {
  const status = isActive(state, tenant, now) ? 'active' : 'inactive'
  return xml(isSummary ? 'DistributionTenantSummary' : 'DistributionTenant', [
    xml('Id', tenant.id),
    xml('DistributionId', tenant.distributionId),
    xml('Name', tenant.name),
    xml('Arn', tenant.arn),
    xml(
      'Domains',
      tenant.domains.map((domain) => xml('member', [xml('Domain', domain), xml('Status', status)])),
    ),
    isSummary ? '' : tagsXml(tenant.tags),
    xml(
      'Customizations',
      tenant.certificateArn ? [xml('Certificate', [xml('Arn', tenant.certificateArn)])] : undefined,
    ),
    xml('ConnectionGroupId', tenant.connectionGroupId),
    xml('CreatedTime', new Date(tenant.createdAt).toISOString()),
    xml('LastModifiedTime', new Date(tenant.changedAt).toISOString()),
    isSummary ? xml('ETag', etagOf(tenant)) : '',
    xml('Enabled', tenant.isEnabled),
    xml('Status', isDeployed(tenant, now) ? 'Deployed' : 'InProgress'),
  ])
}

/** `ManagedCertificateDetails` of what was asked for last; `undefined` where nothing was. */
export const certificateXml = (state: CloudFrontState, { requestedArn }: Tenant): string | undefined => {
  const certificate = certificateAt(state, requestedArn)
  return (
    certificate &&
    xml('ManagedCertificateDetails', [
      xml('CertificateArn', certificate.arn),
      xml('CertificateStatus', certificate.status),
      xml('ValidationTokenHost', certificate.validation),
      xml('ValidationTokenDetails', [xml('member', [xml('Domain', certificate.domain)])]),
    ])
  )
}
