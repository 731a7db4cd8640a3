import { starterDefaults } from '#shared/agents/defaults'
import type { AgentLanguage } from '#shared/agents/languages'
import { AgentSettings } from '#shared/agents/schema'
import { starterIn } from '#shared/agents/templates/starter/starter-in'
import { companySentences } from '#shared/onboarding/company-sentences'
import type { GoalName } from '#shared/onboarding/goal-names'
import { goalSentences } from '#shared/onboarding/goal-sentences'
import type { ThemeMode } from '#shared/onboarding/schema'
import { customThemeOf } from './custom-theme-of.ts'

/** What is asked of a new agent. */
interface Wish {
  readonly title: string
  /** The description may be empty where an agency asks its clients for none. */
  readonly company: { readonly name: string; readonly description: string }
  readonly primaryColor: string
  readonly themeMode: ThemeMode
  /** URL of our own copy. */
  readonly picture?: string | undefined
  readonly goals?: readonly GoalName[] | undefined
}

interface Known {
  /** Whether the agent will have pages to answer from. */
  readonly hasPages: boolean
  readonly lang: AgentLanguage
  /** For the end of the system prompt. */
  readonly facts: string
}

/** The settings of the wizard's agent: the starter's in the site's language, with the company's name and colours. */
export const settingsOf = (
  { title, company, primaryColor, themeMode, picture, goals = [] }: Wish,
  { hasPages, lang, facts }: Known,
): AgentSettings => {
  const defaults = starterDefaults({ title, agentPlatform: 'vg' })
  const starter = { ...defaults, ...starterIn(lang, defaults) }
  const { greeting: greetingOf, about, worksFor } = companySentences[lang]
  const greeting = greetingOf(company.name)
  const isDescribed = company.description !== ''
  return AgentSettings.parse({
    ...starter,
    description: company.description,
    theme: 'custom',
    customThemeJSONString: customThemeOf(primaryColor, themeMode),
    // without a public URL the installation's pictures have relative paths
    roundedImageURL: picture && /^https?:/.test(picture) ? picture : '',
    enableNodes: true,
    nodes: starter.nodes.map((node) => (node.type === 'start' ? { ...node, says: greeting } : node)),
    vg_systemPrompt: [
      starter.vg_systemPrompt,
      isDescribed ? about(company.name, company.description) : worksFor(company.name),
      goals.map((goal) => `- ${goalSentences[lang][goal]}`).join('\n'),
      facts,
    ]
      .filter(Boolean)
      .join('\n\n'),
    // the starter's demo greeting does not fit a company
    vg_initPrompt: '',
    vg_initMessages: [greeting],
    // without knowledge the agent could answer nothing
    onlyAnswerFromKnowledge: hasPages,
  })
}
