/** The widget's languages besides English. */
export const widgetLanguageCodes = ['ar', 'de', 'es', 'fr', 'it', 'nl', 'pt'] as const

export type WidgetLanguageCode = (typeof widgetLanguageCodes)[number]
