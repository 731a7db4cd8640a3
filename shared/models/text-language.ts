import { type AgentLanguage, agentLanguages } from '#shared/agents/languages'

/** The languages of the product's own texts in conversations: the agents' and Arabic, which the widget has too. */
export const textLanguages = [...agentLanguages, 'ar'] as const

export type TextLanguage = AgentLanguage | 'ar'

/** The language of a tag (`de-AT`) that those texts exist in; English for others. */
export const textLanguageOfTag = (tag: string): TextLanguage => {
  const code = tag.trim().split(/[-_]/)[0]?.toLowerCase()
  return textLanguages.find((language) => language === code) ?? 'en'
}
