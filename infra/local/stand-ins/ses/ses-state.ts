export type CheckStatus = 'PENDING' | 'SUCCESS' | 'TEMPORARY_FAILURE' | 'FAILED'

/** What SES has found out about records of a domain. Times are milliseconds since 1970. */
export interface Checked {
  status: CheckStatus
  /** Since when it looks without finding them. */
  since: number
  checkedAt?: number
  foundAt?: number
  /** Why the last look did not find them, as SES names it. */
  error?: 'DNS_SERVER_ERROR' | 'HOST_NOT_FOUND' | 'TYPE_NOT_FOUND' | 'INVALID_VALUE'
}

export interface SesIdentity {
  readonly name: string
  readonly tokens: readonly string[]
  readonly dkim: Checked
  tags: Readonly<Record<string, string>>
  configurationSet?: string
  mailFrom?: { readonly domain: string; readonly onFailure: string; readonly checked: Checked }
}

export interface SesTenant {
  readonly name: string
  readonly id: string
  readonly createdAt: number
  tags: Readonly<Record<string, string>>
  /** ARNs of the identities and configuration sets that it may send with. */
  resources: readonly string[]
}

/** What SES knows of a mail that it took, for the events about it. */
export interface SentMail {
  readonly messageId: string
  readonly region: string
  readonly at: number
  readonly from: string
  readonly to: readonly string[]
  readonly subject: string
  readonly configurationSet?: string
  readonly tenant?: string
  readonly tags: Readonly<Record<string, string>>
}

/** An account has its identities and tenants in each region. */
export interface SesRegion {
  identities: SesIdentity[]
  tenants: SesTenant[]
}

export interface SesState {
  regions: Record<string, SesRegion>
  sent: SentMail[]
  /** Of ids and keys, which are never given twice. */
  count: number
}

export const freshState = (): SesState => ({ regions: {}, sent: [], count: 0 })

const ACCOUNT = '000000000000'

export const sesArn = (region: string, kind: 'identity' | 'configuration-set' | 'tenant', name: string): string =>
  `arn:aws:ses:${region}:${ACCOUNT}:${kind}/${name}`

/** The name in an ARN of a region, where it is of that kind. */
export const nameInArn = (arn: string, region: string, kind: 'identity' | 'configuration-set'): string | undefined => {
  const start = sesArn(region, kind, '')
  return arn.startsWith(start) ? arn.slice(start.length) : undefined
}
