import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { EmailDomainRecord, EmailDomainStatus } from '#shared/senders/schema'
import { Button } from '#web/ui/button/button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { State, type StateKind } from '#web/ui/feedback/state.tsx'
import { ConfirmDialog } from '#web/ui/layer/confirm-dialog.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { type DnsRecord, DnsTable } from '#web/ui/table/dns-table.tsx'
import { ago } from '#web/ui/text/ago.ts'
import { type MailOwner, removeMutation, senderQuery, verifyMutation } from './queries.ts'
import { reasonOf } from './reason-of.ts'
import { t } from './t.ts'

interface DomainStateProps {
  readonly owner: MailOwner
  readonly id: string
}

const kinds = {
  not_started: 'idle',
  pending: 'working',
  verified: 'fine',
  failure: 'failed',
  temporary_failure: 'changed',
} as const satisfies Record<EmailDomainStatus, StateKind>

const states = {
  found: 'found',
  missing: 'missing',
  failed: 'missing',
  recommended: 'missing',
} as const satisfies Record<EmailDomainRecord['status'], DnsRecord['state']>

const rowOf = ({ status, ...record }: EmailDomainRecord, isLooking: boolean): DnsRecord => ({
  ...record,
  state: isLooking && status === 'missing' ? 'checking' : states[status],
  isOptional: status === 'recommended',
})

/** The domain that mail leaves from, its records, and what can be done about it. */
export const DomainState = ({ owner, id }: DomainStateProps) => {
  const [isAsking, setAsking] = useState(false)
  const { data, error, isFetching, refetch } = useQuery(senderQuery(owner, id))
  const verifying = useMutation({
    ...verifyMutation(owner),
    onError: () => notify(t('notVerified'), { tone: 'bad', stay: 'long' }),
  })
  const removing = useMutation({
    ...removeMutation(owner),
    onError: () => notify(t('notDeleted'), { tone: 'bad', stay: 'long' }),
  })
  useVerifiedNotice(data?.status)
  if (error && !data)
    return <ProblemNote title={t('loadFailed')} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-[320px]" />
  const { domain, status, records, checkedAt, error: reason } = data
  const verify = () =>
    verifying.mutate(id, {
      onSuccess: ({ success, data: { status: now } }) => {
        if (!success) notify(t('notVerified'), { tone: 'bad', stay: 'long' })
        else if (now !== 'verified') notify(t('pending'), { tone: 'plain' })
        else if (status === 'verified') notify(t('verified'), { tone: 'ok' })
      },
    })
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <span className="font-mono font-medium break-all">{domain}</span>
        <State kind={kinds[status]}>{t(`status.${status}`)}</State>
      </div>
      <p className="text-ink-2" role="status">
        {t(`fact.${status}`, { domain })}
        {reason !== undefined && status !== 'verified' && ` ${t('reason', { reason: reasonOf(reason) })}.`}
        {checkedAt !== undefined && ` ${t('lastLook', { when: ago(checkedAt, Date.now()) })}.`}
      </p>
      <DnsTable
        label={t('records', { domain })}
        records={records.map((record) => rowOf(record, status === 'pending'))}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant={status === 'verified' ? undefined : 'primary'} busy={verifying.isPending} onClick={verify}>
          {t('verify')}
        </Button>
        <Button variant="danger" busy={removing.isPending} onClick={() => setAsking(true)}>
          {t('remove')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('removeTitle', { domain })}
        body={t('removeBody')}
        confirmLabel={t('remove')}
        cancelLabel={t('keep')}
        isDangerous
        isBusy={removing.isPending}
        onConfirm={() =>
          removing.mutate(id, {
            onSuccess: () => notify(t('deleted'), { tone: 'ok' }),
            onSettled: () => setAsking(false),
          })
        }
        onCancel={() => setAsking(false)}
      />
    </div>
  )
}

/** Says once that the records were found, whether a press of the button found them or the look every five seconds. */
const useVerifiedNotice = (status: EmailDomainStatus | undefined) => {
  const before = useRef(status)
  useEffect(() => {
    if (status === 'verified' && before.current !== undefined && before.current !== 'verified')
      notify(t('verified'), { tone: 'ok' })
    before.current = status
  }, [status])
}
