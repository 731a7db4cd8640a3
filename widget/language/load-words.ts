import { type WidgetLanguageCode, widgetLanguageCodes } from '#shared/conversations/widget/widget-language-codes'
import type { WidgetWords } from '#shared/conversations/widget/widget-words'

/** Made by the widget's build from shared/conversations/widget-words/. */
type WordsModule = Partial<Record<WidgetLanguageCode, WidgetWords>>

/**
 * The widget's texts in the language of a tag, regardless of its region. `undefined` for English, and resolves to `undefined` if the
 * file cannot be loaded.
 */
export const loadWords = (tag: string): Promise<WidgetWords | undefined> | undefined => {
  const own = tag.toLowerCase().split('-')[0]
  const code = widgetLanguageCodes.find((one) => one === own)
  return (
    code &&
    import(`${new URL(`words-${code}-${WORDS_HASH}.js`, import.meta.url)}`).then(
      (found: WordsModule) => found[code],
      () => undefined,
    )
  )
}
