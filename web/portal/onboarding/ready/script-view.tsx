import type { AgentSettings } from '#shared/agents/schema'
import type { Region } from '#shared/regions'
import { EmbedCodeView } from '#web-features/agents/embed'

interface ScriptViewProps {
  readonly region: Region
  readonly agentId: string
  readonly render: AgentSettings['ui']['widgetType']
}

/** The code from the agency's own host: popup and embedded chat (specification 2, section 2). */
export const ScriptView = ({ region, agentId, render }: ScriptViewProps) => (
  <EmbedCodeView modes={['script', 'popup', 'embedded']} of={{ origin: location.origin, region, agentId, render }} />
)
