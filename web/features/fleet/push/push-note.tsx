import { useMutation } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Push, PushTarget } from '#shared/fleet/schema'
import { type FleetPlace, pushActionMutation } from '#web/features/fleet/queries.ts'
import { t } from '#web/features/fleet/t.ts'
import { stageName } from '#web/features/fleet/table/stage-name.ts'
import { serverText } from '#web/lib/words/server-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { canFollow, isHeld, nextStage } from './progress-of.ts'

interface PushNoteProps {
  readonly place: FleetPlace
  readonly push: Push
  readonly targets: readonly PushTarget[]
}

/** What a push waits for, or what could not be done, in words. */
export const PushNote = ({ place, push, targets }: PushNoteProps) => {
  const acting = useMutation(pushActionMutation(place, push.id))
  const next = nextStage(push, targets)
  const held = targets.filter(isHeld)
  const stays = targets.filter(({ state }) => state === 'stays')
  const waiting = targets.filter(({ state }) => state === 'waits').length
  const notes: ReactNode[] = []
  if (acting.error) notes.push(<ProblemNote key="error" title={t('notDone')} error={acting.error} />)
  if (next !== undefined)
    notes.push(
      <Note
        key="next"
        tone="brand"
        title={t(push.state === 'paused' ? 'pausedTitle' : push.nextAt ? 'soonTitle' : 'okTitle', { count: waiting })}
        actions={
          <Button
            variant="primary"
            size="small"
            icon={<Play size={14} />}
            busy={acting.isPending}
            onClick={() => acting.mutate({ continueAt: next })}
          >
            {t(push.state === 'paused' ? 'goOn' : 'startStage', { stage: stageName(next, push.stages.length) })}
          </Button>
        }
      >
        <p>{t(push.state === 'paused' ? 'pausedBody' : 'okBody')}</p>
      </Note>,
    )
  if (held.length > 0 && push.state !== 'undone' && push.state !== 'undoing')
    notes.push(
      <Note key="held" tone="warn" title={t('heldTitle', { count: held.length })}>
        <Reasons of={held} />
        <p className="mt-1 text-ink-2">{t(canFollow(push) ? 'heldOpen' : 'heldEnded')}</p>
      </Note>,
    )
  if (push.state === 'undone')
    notes.push(
      <Note key="undone" tone={stays.length > 0 ? 'warn' : 'plain'} title={undoneTitle(targets, stays.length)}>
        <Reasons of={stays} />
      </Note>,
    )
  return notes.length > 0 && <div className="mb-5 grid gap-3">{notes}</div>
}

const undoneTitle = (targets: readonly PushTarget[], stays: number): string => {
  const undone = targets.filter(({ state }) => state === 'undone').length
  return stays > 0 ? t('undoneSome', { undone, stays }) : t('undoneAll', { undone })
}

const Reasons = ({ of }: { readonly of: readonly PushTarget[] }) => (
  <ul>
    {of.map(({ agentId, title, reason }) => (
      <li key={agentId}>
        <strong className="font-medium">{title}</strong>
        {reason && `: ${serverText(reason)}`}
      </li>
    ))}
  </ul>
)
