import { absentOr, is, type Where } from '#lib/database/condition'
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

/** Names another of its custom domains, or none, once a domain is given up. */
export const forgettingCustomDomain = (agency: StoredAgency, host: string, next: NamedDomain | undefined): Write[] =>
  agency.customDomain === host ? replacing(agency, next ? fieldsOf(next) : none) : []
