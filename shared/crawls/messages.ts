import { textsOf } from '#shared/text'

/** Why a crawl ended before everything it knew of was read, or why it failed; what was read stays to be chosen from. */
export const crawlEndMessages = {
  'limit-pages': 'The most pages that were allowed have been read. There are more on the site.',
  'limit-bytes': 'It stopped after 200 MB, which is the most one crawl may download.',
  'limit-time': 'It stopped after 30 minutes, which is the longest one crawl may take.',
  'limit-addresses': 'The site has more addresses than one crawl keeps. Narrow it down with the path patterns.',
  credits: 'It stopped because there are no credits left. A page costs 1 credit.',
  'no-sitemap': 'This site has no sitemap that could be read. Choose to follow links instead.',
  down: 'It stopped because the server no longer answered.',
  interrupted: 'It was interrupted by a fault on our side. Try again.',
} as const

export const crawlEndText = /* @__PURE__ */ textsOf('crawl-ends', crawlEndMessages)

export const crawlMessages = {
  notFound: 'There is no such crawl.',
  oneSite: 'All addresses must be of the same website.',
  noCredits: 'Reading a page costs 1 credit, and there are none left.',
  tooMany: 'Five crawls are running already. Wait until one is done.',
  running: 'This crawl is still running. Cancel it first.',
  beingImported: 'The pages of this crawl are being imported. Wait until that is done.',
  nothingRead: 'There are no pages to import.',
  notRead: 'Only pages that were read can be imported.',
} as const

export const crawlText = /* @__PURE__ */ textsOf('crawls', crawlMessages)

/** What is wrong with an address that was entered. */
export const addressMessages = {
  urlRequired: 'Please enter the address of a page.',
} as const

export const addressText = /* @__PURE__ */ textsOf('knowledge', addressMessages)
