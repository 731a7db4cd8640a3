import { useMutation, useQuery } from '@tanstack/react-query'
import { Button } from '#web/ui/button/button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { FormGrid } from '#web/ui/form/form-grid.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { type MailOwner, mailQuery, testMutation } from './queries.ts'
import { t } from './t.ts'

interface MailPreviewProps {
  readonly owner: MailOwner
  /** Its name. */
  readonly agency: string
}

/** An invitation as it would leave now, and a mail to oneself to see the real one. */
export const MailPreview = ({ owner, agency }: MailPreviewProps) => {
  const { data, error, isFetching, refetch } = useQuery(mailQuery(owner))
  const testing = useMutation({
    ...testMutation(owner),
    onError: ({ message }) => notify(message || t('testNotSent'), { tone: 'bad', stay: 'long' }),
    onSuccess: ({ success, message }) => notify(message, success ? { tone: 'ok' } : { tone: 'bad', stay: 'long' }),
  })
  if (error && !data)
    return <ProblemNote title={t('loadFailed')} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  return (
    <FormGrid title={t('mail')} columns={1}>
      <p className="font-medium" aria-hidden="true">
        {t('mail')}
      </p>
      {!data && <Skeleton className="h-[180px]" />}
      {data && (
        <>
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
            <dt className="text-ink-2">{t('from')}</dt>
            <dd className="break-all">{data.from ?? t('noSenders')}</dd>
            <dt className="text-ink-2">{t('replyTo')}</dt>
            <dd className="break-words">{data.replyTo ?? t('noReply')}</dd>
            <dt className="text-ink-2">{t('subject')}</dt>
            <dd className="font-medium">{t('exampleSubject', { agency })}</dd>
          </dl>
          <div className="grid gap-2 border-t border-line pt-3">
            <p>{t('exampleText', { agency })}</p>
            <p>{t('exampleLink')}</p>
          </div>
          <div className="flex flex-wrap items-center gap-3">
            <Button busy={testing.isPending} disabled={data.from === undefined} onClick={() => testing.mutate()}>
              {t('test')}
            </Button>
            <span className="text-sm text-ink-2">{t('testHint')}</span>
          </div>
        </>
      )}
    </FormGrid>
  )
}
