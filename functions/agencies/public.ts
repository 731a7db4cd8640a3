export { agencyOf, findAgency } from './agency-of.ts'
export { forgettingCustomDomain, namingCustomDomain } from './custom-domain-writes.ts'
export { agencies, type StoredAgency } from './store.ts'
export { clearingSubdomain, confirmingSubdomain, settingSubdomain } from './subdomain-writes.ts'
