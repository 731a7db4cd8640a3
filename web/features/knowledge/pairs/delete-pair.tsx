import { useMutation } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Pair } from '#shared/knowledge/pairs'
import type { Region } from '#shared/regions'
import { t } from '#web/features/knowledge/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { ConfirmDialog } from '#web/ui/layer/confirm-dialog.tsx'
import { deletePairMutation } from './queries.ts'

interface DeletePairProps {
  readonly region: Region
  readonly agentId: string
  readonly pair: Pair
  readonly onDeleted: () => void
}

/** Deletes a Q&A after a question. */
export const DeletePair = ({ region, agentId, pair, onDeleted }: DeletePairProps) => {
  const [isAsking, setAsking] = useState(false)
  const deleting = useMutation({
    ...deletePairMutation(region, agentId),
    onError: (error) => notify(t('actionFailed', { message: error.message }), { tone: 'bad', stay: 'long' }),
  })
  const remove = () =>
    deleting.mutate(pair.id, {
      onSuccess: () => {
        notify(t('pairDeleted'), { tone: 'ok', stay: 'short' })
        onDeleted()
      },
      onError: () => setAsking(false),
    })
  return (
    <>
      <Button variant="ghost" size="small" icon={<Trash2 size={14} />} onClick={() => setAsking(true)}>
        {t('delete')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('deleteTitle', { title: pair.question })}
        body={t('deletePairBody')}
        confirmLabel={t('deletePair')}
        isDangerous
        isBusy={deleting.isPending}
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
