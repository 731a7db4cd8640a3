import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Copy, Download, Ellipsis, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { AgentSummary } from '#shared/agents/schema'
import type { Region } from '#shared/regions'
import { deleteAgentMutation, duplicateAgentMutation } from '#web/features/agents/queries.ts'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { ConfirmDialog } from '#web/ui/layer/confirm-dialog.tsx'
import { Menu } from '#web/ui/layer/menu.tsx'
import { useIsGranted } from '#web-features/workspaces/current'
import { exportAgent } from './export-agent.ts'
import { t } from './t.ts'

interface AgentActionsProps {
  readonly region: Region
  readonly agent: AgentSummary
}

/** Actions on an agent without opening it. */
export const AgentActions = ({ region, agent: { ID: agentId, ownerID, title, enableNodes } }: AgentActionsProps) => {
  const [isAsking, setAsking] = useState(false)
  const canDelete = useIsGranted(region, ownerID, 'delete')
  const queries = useQueryClient()
  const onError = (error: Error) => notify(error.message, { tone: 'bad', stay: 'notice' })
  const refresh = () => queries.invalidateQueries({ queryKey: ['agents', region, 'list'] })
  const duplicating = useMutation({
    ...duplicateAgentMutation(region),
    onError,
    onSuccess: (copy) => {
      notify(t('duplicated', { title: copy.title }), { tone: 'ok', stay: 'long' })
      return refresh()
    },
  })
  const deleting = useMutation({
    ...deleteAgentMutation(region),
    onError,
    onSuccess: () => {
      notify(t('agentDeleted', { title }), { tone: 'ok', stay: 'long' })
      return refresh()
    },
    onSettled: () => setAsking(false),
  })
  const download = () =>
    exportAgent(region, agentId).then(
      () => notify(t('exported'), { tone: 'ok', stay: 'long' }),
      (error: unknown) =>
        notify(t('notExported', error instanceof Error ? error.message : String(error)), {
          tone: 'bad',
          stay: 'notice',
        }),
    )
  return (
    <>
      <Menu
        label={t('actionsOf', { title })}
        trigger={<IconButton label={t('actionsOf', { title })} icon={<Ellipsis size={16} />} size="small" />}
        actions={[
          { label: t('duplicate'), icon: <Copy size={16} />, onSelect: () => duplicating.mutate(agentId) },
          ...(enableNodes
            ? [{ label: t('export'), icon: <Download size={16} />, onSelect: () => void download() }]
            : []),
          ...(canDelete
            ? [{ label: t('delete'), icon: <Trash2 size={16} />, isDangerous: true, onSelect: () => setAsking(true) }]
            : []),
        ]}
        note={canDelete ? undefined : t('deleteNotGranted')}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={t('deleteTitle', { title })}
        body={t('deleteBody')}
        confirmLabel={t('delete')}
        isDangerous
        isBusy={deleting.isPending}
        onConfirm={() => deleting.mutate(agentId)}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
