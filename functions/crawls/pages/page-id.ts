import { sha256 } from '#lib/sha256'

/** The id of an address within a crawl: equal for equal canonical addresses, so that a page is stored once. */
export const pageId = (canonicalUrl: string): string => sha256(canonicalUrl).slice(0, 20)
