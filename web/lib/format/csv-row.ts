/** A cell that a spreadsheet would run as a formula gets an apostrophe in front (OWASP, CSV injection). */
const cell = (text: string) => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

export const csvRow = (cells: readonly string[]): string => cells.map(cell).join(',')
