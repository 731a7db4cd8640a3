/** One of the product's own replies in a language (BCP 47), else in English. Few turns need one, and a cold start none. */
export const productText = async (
  ...about: Parameters<typeof import('./product-texts.ts').productTextIn>
): Promise<string> => (await import('./product-texts.ts')).productTextIn(...about)
