import { textsOf } from '#shared/text'

/** Worded as specification 2, sections 5 and 8, up to the line that says so. */
export const senderMessages = {
  added: 'Domain added successfully! Please add the DNS records.',
  pending: 'Domain verification pending..',
  verified: 'Domain verification successful..',
  deleted: 'Domain deleted successfully..',
  notAddedBecause: (message: string) => `Failed to add domain: ${message}`,
  notAdded: 'Failed to add domain. Please try again.',
  notVerified: 'Failed to verify domain. Please try again.',
  notDeleted: 'Failed to delete domain. Please try again.',
  alreadyAdded: 'This domain is already added.',
  // not in the specifications
  domainRequired: 'Please enter a domain.',
  domainInvalid: 'Enter a root domain like example.com, without address, port or dot at the end.',
  notRoot: (root: string) => `Enter the root domain: ${root}.`,
  mailboxProvider: 'Mail of this provider cannot be sent from here. Use a domain of your own.',
  ours: 'This domain belongs to the platform. Use a domain of your own.',
  taken: 'Another agency sends from this domain.',
  elsewhere: 'This domain is in use elsewhere in this installation. Contact support.',
  deleteFirst: (domain: string) => `Delete ${domain} before you add another domain.`,
  deleting: (domain: string) => `${domain} is still being deleted. Try again in a minute.`,
  noSenders: 'This installation sends no mail from agencies’ domains.',
  tooMany: 'You have added too many domains today. Try again tomorrow.',
  tooManyChecks: 'You have verified too often. Try again in an hour.',
  notYours: 'This agency has no such email domain.',
  testSent: (to: string) => `Test mail sent to ${to}.`,
  testSubject: (agency: string) => `Test mail of ${agency}`,
  testText: (from: string) => `This is how mail reaches your clients. It was sent from ${from}.`,
  testNotSent: 'The test mail could not be sent.',
  tooManyTests: 'You have sent too many test mails. Try again in an hour.',
  stopped: (address: string) => `No mail goes to ${address}: it is among the stopped addresses.`,
  released: (address: string) => `Mail goes to ${address} again.`,
  tooManyReleases: 'You have released too many addresses today. Try again tomorrow.',
  noAddress: 'There is no address of yours to send to.',
} as const

export const senderText = /* @__PURE__ */ textsOf('senders', senderMessages)
