/** As its maker called it, in every language. */
export const googleName = 'Google Business Chat'
