import { type CertificateWorld, certificateAt, DEPLOYED_AFTER_MS, isDeployed } from './certificates.ts'
import { CloudFrontError } from './cloudfront-error.ts'
import type { CloudFrontState, Tenant } from './cloudfront-state.ts'
import { leadsHere } from './leads-here.ts'
import { elementAt, textAt, type XmlElement } from './xml.ts'

export interface TenantWorld extends CertificateWorld {
  readonly state: CloudFrontState
  readonly distributionId: string
  readonly connectionGroupId: string
  readonly limits: EdgeLimits
}

/** Quotas of an account ("Quotas on multi-tenant distributions", "Quotas - AWS Certificate Manager"; expired certificates count). */
export interface EdgeLimits {
  readonly tenants: number
  readonly certificates: number
}

const ACCOUNT = '000000000000'

const domainsOf = (body: XmlElement | undefined): readonly string[] | undefined =>
  elementAt(body, 'Domains')?.children.map((member) => (textAt(member, 'Domain') ?? '').toLowerCase())

export const tagsOf = (items: XmlElement | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries((items?.children ?? []).map((tag) => [textAt(tag, 'Key') ?? '', textAt(tag, 'Value') ?? '']))

const required = (body: XmlElement | undefined, name: string): string => {
  const text = textAt(body, name)
  if (!text) throw new CloudFrontError('InvalidArgument', `The parameter ${name} is required.`)
  return text
}

const nextId = (state: CloudFrontState): string => {
  state.count += 1
  return String(state.count).padStart(8, '0')
}

/** Refuses a host that is no name, that is in use, or that does not lead to CloudFront yet. */
const checkDomain = ({ state, lookUp, endpoint }: TenantWorld, domain: string, own?: Tenant): void => {
  if (!/^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d-]{2,63}$/.test(domain))
    throw new CloudFrontError('InvalidArgument', `The domain name ${domain} is not valid.`)
  const isHeld =
    state.switches.taken.includes(domain) ||
    state.tenants.some((tenant) => tenant !== own && tenant.domains.includes(domain))
  if (isHeld)
    throw new CloudFrontError(
      'CNAMEAlreadyExists',
      'One or more of the CNAMEs you provided are already associated with a different resource.',
    )
  if (!leadsHere(lookUp, domain, endpoint))
    throw new CloudFrontError('InvalidArgument', `Could not verify Domain Name ownership for: ${domain}`)
}

/** Asks for a certificate; a tenant has one request at a time. */
const request = (world: TenantWorld, tenant: Tenant, asked: XmlElement): void => {
  const { state, now, limits } = world
  if (certificateAt(state, tenant.requestedArn)?.status === 'pending-validation')
    throw new CloudFrontError('InvalidArgument', 'There is a pending managed certificate request for this tenant.')
  if (state.certificates.length >= limits.certificates)
    throw new CloudFrontError('EntityLimitExceeded', 'You have reached the maximum number of certificates.')
  const arn = `arn:aws:acm:us-east-1:${ACCOUNT}:certificate/${nextId(state)}`
  state.certificates.push({
    arn,
    domain: (textAt(asked, 'PrimaryDomainName') ?? tenant.domains[0] ?? '').toLowerCase(),
    requestedAt: now(),
    validation: required(asked, 'ValidationTokenHost'),
    status: 'pending-validation',
  })
  tenant.requestedArn = arn
}

