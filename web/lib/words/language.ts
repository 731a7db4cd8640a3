/** The languages of the dashboard, each by its own name. A further one is a row here and its words (docs/languages.md). */
export const languages = { en: 'English', de: 'Deutsch' } as const

export type Language = keyof typeof languages

const isLanguage = (tag: string): tag is Language => Object.hasOwn(languages, tag)

/** The first that we speak of what somebody chose and what the browser prefers (`de-AT` is German); English else. */
export const bestLanguage = (chosen: string | null, preferred: readonly string[]): Language =>
  [chosen ?? '', ...preferred].map((tag) => tag.split('-')[0] ?? '').find(isLanguage) ?? 'en'

/** This page's language. It stays until the page is loaded again, so labels and formats may be made once. */
export const language: Language =
  typeof document === 'undefined' ? 'en' : bestLanguage(localStorage.getItem('language'), navigator.languages)

/** For `Intl`: days before months in English, too. */
export const dateLocale = language === 'en' ? 'en-GB' : language

/** For `Intl`: figures as the specifications write them in English (1,284). */
export const numberLocale = language === 'en' ? 'en-US' : language
