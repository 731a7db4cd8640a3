import { chatLanguageCodes, languageName } from '#shared/agents/chat-languages'
import { widgetLanguageCodes } from '#shared/conversations/widget/widget-language-codes'

export interface WidgetLanguage {
  readonly code: string
  readonly name: string
  /** Whether the widget has texts in this language; otherwise they are English, while the agent speaks it. */
  readonly hasWords: boolean
}

/** The languages that the widget can be set to, each by its own name; "automatic" (the browser's) comes first, as specified. */
export const widgetLanguages = (current: string): readonly WidgetLanguage[] => {
  const known = chatLanguageCodes.map((code) => ({ code, name: languageName(code), hasWords: hasWords(code) }))
  const all = [{ code: 'automatic', name: 'automatic', hasWords: true }, ...known]
  return all.some(({ code }) => code === current)
    ? all
    : [...all, { code: current, name: current, hasWords: hasWords(current) }]
}

const hasWords = (tag: string): boolean => {
  const own = tag.toLowerCase().split('-')[0]
  return own === 'en' || widgetLanguageCodes.some((code) => code === own)
}
