export const MAX_CUSTOM_TABS = 20

/** Characters of each of a tab's two codes, before they are packed. */
export const MAX_TAB_TEXT = 400_000

/** What a tab's two codes may be together, gzipped. */
export const MAX_TAB_BYTES = 100_000

/** Specification 2, section 5: megabytes of 1,000,000 bytes. */
export const MAX_TAB_ICON_MB = 1
