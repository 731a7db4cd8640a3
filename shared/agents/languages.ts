/** The languages in which a new agent's own texts exist. */
export const agentLanguages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'ja', 'zh'] as const

export type AgentLanguage = (typeof agentLanguages)[number]

/** The agent language of a language tag (`de-AT`, `pt_BR`, `ZH-Hant`); `undefined` for others. */
export const languageOfTag = (tag: string): AgentLanguage | undefined => {
  const code = tag.trim().split(/[-_]/)[0]?.toLowerCase()
  return agentLanguages.find((language) => language === code)
}
