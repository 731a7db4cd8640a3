/** Most colours shown (specification 2, section 9). */
export const MAX_BRAND_COLOURS = 11
/** Most bytes of an uploaded logo: specification 2's 0.5 MB, a million bytes each (specification 1, section 5). */
export const MAX_LOGO_BYTES = 500_000
