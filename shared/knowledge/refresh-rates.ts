/** The refresh intervals of pages and sites; without zod, because screens list them. */
export const refreshRates = ['6h', '12h', '24h', '7d', 'never'] as const
