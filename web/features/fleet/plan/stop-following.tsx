import { useMutation } from '@tanstack/react-query'
import type { FleetCopy } from '#shared/fleet/schema'
import { type FleetPlace, unlinkMutation } from '#web/features/fleet/queries.ts'
import { t } from '#web/features/fleet/t.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { ConfirmDialog } from '#web/ui/layer/confirm-dialog.tsx'

interface StopFollowingProps {
  readonly place: FleetPlace
  readonly copy: FleetCopy
  readonly onClose: () => void
}

/** Asks before a copy becomes an agent of its own. */
export const StopFollowing = ({ place, copy: { agentId, title }, onClose }: StopFollowingProps) => {
  const unlinking = useMutation(unlinkMutation(place))
  return (
    <ConfirmDialog
      isOpen
      title={t('stopTitle', { name: title })}
      body={t('stopBody')}
      confirmLabel={t('stopFollowing')}
      isDangerous
      isBusy={unlinking.isPending}
      onConfirm={() =>
        unlinking.mutate(agentId, {
          onSuccess: () => {
            notify(t('stopped', { name: title }), { tone: 'ok', stay: 'short' })
            onClose()
          },
        })
      }
      onCancel={onClose}
    >
      {unlinking.error && <ProblemNote title={t('notSaved')} error={unlinking.error} />}
    </ConfirmDialog>
  )
}
