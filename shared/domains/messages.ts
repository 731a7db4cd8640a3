import { textsOf } from '#shared/text'

/** Worded as specification 2, sections 5 and 8, up to the line that says so. */
export const domainMessages = {
  exists: 'This domain already exists. Please try another one.',
  notSetUp: 'Failed to set up subdomain. Please try again.',
  customRequired: 'Please enter a custom domain',
  customIsApex: (host: string) => `Please input a subdomain: "${host}"`,
  customExists: 'This domain already exists on another account.',
  customNotSetUp: 'Failed to set up custom domain. Please try again.',
  // not in the specifications
  nameRequired: 'Please enter a subdomain.',
  nameInvalid: 'Use 1 to 63 letters, digits and hyphens, with a letter or digit at both ends.',
  cancelFirst: (host: string) => `Cancel ${host} before you set up another subdomain.`,
  tooManyGivenUp: (hosts: string) =>
    `You have cancelled too many subdomains in the last 90 days. Choose one of them: ${hosts}.`,
  noSubdomains: 'This installation has no domain for subdomains.',
  noCustomDomains: 'This installation has no custom domains.',
  customInvalid: (host: string) => `"${host}" is no domain name. Use letters, digits and hyphens, without a port.`,
  customReserved: (host: string) => `${host} cannot be used as a custom domain.`,
  customLocked: 'A custom domain needs the whitelabel add-on.',
  tooManyOpen: (hosts: string) => `You have three custom domains already: ${hosts}. Cancel one of them first.`,
  beingCancelled: (host: string) => `${host} is still being cancelled. Try again in a few minutes.`,
  notLive: (host: string) => `${host} does not answer with your portal yet.`,
  recordsWanted: (host: string) => `Set the DNS records of ${host}. We look for them and go on by ourselves.`,
  recordsExpired: 'The DNS records were not found within seven days. Set them, then check again.',
  nameServersSilent: 'The domain’s name servers do not answer.',
  heldElsewhere:
    'CloudFront answers for this domain in another AWS account. Remove it there, or ask their support, then set it up again.',
  edgeWaits: 'The records are there, but CloudFront does not see them yet.',
  edgeFull: 'This installation has no room for another custom domain. Its operator was told.',
  certificateSlow: 'The certificate was not issued in time. It was asked for again.',
  noAnswerYet: 'The certificate is there. The domain does not answer with it yet.',
  customCancelled: (host: string) => `${host} is cancelled. It stays reserved for you for 30 days.`,
  notYours: 'This agency has no such domain.',
  live: (host: string) => `${host} is live.`,
  cancelled: (host: string) => `${host} is cancelled. It stays reserved for you for 90 days.`,
  noPortal: 'There is no page at this address.',
} as const

export const domainText = /* @__PURE__ */ textsOf('domains', domainMessages)