export const createTenant = (world: TenantWorld, body: XmlElement | undefined): Tenant => {
  const { state, now, limits, distributionId, connectionGroupId } = world
  const name = required(body, 'Name')
  if (!/^[a-zA-Z\d][a-zA-Z\d.-]{1,126}[a-zA-Z\d]$/.test(name))
    throw new CloudFrontError('InvalidArgument', 'The parameter Name is not valid.')
  if (required(body, 'DistributionId') !== distributionId)
    throw new CloudFrontError('EntityNotFound', 'The specified distribution does not exist.')
  const group = textAt(body, 'ConnectionGroupId') ?? connectionGroupId
  if (group !== connectionGroupId)
    throw new CloudFrontError('EntityNotFound', 'The specified connection group does not exist.')
  const domains = domainsOf(body) ?? []
  if (domains.length === 0) throw new CloudFrontError('InvalidArgument', 'The parameter Domains is required.')
  if (state.tenants.some((tenant) => tenant.name === name))
    throw new CloudFrontError('EntityAlreadyExists', 'A distribution tenant with this name already exists.')
  if (state.tenants.length >= limits.tenants)
    throw new CloudFrontError('EntityLimitExceeded', 'You have reached the maximum number of distribution tenants.')
  for (const domain of domains) checkDomain(world, domain)
  const id = `dt_${nextId(state)}`
  const tenant: Tenant = {
    id,
    arn: `arn:aws:cloudfront::${ACCOUNT}:distribution-tenant/${id}`,
    name,
    distributionId,
    connectionGroupId: group,
    domains,
    tags: tagsOf(elementAt(body, 'Tags', 'Items')),
    isEnabled: textAt(body, 'Enabled') !== 'false',
    createdAt: now(),
    changedAt: now(),
    version: 1,
  }
  const asked = elementAt(body, 'ManagedCertificateRequest')
  if (asked) request(world, tenant, asked)
  state.tenants.push(tenant)
  return tenant
}

export const etagOf = ({ id, version }: Tenant): string => `E${id.slice(3)}V${version}`

const checkVersion = (tenant: Tenant, ifMatch: string | undefined): void => {
  if (!ifMatch) throw new CloudFrontError('InvalidIfMatchVersion', 'The If-Match version is missing or not valid.')
  if (ifMatch !== etagOf(tenant))
    throw new CloudFrontError('PreconditionFailed', 'The request failed because it didn’t meet the preconditions.')
}

/** Attaches a certificate: an issued one for the tenant's domains, or none does. */
const attach = ({ state }: TenantWorld, tenant: Tenant, arn: string): void => {
  const certificate = certificateAt(state, arn)
  const covers = certificate && tenant.domains.every((domain) => domain === certificate.domain)
  if (certificate?.status !== 'issued' || !covers)
    throw new CloudFrontError(
      'InvalidArgument',
      'The specified certificate does not exist, is not issued, or does not cover the domains of the tenant.',
    )
  tenant.certificateArn = arn
}

/** What is not named stays. */
export const updateTenant = (
  world: TenantWorld,
  tenant: Tenant,
  body: XmlElement | undefined,
  ifMatch: string | undefined,
): Tenant => {
  checkVersion(tenant, ifMatch)
  const domains = domainsOf(body)
  for (const domain of domains ?? []) checkDomain(world, domain, tenant)
  const arn = textAt(body, 'Customizations', 'Certificate', 'Arn')
  if (arn) attach(world, tenant, arn)
  const asked = elementAt(body, 'ManagedCertificateRequest')
  if (asked) request(world, tenant, asked)
  if (domains) tenant.domains = domains
  const enabled = textAt(body, 'Enabled')
  if (enabled !== undefined) tenant.isEnabled = enabled === 'true'
  tenant.changedAt = world.now()
  tenant.version += 1
  return tenant
}

/** Only what is disabled, everywhere, can be deleted; its certificates stay. */
export const deleteTenant = ({ state, now }: TenantWorld, tenant: Tenant, ifMatch: string | undefined): void => {
  checkVersion(tenant, ifMatch)
  if (tenant.isEnabled || !isDeployed(tenant, now()))
    throw new CloudFrontError('ResourceNotDisabled', 'The specified CloudFront resource hasn’t been disabled yet.')
  state.tenants = state.tenants.filter((each) => each !== tenant)
  const certificate = certificateAt(state, tenant.certificateArn)
  if (certificate) certificate.usedUntil = now() + DEPLOYED_AFTER_MS
}
