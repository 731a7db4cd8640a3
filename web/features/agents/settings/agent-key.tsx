import type { Region } from '#shared/regions'
import { agentKeysQuery, revokeAgentKeyMutation, rotateAgentKeyMutation } from '#web/features/agents/queries.ts'
import { t } from '#web/features/agents/t.ts'
import { FormSection } from '#web/ui/form/form-section.tsx'
import { KeyField } from '#web-features/workspaces/keys'

interface AgentKeyProps {
  readonly region: Region
  readonly agentId: string
}

/** The key with which programs act on the agent. Not part of the draft: a new one applies at once. */
export const AgentKey = ({ region, agentId }: AgentKeyProps) => (
  <FormSection title={t('keys')} description={t('keysFact')}>
    <KeyField
      label={t('agentKey')}
      hint={t('agentKeyHint')}
      what={t('agentKeyWhat')}
      layout="row"
      query={agentKeysQuery(region, agentId)}
      rotation={rotateAgentKeyMutation(region, agentId)}
      revocation={revokeAgentKeyMutation(region, agentId)}
    />
  </FormSection>
)
