const codes = [
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

/** The languages the widget's own words can follow, each by its own name; "automatic" (the browser's) comes first, as specified. */
export const widgetLanguages = (current: string): readonly { readonly code: string; readonly name: string }[] => {
  const known = codes.map((code) => {
    const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
    return { code, name: name.charAt(0).toLocaleUpperCase(code) + name.slice(1) }
  })
  const all = [{ code: 'automatic', name: 'automatic' }, ...known]
  return all.some(({ code }) => code === current) ? all : [...all, { code: current, name: current }]
}
