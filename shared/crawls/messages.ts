import { textsOf } from '#shared/text'

/** Why a crawl ended early or failed; the pages that it fetched can still be imported. */
export const crawlEndMessages = {
  'limit-pages': 'The crawl reached its page limit. The site has more pages.',
  'limit-bytes': 'The crawl stopped after 200 MB, the most that one crawl may download.',
  'limit-time': 'The crawl stopped after 30 minutes, the longest that one crawl may take.',
  'limit-addresses': 'The site has more addresses than one crawl can track. Narrow it down with path patterns.',
  credits: 'The crawl stopped because there are no credits left. Each page costs 1 credit.',
  'no-sitemap': 'This site has no readable sitemap. Choose to follow links instead.',
  down: 'The crawl stopped because the server no longer responded.',
  interrupted: 'An error on our side interrupted the crawl. Try again.',
} as const

export const crawlEndText = /* @__PURE__ */ textsOf('crawl-ends', crawlEndMessages)

export const crawlMessages = {
  notFound: 'There is no such crawl.',
  oneSite: 'All addresses must be of the same website.',
  noCredits: 'Crawling a page costs 1 credit, and there are none left.',
  tooMany: 'Five crawls are already running. Wait until one finishes.',
  running: 'This crawl is still running. Cancel it first.',
  beingImported: 'The pages of this crawl are being imported. Wait until that is done.',
  nothingMore: 'All pages that this crawl knows were crawled.',
  mostPages: 'A crawl has at most 5,000 pages.',
  importedAlready: 'The pages of this crawl were imported. Start a new crawl for further pages.',
  nothingRead: 'There are no pages to import.',
  notRead: 'Only crawled pages can be imported.',
} as const

export const crawlText = /* @__PURE__ */ textsOf('crawls', crawlMessages)

/** What is wrong with an entered address. */
export const addressMessages = {
  urlRequired: 'Please enter the address of a page.',
} as const

export const addressText = /* @__PURE__ */ textsOf('knowledge', addressMessages)
