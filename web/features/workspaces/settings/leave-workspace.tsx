import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Region } from '#shared/regions'
import type { WorkspaceSummary } from '#shared/workspaces/schema'
import { leaveWorkspaceMutation, meQuery } from '#web/features/workspaces/queries.ts'
import { t } from '#web/features/workspaces/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { ConfirmDialog } from '#web/ui/layer/confirm-dialog.tsx'

interface LeaveWorkspaceProps {
  readonly region: Region
  readonly workspace: WorkspaceSummary
  readonly onLeft: () => void
}

/** Offered only for workspaces of others (specification 3, section 5). */
export const LeaveWorkspace = ({ region, workspace, onLeft }: LeaveWorkspaceProps) => {
  const [isAsking, setAsking] = useState(false)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const leaving = useMutation({
    ...leaveWorkspaceMutation(region, workspace.uid),
    onSuccess: async () => {
      notify(t('deleted'), { tone: 'ok' })
      onLeft()
      await queries.invalidateQueries({ queryKey: meQuery(region).queryKey })
      await navigate({ to: '/app/$region/agents', params: { region } })
    },
    onError: () => notify(t('notDeleted'), { tone: 'bad', stay: 'long' }),
  })
  return (
    <div className="mt-8 border-t border-line pt-5">
      <Button variant="danger" onClick={() => setAsking(true)}>
        {t('leave')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('leaveTitle', { name: workspace.workspaceName })}
        body={t('leaveBody')}
        confirmLabel={t('leave')}
        isDangerous
        isBusy={leaving.isPending}
        onConfirm={() => leaving.mutate(undefined, { onSettled: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      />
    </div>
  )
}
