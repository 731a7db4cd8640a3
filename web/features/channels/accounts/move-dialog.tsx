import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Region } from '#shared/regions'
import { RadioList } from '#web/ui/choice/radio-list.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { ConfirmDialog } from '#web/ui/layer/confirm-dialog.tsx'
import { moveAccountMutation } from './queries.ts'
import { type AccountRow, nameOf } from './rows.ts'
import { t } from './t.ts'

interface MoveDialogProps {
  readonly region: Region
  readonly workspaceId: string
  readonly row: AccountRow
  /** The workspace's agents, by their ids. */
  readonly agents: ReadonlyMap<string, string>
  readonly onClose: () => void
}

/** A longer title stands beside its radio button only. */
const MOST_IN_BUTTON = 24

/** Chooses the agent that answers from now on, and says first what becomes of the conversations. */
export const MoveDialog = ({ region, workspaceId, row, agents, onClose }: MoveDialogProps) => {
  const { account, instagram } = row
  const { agentId } = account
  const name = nameOf(account)
  const others = [...agents].filter(([id]) => id !== agentId)
  const [to, setTo] = useState('')
  const moving = useMutation(moveAccountMutation(region, workspaceId))
  const title = agents.get(to) ?? ''
  const body = t('moveBody', { agent: agents.get(agentId) ?? t('agentGone') })
  const move = () =>
    moving.mutate(
      { account, to },
      {
        onSuccess: () => {
          notify(t('moved', { title, name }), { tone: 'ok' })
          onClose()
        },
      },
    )
  return (
    <ConfirmDialog
      isOpen
      title={t('moveName', { name })}
      body={instagram ? `${t('moveWith', { handle: instagram.handle ?? instagram.name })} ${body}` : body}
      confirmLabel={title === '' || title.length > MOST_IN_BUTTON ? t('move') : t('moveTo', { title })}
      isDisabled={to === ''}
      isBusy={moving.isPending}
      onConfirm={move}
      onCancel={onClose}
    >
      <div className="grid gap-3">
        <div className="max-h-56 overflow-y-auto">
          <RadioList
            label={t('moveTarget')}
            value={to}
            options={others.map(([value, label]) => ({ value, label }))}
            onChange={setTo}
          />
        </div>
        {moving.error && <ProblemNote title={t('notMoved', { name })} error={moving.error} />}
      </div>
    </ConfirmDialog>
  )
}
