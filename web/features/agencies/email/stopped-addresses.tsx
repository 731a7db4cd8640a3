import { useMutation, useQuery } from '@tanstack/react-query'
import { Button } from '#web/ui/button/button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { FormGrid } from '#web/ui/form/form-grid.tsx'
import { ago } from '#web/ui/text/ago.ts'
import { type MailOwner, mailQuery, releaseMutation } from './queries.ts'
import { t } from './t.ts'

/** Addresses to which no mail goes any more, each with its reason and a way to release it. */
export const StoppedAddresses = ({ owner }: { readonly owner: MailOwner }) => {
  const { data } = useQuery(mailQuery(owner))
  const releasing = useMutation({
    ...releaseMutation(owner),
    onError: ({ message }) => notify(message || t('notReleased'), { tone: 'bad', stay: 'long' }),
  })
  return (
    <FormGrid title={t('stoppedTitle')} columns={1}>
      <p className="font-medium" aria-hidden="true">
        {t('stoppedTitle')}
      </p>
      <p className="text-sm text-ink-2">{t('stoppedHint')}</p>
      {data?.stopped.length === 0 && <p>{t('noneStopped')}</p>}
      {data && data.stopped.length > 0 && (
        <ul className="grid gap-3">
          {data.stopped.map(({ id, email, reason, at }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-2">
              <div className="min-w-0">
                <p className="break-all">{email}</p>
                <p className="text-sm text-ink-2">{t(`stop.${reason}`, { when: ago(at, Date.now()) })}</p>
              </div>
              <Button
                size="small"
                aria-label={t('releaseOf', { address: email })}
                busy={releasing.isPending && releasing.variables === id}
                onClick={() => releasing.mutate(id, { onSuccess: () => notify(t('released', email), { tone: 'ok' }) })}
              >
                {t('release')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </FormGrid>
  )
}
