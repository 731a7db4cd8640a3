import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Region } from '#shared/regions'
import { AgentWizard } from '#web/features/onboarding/agent-wizard.tsx'
import { t } from '#web/features/onboarding/t.ts'
import { type WizardDraft, wizardDraft } from '#web/features/onboarding/wizard-draft.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Drawer } from '#web/ui/drawer.tsx'

interface WizardDrawerProps {
  readonly region: Region
  readonly workspaceId: string
  readonly onClose: () => void
  readonly onLeave: () => void
}

/** The wizard beside the dashboard. What was typed survives closing; closing in the middle of typing asks. */
export const WizardDrawer = ({ region, workspaceId, onClose, onLeave }: WizardDrawerProps) => {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [draft, setDraft] = useState(() => wizardDraft.read(workspaceId))
  const [isAsking, setAsking] = useState(false)
  const isTyped = draft.step === 'company-info' && Object.values(draft.company).some((text) => text.trim() !== '')
  const keep = (next: WizardDraft) => {
    setDraft(next)
    wizardDraft.keep(workspaceId, next)
  }
  const finish = (agentId: string) => {
    wizardDraft.drop(workspaceId)
    void client.invalidateQueries({ queryKey: ['agents', region, 'list'] })
    void navigate({
      to: '/app/$region/agents/$agentId/overview',
      params: { region, agentId },
      search: { showDebugger: true },
    })
  }
  return (
    <Drawer
      isOpen
      width={880}
      title={t('title')}
      onOpenChange={(isOpen) => !isOpen && (isTyped ? setAsking(true) : onClose())}
    >
      <AgentWizard
        region={region}
        workspaceId={workspaceId}
        draft={draft}
        onDraft={keep}
        onLeave={onLeave}
        onDone={finish}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={t('closeTitle')}
        body={t('closeBody')}
        confirmLabel={t('closeConfirm')}
        cancelLabel={t('closeCancel')}
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      />
    </Drawer>
  )
}
