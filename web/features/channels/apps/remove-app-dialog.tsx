import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ChannelApp } from '#shared/channels/apps/schema'
import type { Region } from '#shared/regions'
import { Button } from '#web/ui/button/button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { ConfirmDialog } from '#web/ui/layer/confirm-dialog.tsx'
import { Drawer } from '#web/ui/layer/drawer.tsx'
import { removeAppMutation } from './queries.ts'
import { t } from './t.ts'

interface RemoveAppDialogProps {
  readonly region: Region
  readonly workspaceId: string
  readonly app: ChannelApp
  readonly onClose: () => void
}

const linkClass = 'font-medium text-brand-ink underline-offset-2 hover:underline'

/** Asks before an app is removed; one through which accounts are connected names them instead. */
export const RemoveAppDialog = ({ region, workspaceId, app, onClose }: RemoveAppDialogProps) => {
  const { name, provider, accounts } = app
  const removing = useMutation(removeAppMutation(region, workspaceId))
  if (accounts.length > 0)
    return (
      <Drawer
        isOpen
        width={480}
        title={t('inUseTitle', { name })}
        subtitle={t('inUse')}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        foot={
          <Button className="ms-auto" onClick={onClose}>
            {t('close')}
          </Button>
        }
      >
        <ul className="grid gap-2">
          {accounts.map(({ account, name: called, agentId }) => (
            <li key={account}>
              <Link to="/app/$region/agents/$agentId/channels" params={{ region, agentId }} className={linkClass}>
                {called}
              </Link>
            </li>
          ))}
        </ul>
      </Drawer>
    )
  const remove = () =>
    removing.mutate(provider, {
      onSuccess: () => {
        notify(t('removed', { name }), { tone: 'ok' })
        onClose()
      },
    })
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={t('removeTitle', { name })}
      body={t('removeBody')}
      confirmLabel={t('remove')}
      isBusy={removing.isPending}
      onConfirm={remove}
      onCancel={onClose}
    >
      {removing.error && <ProblemNote title={t('notRemoved', { name })} error={removing.error} />}
    </ConfirmDialog>
  )
}
