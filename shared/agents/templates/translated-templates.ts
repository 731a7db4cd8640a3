import type { AgentLanguage } from '#shared/agents/languages'
import type { TranslatedTemplates } from './template-words.ts'

const load = {
  de: async () => (await import('./languages/de/templates.ts')).de,
  es: async () => (await import('./languages/es/templates.ts')).es,
  fr: async () => (await import('./languages/fr/templates.ts')).fr,
  it: async () => (await import('./languages/it/templates.ts')).it,
  ja: async () => (await import('./languages/ja/templates.ts')).ja,
  nl: async () => (await import('./languages/nl/templates.ts')).nl,
  pt: async () => (await import('./languages/pt/templates.ts')).pt,
  zh: async () => (await import('./languages/zh/templates.ts')).zh,
} satisfies Partial<Record<AgentLanguage, () => Promise<TranslatedTemplates>>>

export type TemplateLanguage = keyof typeof load

/** The languages besides English that all templates have words in. */
export const templateLanguages = [
  'de',
  'es',
  'fr',
  'it',
  'ja',
  'nl',
  'pt',
  'zh',
] as const satisfies readonly TemplateLanguage[]

/** The templates in a language. Each language is loaded by itself, when an agent is made in it. */
export const translatedTemplates = async (lang: AgentLanguage): Promise<TranslatedTemplates> => {
  const known = templateLanguages.find((one) => one === lang)
  return known ? load[known]() : {}
}
