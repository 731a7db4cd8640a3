/** An agency's own CSS as a sheet, above all parts of the page and below nothing; the server cleaned it. */
export const agencySheet = (css: string): string => `@layer agency{${css}}`
