import type { DashboardLanguage } from '#shared/workspaces/dashboard-language'

/** The languages of the dashboard, each by its own name. Another one is a row here and its words (docs/languages.md). */
export const languages = { en: 'English', de: 'Deutsch' } as const satisfies Readonly<Record<DashboardLanguage, string>>

export type Language = keyof typeof languages

const isLanguage = (tag: string): tag is Language => Object.hasOwn(languages, tag)

/** The first supported language among the user's choice and the browser's preferences (`de-AT` is German); else English. */
export const bestLanguage = (chosen: string | null, preferred: readonly string[]): Language =>
  [chosen ?? '', ...preferred].map((tag) => tag.split('-')[0] ?? '').find(isLanguage) ?? 'en'

/** This page's language. It is fixed until a reload, so labels and formats may be created once. */
export const language: Language =
  typeof document === 'undefined' ? 'en' : bestLanguage(localStorage.getItem('language'), navigator.languages)

/** For `Intl`: day before month, also in English. */
export const dateLocale = language === 'en' ? 'en-GB' : language

/** For `Intl`: numbers as the specifications write them in English (1,284). */
export const numberLocale = language === 'en' ? 'en-US' : language
