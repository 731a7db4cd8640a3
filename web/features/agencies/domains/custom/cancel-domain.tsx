import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { AgencyHost } from '#shared/domains/schema'
import { cancelMutation, type DomainsOwner } from '#web/features/agencies/domains/queries.ts'
import { t } from '#web/features/agencies/domains/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { ConfirmDialog } from '#web/ui/layer/confirm-dialog.tsx'

interface CancelDomainProps {
  readonly owner: DomainsOwner
  readonly host: AgencyHost
}

export const CancelDomain = ({ owner, host: { host, kind, state } }: CancelDomainProps) => {
  const [isAsking, setAsking] = useState(false)
  const cancelling = useMutation({
    ...cancelMutation(owner, kind),
    onError: ({ message }) => notify(message, { tone: 'bad', stay: 'long' }),
  })
  return (
    <>
      <Button variant="quiet" busy={cancelling.isPending} onClick={() => setAsking(true)}>
        {t('cancelCustom')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('confirmTitle', { host })}
        body={state === 'live' ? t('confirmLive') : t('confirmUnfinished')}
        confirmLabel={t('cancelCustom')}
        cancelLabel={t('keep')}
        isDangerous
        isBusy={cancelling.isPending}
        onConfirm={() =>
          cancelling.mutate(host, {
            onSuccess: () => notify(t('customCancelled', host), { tone: 'ok' }),
            onSettled: () => setAsking(false),
          })
        }
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
