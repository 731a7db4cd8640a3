import type { AgentLanguage } from '#shared/agents/languages'

/** The languages that are written with spaces between words, the usual one first. */
export const spacedLanguages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'] as const satisfies readonly AgentLanguage[]

export type SpacedLanguage = (typeof spacedLanguages)[number]
