import { textsOf } from '#shared/text'

/** Worded as specification 2, sections 5 and 8, up to the line that says so. */
export const domainMessages = {
  exists: 'This domain already exists. Please try another one.',
  notSetUp: 'Failed to set up subdomain. Please try again.',
  // not in the specifications
  nameRequired: 'Please enter a subdomain.',
  nameInvalid: 'Use 1 to 63 letters, digits and hyphens, with a letter or digit at both ends.',
  cancelFirst: (host: string) => `Cancel ${host} before you set up another subdomain.`,
  tooManyGivenUp: (hosts: string) =>
    `You have cancelled too many subdomains in the last 90 days. Choose one of them: ${hosts}.`,
  noSubdomains: 'This installation has no domain for subdomains.',
  noCustomDomains: 'Custom domains are not available yet.',
  notYours: 'This agency has no such domain.',
  live: (host: string) => `${host} is live.`,
  cancelled: (host: string) => `${host} is cancelled. It stays reserved for you for 90 days.`,
  noPortal: 'There is no page at this address.',
} as const

export const domainText = /* @__PURE__ */ textsOf('domains', domainMessages)
