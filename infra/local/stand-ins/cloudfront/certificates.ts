import type { Certificate, CertificateStatus, CloudFrontState, Tenant } from './cloudfront-state.ts'
import { isForbidden, type LookUp, leadsHere } from './leads-here.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** ACM gives up a validation after 72 hours; a certificate is good for 395 days at most, renewals are not played. */
const VALIDATED_WITHIN_MS = 72 * HOUR_MS
const GOOD_FOR_MS = 395 * DAY_MS

export interface CertificateWorld {
  readonly now: () => number
  readonly lookUp: LookUp
  readonly endpoint: string
}

/** What has become of a certificate by now. */
const nextStatus = (
  { status, domain, requestedAt, issuedAt = 0, validation }: Certificate,
  { validation: works, issueSeconds }: CloudFrontState['switches'],
  { now, lookUp, endpoint }: CertificateWorld,
): CertificateStatus => {
  const age = now() - requestedAt
  if (status === 'issued') return now() - issuedAt >= GOOD_FOR_MS ? 'expired' : 'issued'
  if (status !== 'pending-validation') return status
  if (age >= VALIDATED_WITHIN_MS) return 'validation-timed-out'
  if (age < issueSeconds * 1000) return status
  if (works === 'times-out') return 'validation-timed-out'
  if (isForbidden(lookUp, domain)) return 'failed'
  return validation === 'cloudfront' && leadsHere(lookUp, domain, endpoint) ? 'issued' : status
}

/** Lets the time pass for all certificates. Returns whether one has changed; its tenant's ETag moves then. */
export const passTime = (state: CloudFrontState, world: CertificateWorld): boolean => {
  let isChanged = false
  for (const certificate of state.certificates) {
    const status = nextStatus(certificate, state.switches, world)
    if (status === certificate.status) continue
    certificate.status = status
    if (status === 'issued') certificate.issuedAt = world.now()
    isChanged = true
    for (const tenant of state.tenants)
      if (tenant.requestedArn === certificate.arn || tenant.certificateArn === certificate.arn) tenant.version += 1
  }
  return isChanged
}

export const certificateAt = (state: CloudFrontState, arn: string | undefined): Certificate | undefined =>
  state.certificates.find((certificate) => certificate.arn === arn)

/** A tenant is deployed everywhere so long after a change; a certificate is free as long after its tenant. */
export const DEPLOYED_AFTER_MS = 5_000

export const isDeployed = ({ changedAt }: Tenant, now: number): boolean => now - changedAt >= DEPLOYED_AFTER_MS

/** Whether CloudFront answers for the tenant's domains: enabled, deployed, with a good certificate attached. */
export const isActive = (state: CloudFrontState, tenant: Tenant, now: number): boolean =>
  tenant.isEnabled && isDeployed(tenant, now) && certificateAt(state, tenant.certificateArn)?.status === 'issued'
