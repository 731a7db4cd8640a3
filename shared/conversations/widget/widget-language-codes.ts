/** The widget's languages besides English. */
export const widgetLanguageCodes = ['ar', 'de', 'es', 'fr', 'it', 'ja', 'nl', 'pt', 'zh'] as const

export type WidgetLanguageCode = (typeof widgetLanguageCodes)[number]
