import type { Agent } from '#shared/agents/schema'
import type { Region } from '#shared/regions'
import { t } from '#web/features/agents/t.ts'
import { FormSection } from '#web/ui/form/form-section.tsx'
import { useIsGranted } from '#web-features/workspaces/current'
import { AgentKey } from './agent-key.tsx'
import { IdentitySecret } from './identity-secret.tsx'

interface KeysSettingsProps {
  readonly region: Region
  readonly agent: Pick<Agent, 'ID' | 'ownerID'>
}

/** The keys of an agent, for those who may read them. */
export const KeysSettings = ({ region, agent: { ID: agentId, ownerID } }: KeysSettingsProps) => {
  if (!useIsGranted(region, ownerID, 'keys'))
    return (
      <FormSection title={t('keys')} description={t('keysNotGranted')}>
        {null}
      </FormSection>
    )
  return (
    <>
      <AgentKey region={region} agentId={agentId} />
      <IdentitySecret region={region} agentId={agentId} />
    </>
  )
}
