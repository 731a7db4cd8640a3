/** The languages that an agent can be set to, besides the automatic choice, which is the browser's. */
export const chatLanguageCodes = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'pl',
  'sv',
  'nb',
  'da',
  'fi',
  'cs',
  'ro',
  'hu',
  'el',
  'uk',
  'tr',
  'ar',
  'he',
  'hi',
  'ja',
  'ko',
  'zh',
] as const

/** A language by its own name: `Deutsch`, `Português`. */
export const languageName = (code: string): string => {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}
