import { useMutation } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { channelNames } from '#shared/channels/names'
import type { ConnectedAccount } from '#shared/channels/schema'
import type { Region } from '#shared/regions'
import { dateLocale } from '#web/lib/words/language.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { State } from '#web/ui/feedback/state.tsx'
import { reasonOf } from './account-health.ts'
import { checkMutation } from './check-mutation.ts'
import { t } from './t.ts'

const both = new Intl.ListFormat(dateLocale)

interface CheckNowProps {
  readonly region: Region
  /** Those that belong together: a page and its Instagram. */
  readonly accounts: readonly ConnectedAccount[]
  /** What the button is about, where a panel has several: "Check now: +351 289". */
  readonly of?: string
}

/** Asks the provider at once how an account is, and says what it answers. */
export const CheckNow = ({ region, accounts, of }: CheckNowProps) => {
  const checking = useMutation(checkMutation(region, accounts))
  return (
    <div className="grid">
      <div>
        <Button
          size="small"
          icon={<RotateCw size={14} />}
          busy={checking.isPending}
          {...(of ? { 'aria-label': `${t('checkNow')}: ${of}` } : {})}
          onClick={() => checking.mutate()}
        >
          {checking.isPending ? t('checking') : t('checkNow')}
        </Button>
      </div>
      <div
        role="status"
        className="grid gap-1 [&>:first-child]:mt-2 [&_.vg-state]:items-start [&_.vg-state]:before:mt-[5px] [&_.vg-state]:whitespace-normal"
      >
        {checking.data &&
          together(checking.data).map((alike) => <Found key={alike[0]?.account.account} accounts={alike} />)}
      </div>
      {checking.error && (
        <div className="mt-2">
          <ProblemNote title={t('notChecked')} error={checking.error} />
        </div>
      )}
    </div>
  )
}

interface Checked {
  readonly account: ConnectedAccount
  readonly isReached: boolean
}

/** What is the same of several is said once: a page's break is its Instagram's too. */
const together = (checked: readonly Checked[]): readonly (readonly Checked[])[] => [
  ...Map.groupBy(checked, ({ account, isReached }) =>
    isReached ? `${account.state} ${reasonOf(account) ?? ''}` : 'not reached',
  ).values(),
]

const Found = ({ accounts }: { readonly accounts: readonly Checked[] }) => {
  const [first] = accounts
  if (!first) return null
  const { account, isReached } = first
  const channel = both.format(accounts.map(({ account }) => channelNames[account.kind]))
  if (!isReached) return <State kind="changed">{t('notReached', { channel })}</State>
  if (account.state === 'connected') return <State kind="fine">{t('foundFine', { channel })}</State>
  const reason = reasonOf(account) ?? t('degraded')
  const isBroken = account.state === 'broken'
  return <State kind={isBroken ? 'failed' : 'changed'}>{t('foundWrong', { channel, reason })}</State>
}
