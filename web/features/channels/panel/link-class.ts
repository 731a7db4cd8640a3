/** A link within a panel's texts. */
export const linkClass = 'font-medium text-brand-ink underline-offset-2 hover:underline'
