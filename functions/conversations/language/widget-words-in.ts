import type { WidgetLanguageCode } from '#shared/conversations/widget/widget-language-codes'
import type { WidgetWords } from '#shared/conversations/widget/widget-words'

/** The widget's own words of each language, loaded when they are needed. */
const words: Readonly<Record<WidgetLanguageCode, () => Promise<WidgetWords>>> = {
  ar: async () => (await import('#shared/conversations/widget-words/ar')).ar,
  de: async () => (await import('#shared/conversations/widget-words/de')).de,
  es: async () => (await import('#shared/conversations/widget-words/es')).es,
  fr: async () => (await import('#shared/conversations/widget-words/fr')).fr,
  it: async () => (await import('#shared/conversations/widget-words/it')).it,
  ja: async () => (await import('#shared/conversations/widget-words/ja')).ja,
  nl: async () => (await import('#shared/conversations/widget-words/nl')).nl,
  pt: async () => (await import('#shared/conversations/widget-words/pt')).pt,
  zh: async () => (await import('#shared/conversations/widget-words/zh')).zh,
}

const hasWords = (code: string): code is WidgetLanguageCode => Object.hasOwn(words, code)

/** The widget's words in a language (a tag such as `de-AT`); `undefined` for English and languages that it does not have. */
export const widgetWordsIn = async (language: string): Promise<WidgetWords | undefined> => {
  const code = language.slice(0, 2).toLowerCase()
  return hasWords(code) ? words[code]() : undefined
}
