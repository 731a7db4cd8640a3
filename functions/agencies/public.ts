export { agencyOf } from './agency-of.ts'
export { agencies, type StoredAgency } from './store.ts'
export { clearingSubdomain, confirmingSubdomain, settingSubdomain } from './subdomain-writes.ts'
export { tabCodeOf } from './tabs/tab-code.ts'
