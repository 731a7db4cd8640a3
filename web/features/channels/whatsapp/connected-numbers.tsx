import { type UseQueryResult, useMutation } from '@tanstack/react-query'
import { LayoutTemplate, Send } from 'lucide-react'
import { useState } from 'react'
import { externalIdOf } from '#shared/channels/external-id-of'
import type { ConnectedAccount } from '#shared/channels/schema'
import type { WhatsappNumber } from '#shared/channels/whatsapp/schema'
import type { Region } from '#shared/regions'
import { AccountNote } from '#web/features/channels/health/account-note.tsx'
import { CheckNow } from '#web/features/channels/health/check-now.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { State } from '#web/ui/feedback/state.tsx'
import { ConfirmDialog } from '#web/ui/layer/confirm-dialog.tsx'
import { Loading } from '#web/ui/page/loading.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { failureText } from './failure-text.ts'
import { removeMutation } from './queries.ts'
import { t } from './t.ts'
import { TestMessageForm } from './test-message-form.tsx'

interface ConnectedNumbersProps {
  readonly region: Region
  readonly agentId: string
  readonly numbers: Pick<UseQueryResult<readonly WhatsappNumber[]>, 'data' | 'error' | 'isFetching' | 'refetch'>
  /** The agent's accounts: how each number is, and since when. */
  readonly accounts: readonly ConnectedAccount[]
  readonly onTemplates: (number: WhatsappNumber) => void
}

/** The numbers that answer for this agent, however they were connected. */
export const ConnectedNumbers = ({ region, agentId, numbers, accounts, onTemplates }: ConnectedNumbersProps) => {
  const [testing, setTesting] = useState<string>()
  const [leaving, setLeaving] = useState<WhatsappNumber>()
  const options = removeMutation(region, agentId)
  const removing = useMutation({
    ...options,
    onSuccess: (...answer) => {
      notify(t('numberRemoved'), { tone: 'ok' })
      return options.onSuccess?.(...answer)
    },
  })
  return (
    <section className="vg-whatsapp__connected" aria-labelledby="connected-numbers">
      <h3 id="connected-numbers" className="vg-small-title">
        {t('connectedNumbers')}
      </h3>
      {numbers.error && !numbers.data && (
        <ProblemNote
          title={t('error', t('accountsNotListed'))}
          error={numbers.error}
          isRetrying={numbers.isFetching}
          onRetry={() => void numbers.refetch()}
        />
      )}
      {!numbers.data && !numbers.error && (
        <Loading>
          <Skeleton className="h-9" />
        </Loading>
      )}
      {removing.error && (
        <Note tone="bad" title={t('removeFailed')}>
          <p>{failureText(removing.error, t('error', t('numberNotRemoved')))}</p>
        </Note>
      )}
      {numbers.data?.length === 0 && <p className="text-ink-2">{t('noneConnected')}</p>}
      {numbers.data && numbers.data.length > 0 && (
        <ul className="grid gap-3">
          {numbers.data.map((number) => (
            <li key={number.phoneId} className="grid gap-2">
              <div className="vg-whatsapp__line">
                <div>
                  <p>
                    <span className="font-medium">{number.phoneNumber}</span>{' '}
                    <span className="inline-block text-ink-2">{t('waba', { id: number.wabaId })}</span>
                  </p>
                  {number.isLegacy && <p className="text-sm text-ink-2">{t('legacyTag')}</p>}
                </div>
                {number.isUnverified && <State kind="changed">{t('unverified')}</State>}
                <Button
                  variant="ghost"
                  icon={<Send size={14} />}
                  aria-label={t('sendTestTo', { number: number.phoneNumber })}
                  aria-expanded={testing === number.phoneId}
                  onClick={() => setTesting(testing === number.phoneId ? undefined : number.phoneId)}
                >
                  {t('sendTest')}
                </Button>
                <Button
                  variant="ghost"
                  icon={<LayoutTemplate size={14} />}
                  aria-label={t('templatesOf', { number: number.phoneNumber })}
                  onClick={() => onTemplates(number)}
                >
                  {t('templates')}
                </Button>
                <Button
                  variant="danger"
                  aria-label={t('removeNumber', { number: number.phoneNumber })}
                  onClick={() => setLeaving(number)}
                >
                  {t('remove')}
                </Button>
              </div>
              {accounts
                .filter(({ kind, account }) => kind === 'whatsapp' && externalIdOf(account) === number.phoneId)
                .map((account) => (
                  <div key={account.account} className="grid gap-2">
                    <AccountNote account={account} />
                    <CheckNow region={region} accounts={[account]} of={number.phoneNumber} />
                  </div>
                ))}
              {testing === number.phoneId && (
                <TestMessageForm region={region} agentId={agentId} phoneId={number.phoneId} />
              )}
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        isOpen={leaving !== undefined}
        title={t('removeTitle', { number: leaving?.phoneNumber ?? '' })}
        body={t('removeBody')}
        confirmLabel={t('remove')}
        isDangerous
        isBusy={removing.isPending}
        onConfirm={() => leaving && removing.mutate(leaving.phoneId, { onSettled: () => setLeaving(undefined) })}
        onCancel={() => setLeaving(undefined)}
      />
    </section>
  )
}
