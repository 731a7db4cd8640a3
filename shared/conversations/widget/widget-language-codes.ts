/** The languages that the widget's own words exist in, besides English. */
export const widgetLanguageCodes = ['ar', 'de', 'es', 'fr', 'it', 'nl', 'pt'] as const

export type WidgetLanguageCode = (typeof widgetLanguageCodes)[number]
