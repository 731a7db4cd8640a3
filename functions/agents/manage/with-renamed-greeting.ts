import { agentLanguages } from '#shared/agents/languages'
import type { AgentSettings } from '#shared/agents/schema'
import { companySentences } from '#shared/onboarding/company-sentences'

/**
 * Settings whose name was changed, with the wizard's greeting in the new name: word for word the one made with the name before, in
 * any language. One that its owner has edited, by a single word, stays as it is.
 */
export const withRenamedGreeting = (before: string, settings: AgentSettings): AgentSettings => {
  const { title, nodes, vg_initMessages } = settings
  if (title === before) return settings
  const renamed = new Map(
    agentLanguages.map((lang) => [companySentences[lang].greeting(before), companySentences[lang].greeting(title)]),
  )
  const follow = (text: string) => renamed.get(text) ?? text
  return {
    ...settings,
    vg_initMessages: vg_initMessages.map(follow),
    nodes: nodes.map((node) => (node.type === 'start' && node.says ? { ...node, says: follow(node.says) } : node)),
  }
}
