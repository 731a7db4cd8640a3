import type { AgentSettings } from '#shared/agents/schema'

/** An agent without knowledge; its settings override the new-agent defaults. */
export interface AgentTemplate {
  readonly key: string
  readonly name: string
  readonly description: string
  /** The icon's name in Lucide. */
  readonly icon: string
  readonly category: 'Customer Support' | 'Utility' | 'Entertainment'
  readonly template: Partial<AgentSettings> & Pick<AgentSettings, 'nodes' | 'description' | 'vg_systemPrompt'>
}
