import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Region } from '#shared/regions'
import { AgentWizard } from '#web/features/onboarding/agent-wizard.tsx'
import { t } from '#web/features/onboarding/t.ts'
import { WizardDrawer } from '#web/ui/wizard/wizard-drawer.tsx'
import { type WizardDraft, wizardDraft } from '#web-features/agents/new'

interface AgentWizardDrawerProps {
  readonly region: Region
  readonly workspaceId: string
  readonly onClose: () => void
  readonly onLeave: () => void
}

/** The wizard beside the dashboard. Input survives closing; closing with unsaved input asks first. */
export const AgentWizardDrawer = ({ region, workspaceId, onClose, onLeave }: AgentWizardDrawerProps) => {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [draft, setDraft] = useState(() => wizardDraft.read(workspaceId))
  const isTyped = draft.step === 'company-info' && Object.values(draft.company).some((text) => text.trim() !== '')
  const keep = (next: WizardDraft) => {
    setDraft(next)
    wizardDraft.keep(workspaceId, next)
  }
  const finish = (agentId: string, ask?: string) => {
    wizardDraft.drop(workspaceId)
    void client.invalidateQueries({ queryKey: ['agents', region, 'list'] })
    void navigate({
      to: '/app/$region/agents/$agentId/overview',
      params: { region, agentId },
      search: { showDebugger: true, ask },
    })
  }
  return (
    <WizardDrawer
      title={t('title')}
      hasUnsavedInput={isTyped}
      question={{
        title: t('closeTitle'),
        body: t('closeBody'),
        confirmLabel: t('closeConfirm'),
        cancelLabel: t('closeCancel'),
      }}
      onClose={onClose}
    >
      <AgentWizard
        region={region}
        workspaceId={workspaceId}
        draft={draft}
        onDraft={keep}
        onLeave={onLeave}
        onClose={onClose}
        onDone={finish}
      />
    </WizardDrawer>
  )
}
