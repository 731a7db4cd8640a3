import type { Region } from '#shared/regions'
import { AgentBoxes } from '#web/features/clients/person/agent-boxes.tsx'
import { useAgentTitles } from '#web/features/clients/person/use-agent-titles.ts'
import { t } from '#web/features/clients/t.ts'
import { FieldGroup } from '#web/ui/form/field-group.tsx'

interface OrganisationAgentsProps {
  readonly region: Region
  readonly workspaceId: string
  readonly value: readonly string[]
  readonly onChange: (agentIds: string[]) => void
}

/** The agents of the workspace that an organisation has. */
export const OrganisationAgents = ({ region, workspaceId, value, onChange }: OrganisationAgentsProps) => {
  const agents = useAgentTitles(region, workspaceId)
  return (
    <FieldGroup label={t('agentsOf')} hint={agents.length === 0 ? t('workspaceNoAgents') : t('agentsHint')}>
      <div className="grid max-h-56 grid-cols-[repeat(auto-fill,minmax(180px,1fr))] gap-x-4 gap-y-2 overflow-y-auto">
        <AgentBoxes agents={agents} value={value} onChange={onChange} />
      </div>
    </FieldGroup>
  )
}
