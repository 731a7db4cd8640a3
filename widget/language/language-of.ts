const rightToLeft: ReadonlySet<string> = new Set(['ar', 'dv', 'fa', 'he', 'iw', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi'])

export interface WidgetLanguage {
  /** A BCP 47 tag: `de`, `pt-BR`. */
  readonly tag: string
  readonly direction: 'ltr' | 'rtl'
}

/** The agent's language; "automatic" (in any case) means the browser's (specification 1, section 3). */
export const languageOf = (lang: string, browser: string): WidgetLanguage => {
  const tag = lang === '' || /^auto/i.test(lang) ? browser : lang
  return { tag, direction: rightToLeft.has(tag.toLowerCase().split('-')[0] ?? '') ? 'rtl' : 'ltr' }
}
