/** The maximum number of pages that a crawl fetches at once; it can be read on for as many again. */
export const MAX_CRAWL_PAGES = 1000
/** The maximum number of pages per crawl, and so of a site as one source. */
export const MAX_SITE_PAGES = 5000
