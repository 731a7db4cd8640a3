export const MAX_FONT_FILES = 12

export const MAX_FONT_BYTES = 1_500_000

/** Keeps the portal's own font. */
export const INHERIT = 'inherit'
