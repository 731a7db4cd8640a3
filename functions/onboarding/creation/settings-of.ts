import { starterDefaults } from '#shared/agents/defaults'
import type { AgentLanguage } from '#shared/agents/languages'
import { AgentSettings } from '#shared/agents/schema'
import { starterIn } from '#shared/agents/templates/starter/starter-in'
import { companySentences } from '#shared/onboarding/company-sentences'
import { customThemeOf } from './custom-theme-of.ts'
import type { StoredCreation } from './store.ts'

interface Known {
  /** Whether the agent will have pages to answer from. */
  readonly hasPages: boolean
  readonly lang: AgentLanguage
  /** For the end of the system prompt. */
  readonly facts: string
}

/** The settings of the wizard's agent: the starter's in the site's language, with the company's name and colours. */
export const settingsOf = ({ wish }: Pick<StoredCreation, 'wish'>, { hasPages, lang, facts }: Known): AgentSettings => {
  const { title, company, primaryColor, themeMode, picture } = wish
  const defaults = starterDefaults({ title, agentPlatform: 'vg' })
  const starter = { ...defaults, ...starterIn(lang, defaults) }
  const sentences = companySentences[lang]
  const greeting = sentences.greeting(company.name)
  return AgentSettings.parse({
    ...starter,
    description: company.description,
    theme: 'custom',
    customThemeJSONString: customThemeOf(primaryColor, themeMode),
    // without a public URL the installation's pictures have relative paths
    roundedImageURL: picture && /^https?:/.test(picture) ? picture : '',
    enableNodes: true,
    nodes: starter.nodes.map((node) => (node.type === 'start' ? { ...node, says: greeting } : node)),
    vg_systemPrompt: [starter.vg_systemPrompt, sentences.about(company.name, company.description), facts]
      .filter(Boolean)
      .join('\n\n'),
    // the starter's demo greeting does not fit a company
    vg_initPrompt: '',
    vg_initMessages: [greeting],
    // without knowledge the agent could answer nothing
    onlyAnswerFromKnowledge: hasPages,
  })
}
