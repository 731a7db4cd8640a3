import { absent, absentOr, is, type Where } from '#lib/database/condition'
import type { Write } from '#lib/database/write'
import { agencies, type StoredAgency } from './store.ts'

type DomainFields = Pick<StoredAgency, 'customDomain' | 'isVerifiedCustomDomain' | 'customDomainConfig'>

/** A host with the records that it needs. */
export interface NamedDomain {
  readonly host: string
  readonly isVerified: boolean
  readonly config: StoredAgency['customDomainConfig']
}

const none: DomainFields = { customDomain: '', isVerifiedCustomDomain: false, customDomainConfig: [] }

const fieldsOf = ({ host, isVerified, config }: NamedDomain): DomainFields => ({
  customDomain: host,
  isVerifiedCustomDomain: isVerified,
  customDomainConfig: config,
})

/** Refused when the record names another domain by now than when it was read. */
const replacing = (agency: StoredAgency, fields: DomainFields): Write[] => [
  agencies.changing({ ID: agency.ID }, { set: fields }, asRead(agency)),
]

const asRead = ({ customDomain }: StoredAgency): Where => ({
  customDomain: customDomain === '' ? absentOr('') : is(customDomain),
})

/** The agency's record names one of its custom domains: a live one before one that is being set up, else the first. */
export const namingCustomDomain = (agency: StoredAgency, domain: NamedDomain): Write[] => {
  const isFree = agency.customDomain === '' || agency.customDomain === domain.host
  return isFree || (domain.isVerified && !agency.isVerifiedCustomDomain) ? replacing(agency, fieldsOf(domain)) : []
}

/** The same for a domain that is being claimed: refused too if another one was claimed since the agency was read. */
export const claimingCustomDomain = (agency: StoredAgency, domain: NamedDomain): Write => {
  const { ID, customDomain, customDomainClaims: claims } = agency
  const isNamed = customDomain === '' || customDomain === domain.host
  return agencies.changing(
    { ID },
    { set: { ...(isNamed ? fieldsOf(domain) : {}), customDomainClaims: (claims ?? 0) + 1 } },
    { ...asRead(agency), customDomainClaims: claims === undefined ? absent : is(claims) },
  )
}

/** Names another of its custom domains, or none, once a domain is given up. */
export const forgettingCustomDomain = (agency: StoredAgency, host: string, next: NamedDomain | undefined): Write[] =>
  agency.customDomain === host ? replacing(agency, next ? fieldsOf(next) : none) : []
