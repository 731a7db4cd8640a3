/** Whose certificates alone a CAA record allows that the page sets. */
export const FORBIDDING_AUTHORITY = 'letsencrypt.org'
