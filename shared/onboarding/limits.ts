/** The maximum number of colours shown (specification 2, section 9). */
export const MAX_BRAND_COLOURS = 11
/** The maximum size of an uploaded logo in bytes: specification 2's 0.5 MB, a million bytes each (specification 1, section 5). */
export const MAX_LOGO_BYTES = 500_000
/** From this confidence on, what was found is shown as the company's; below it, its choices are offered. */
export const SURE = 0.6
/** More facts than a website's make. */
export const MAX_FACTS = 60

/** Agents of an organisation up to which its clients may create more; the agency’s team gives it any number. */
export const MAX_AGENTS_BY_CLIENTS = 20
export const MAX_NEW_AGENTS_A_DAY = 10
