import { starterDefaults } from '#shared/agents/defaults'
import { AgentSettings } from '#shared/agents/schema'
import { starterNodes } from '#shared/agents/starter-nodes'
import { customThemeOf } from './custom-theme-of.ts'
import type { StoredCreation } from './store.ts'

/** The settings of the wizard's agent: the starter's, with the company's name and colours. */
export const settingsOf = ({ wish }: Pick<StoredCreation, 'wish'>, hasPages: boolean): AgentSettings => {
  const { title, company, primaryColor, themeMode, picture } = wish
  const defaults = starterDefaults({ title, agentPlatform: 'vg' })
  const greeting = `Hi, I am the assistant of ${company.name}. How can I help you today?`
  return AgentSettings.parse({
    ...defaults,
    description: company.description,
    theme: 'custom',
    customThemeJSONString: customThemeOf(primaryColor, themeMode),
    // without a public URL the installation's pictures have relative paths
    roundedImageURL: picture && /^https?:/.test(picture) ? picture : '',
    enableNodes: true,
    nodes: starterNodes.map((node) => (node.type === 'start' ? { ...node, says: greeting } : { ...node })),
    vg_systemPrompt: `${defaults.vg_systemPrompt}\n\nYou work for ${company.name}. What the company does, in its own words: ${company.description}`,
    // the starter's demo greeting does not fit a company
    vg_initPrompt: '',
    vg_initMessages: [greeting],
    // without knowledge the agent could answer nothing
    onlyAnswerFromKnowledge: hasPages,
  })
}
