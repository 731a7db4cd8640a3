import type { PageFile } from '#features/crawls'
import { languageOfText } from '#features/documents'
import { type AgentLanguage, languageOfTag } from '#shared/agents/languages'

/**
 * The language of most of a site's pages, of the first ones if two have as many. What a page's text shows goes before what
 * the page states, which is often a tool's default. `undefined` if it is none of an agent's.
 */
export const siteLanguage = (pages: readonly Pick<PageFile, 'lang' | 'blocks'>[]): AgentLanguage | undefined => {
  const counts = new Map<AgentLanguage, number>()
  for (const { lang = '', blocks } of pages) {
    const language = languageOfText(blocks.map(({ text }) => text).join('\n')) ?? languageOfTag(lang)
    if (language) counts.set(language, (counts.get(language) ?? 0) + 1)
  }
  let most: AgentLanguage | undefined
  for (const [language, count] of counts) if (count > (most ? (counts.get(most) ?? 0) : 0)) most = language
  return most
}
