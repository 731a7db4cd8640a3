import type { Organisation } from '#shared/clients/schema'
import type { Region } from '#shared/regions'
import { t } from '#web/features/clients/t.ts'
import { Segmented } from '#web/ui/choice/segmented.tsx'
import { FieldGroup } from '#web/ui/form/field-group.tsx'
import { AgentBoxes } from './agent-boxes.tsx'
import { useAgentTitles } from './use-agent-titles.ts'

interface AgentChoiceProps {
  readonly region: Region
  readonly workspaceId: string
  readonly organisation: Organisation
  readonly isMoved: boolean
  /** `null`: all of the organisation. */
  readonly value: readonly string[] | null
  readonly onChange: (value: string[] | null) => void
}

/** Which of the organisation's agents a client sees. */
export const AgentChoice = ({ region, workspaceId, organisation, isMoved, value, onChange }: AgentChoiceProps) => {
  const agents = useAgentTitles(region, workspaceId).filter(({ ID }) => organisation.widgetIDs.includes(ID))
  if (organisation.widgetIDs.length === 0)
    return (
      <FieldGroup label={t('agents')}>
        <p className="text-sm text-ink-2">{t('noAgents')}</p>
      </FieldGroup>
    )
  return (
    <FieldGroup label={t('agents')} hint={isMoved && value === null ? t('agentsMoved') : undefined}>
      <Segmented
        label={t('agents')}
        value={value === null ? 'all' : 'some'}
        className="flex"
        onChange={(next) => onChange(next === 'all' ? null : agents.map(({ ID }) => ID))}
        options={[
          { value: 'all', label: t('allAgents') },
          { value: 'some', label: t('someAgents') },
        ]}
      />
      {value !== null && (
        <div className="mt-2 grid gap-2">
          <AgentBoxes agents={agents} value={value} onChange={onChange} />
        </div>
      )}
    </FieldGroup>
  )
}
