import { useMutation } from '@tanstack/react-query'
import { OctagonX, Pause, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { Push, PushTarget } from '#shared/fleet/schema'
import { type FleetPlace, pushActionMutation } from '#web/features/fleet/queries.ts'
import { t } from '#web/features/fleet/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { ConfirmDialog } from '#web/ui/layer/confirm-dialog.tsx'
import { canUndo, isOpen } from './progress-of.ts'

interface PushActionsProps {
  readonly place: FleetPlace
  readonly push: Push
  readonly targets: readonly PushTarget[]
}

/** Pause, Stop and Undo, each while it means something. */
export const PushActions = ({ place, push, targets }: PushActionsProps) => {
  const acting = useMutation(pushActionMutation(place, push.id))
  const [asking, setAsking] = useState<'stop' | 'undo'>()
  const published = targets.filter(({ state }) => state === 'published').length
  const waiting = targets.filter(({ state }) => state === 'waits').length
  const canPause = push.state === 'running' || (push.state === 'waiting' && push.nextAt !== undefined)
  const act = (action: 'pause' | 'stop' | 'undo') =>
    acting.mutate(action, { onSuccess: () => setAsking(undefined), onError: () => undefined })
  const ask = (what: 'stop' | 'undo') => {
    acting.reset()
    setAsking(what)
  }
  return (
    <>
      {canPause && (
        <Button icon={<Pause size={16} />} busy={acting.isPending && !asking} onClick={() => act('pause')}>
          {t('pause')}
        </Button>
      )}
      {isOpen(push) && (
        <Button icon={<OctagonX size={16} />} onClick={() => ask('stop')}>
          {t('stop')}
        </Button>
      )}
      {canUndo(push, targets, Date.now()) && (
        <Button variant="danger" icon={<Undo2 size={16} />} onClick={() => ask('undo')}>
          {t('undo')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={asking !== undefined}
        title={t(asking === 'undo' ? 'undoTitle' : 'stopPushTitle')}
        body={asking === 'undo' ? t('undoBody', { count: published }) : t('stopPushBody', { published, waiting })}
        confirmLabel={t(asking === 'undo' ? 'undo' : 'stopPush')}
        isDangerous
        isBusy={acting.isPending}
        onConfirm={() => asking && act(asking)}
        onCancel={() => setAsking(undefined)}
      >
        {acting.error && <ProblemNote title={t('notDone')} error={acting.error} />}
      </ConfirmDialog>
      {acting.error && !asking && <ProblemNote title={t('notDone')} error={acting.error} />}
    </>
  )
}
