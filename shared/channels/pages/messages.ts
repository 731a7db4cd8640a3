import { textsOf } from '#shared/text'

/** Worded as specification 1, section 8, where that has words. */
export const pagesMessages = {
  connected: 'Successfully connected the page.',
  failedToConnect: (message: string) => `Failed to connect the page. ${message}`,
  removed: 'Successfully removed the page.',
  failedToRemove: 'Failed to remove the page.',
  error: (message: string) => `Error: ${message}`,
  unexpected: 'An unexpected error occurred.',
  noMetaApp: 'This installation has no Meta app.',
  notInLogIn: 'Your log-in at Meta does not include this page.',
  isAgents: (agent: string) => `This page answers for ${agent} already. Remove it there first.`,
  isElsewhere: 'This page is connected to an agent of another workspace.',
  instagramIsAgents: (agent: string) => `Its Instagram account answers for ${agent} already. Remove it there first.`,
  instagramIsElsewhere: 'Its Instagram account is connected to an agent of another workspace.',
} as const

export const pagesText = /* @__PURE__ */ textsOf('meta-pages', pagesMessages)
