/** A domain that nobody verifies is free again after that. */
export const UNVERIFIED_MS = 7 * 24 * 3_600_000
