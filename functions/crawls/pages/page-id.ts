import { sha256 } from '#lib/sha256'

/** The id of an address inside a crawl: the same address is the same page, so whatever is read twice is kept once. */
export const pageId = (canonicalUrl: string): string => sha256(canonicalUrl).slice(0, 20)
