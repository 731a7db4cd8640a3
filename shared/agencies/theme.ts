/** How much of the portal the brand's colour fills (specification 2, section 9). */
export const themeUsages = ['plain', 'colorful', 'gradient'] as const
/** How the portal's fields and buttons are drawn. */
export const themeVariants = ['default', 'bordered', 'faded', 'flat'] as const

/** A family of the font service; `inherit` keeps the product's own. */
export const DEFAULT_FONT = 'Rubik'
