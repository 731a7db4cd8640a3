import type { StoredCreation } from '#functions/onboarding/store'
import { starterDefaults } from '#shared/agents/defaults'
import { AgentSettings } from '#shared/agents/schema'
import { starterNodes } from '#shared/agents/starter-nodes'
import { customThemeOf } from './custom-theme-of.ts'

/** The settings of an agent that the wizard makes: the starter's, in the company's name and colours. */
export const settingsOf = ({ wish }: Pick<StoredCreation, 'wish'>, hasPages: boolean): AgentSettings => {
  const { title, company, primaryColor, themeMode, picture } = wish
  const defaults = starterDefaults({ title, agentPlatform: 'vg' })
  const greeting = `Hi, I am the assistant of ${company.name}. How can I help you today?`
  return AgentSettings.parse({
    ...defaults,
    description: company.description,
    theme: 'custom',
    customThemeJSONString: customThemeOf(primaryColor, themeMode),
    // without an address of its own the installation has none to give pictures
    roundedImageURL: picture && /^https?:/.test(picture) ? picture : '',
    enableNodes: true,
    nodes: starterNodes.map((node) => (node.type === 'start' ? { ...node, says: greeting } : { ...node })),
    vg_systemPrompt: `${defaults.vg_systemPrompt}\n\nYou work for ${company.name}. What the company does, in its own words: ${company.description}`,
    // the starter's demonstration is not this company's
    vg_initPrompt: '',
    vg_initMessages: [greeting],
    // an agent that knows nothing yet could answer nothing
    onlyAnswerFromKnowledge: hasPages,
  })
}
