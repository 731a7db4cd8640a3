/** The whitelabel add-on in dollars (specification 2, section 2). */
export const whitelabelDollars = { month: 200, year: 1440 } as const
