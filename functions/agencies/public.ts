export { agencyOf } from './agency-of.ts'
export { clearingEmailDomain, settingEmailDomain } from './email-domain-writes.ts'
export { agencies, type StoredAgency } from './store.ts'
export { clearingSubdomain, confirmingSubdomain, settingSubdomain } from './subdomain-writes.ts'
