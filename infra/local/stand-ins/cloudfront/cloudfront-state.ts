/** A certificate that CloudFront asked ACM for. Times are milliseconds since 1970. */
export interface Certificate {
  readonly arn: string
  readonly domain: string
  readonly requestedAt: number
  /** With `self-hosted` it waits for files that nobody serves here. */
  readonly validation: string
  status: CertificateStatus
  issuedAt?: number
  /** Until then it counts as used by a tenant that had it. */
  usedUntil?: number
}

export type CertificateStatus = 'pending-validation' | 'issued' | 'expired' | 'validation-timed-out' | 'failed'

export interface Tenant {
  readonly id: string
  readonly arn: string
  readonly name: string
  distributionId: string
  connectionGroupId: string
  domains: readonly string[]
  tags: Readonly<Record<string, string>>
  isEnabled: boolean
  /** The one that is attached. */
  certificateArn?: string
  /** The one that was asked for last. */
  requestedArn?: string
  readonly createdAt: number
  changedAt: number
  /** Counts the changes of the tenant and of its certificate. */
  version: number
}

/** What a person makes CloudFront and ACM do. */
export interface EdgeSwitches {
  /** Hosts that another AWS account has. */
  readonly taken: readonly string[]
  /** Whether certificates are issued, or their validation ends without one. */
  readonly validation: 'works' | 'times-out'
  /** How long it takes until a certificate is issued. */
  readonly issueSeconds: number
}

export interface CloudFrontState {
  tenants: Tenant[]
  certificates: Certificate[]
  switches: EdgeSwitches
  /** Of ids, which are never given twice. */
  count: number
}

export const freshState = (): CloudFrontState => ({
  tenants: [],
  certificates: [],
  switches: { taken: [], validation: 'works', issueSeconds: 15 },
  count: 0,
})
