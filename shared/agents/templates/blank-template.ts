import { newAgentDefaults } from '#shared/agents/defaults'
import { starterNodes } from '#shared/agents/starter-nodes'
import type { AgentTemplate } from './template.ts'

const { description, theme, proactiveMessage, vg_systemPrompt, vg_initMessages } = newAgentDefaults({
  title: 'Blank',
  agentPlatform: 'vg',
})

export const blankTemplate: AgentTemplate = {
  key: 'blank-template',
  name: 'Blank',
  description: 'An empty agent to build from scratch.',
  icon: 'file-plus',
  category: 'Utility',
  template: { description, theme, proactiveMessage, vg_systemPrompt, vg_initMessages, nodes: [...starterNodes] },
}
