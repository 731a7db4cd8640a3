/** A day that a notification is about, in the reader's language: "14 March 2027". In UTC, as all that is counted by days here. */
export const longDay = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  )
