const kinds = {
  time: { hour: 'numeric', minute: '2-digit' },
  date: { dateStyle: 'medium', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (lang: string, kind: keyof typeof kinds): Intl.DateTimeFormat => {
  try {
    return new Intl.DateTimeFormat(lang, kinds[kind])
  } catch {
    // the agent's language is free text; an unknown one falls back to the browser's
    return new Intl.DateTimeFormat(undefined, kinds[kind])
  }
}

/** A formatted date and time. A page's first call loads the browser's language data, which takes longer than drawing the chat. */
export const formatDate = (lang: string, kind: keyof typeof kinds, at: number): string => {
  const key = kind + lang
  const format = formats.get(key) ?? formatOf(lang, kind)
  formats.set(key, format)
  return format.format(at)
}
