import type { ConnectedAccount } from '#shared/channels/schema'
import { State } from '#web/ui/feedback/state.tsx'
import { since } from './since.ts'
import { t } from './t.ts'

interface AccountStateProps {
  readonly account: ConnectedAccount
  readonly now: number
}

/** How a connected account is. "Active" stays the first word, as the specification has it. */
export const AccountState = ({ account, now }: AccountStateProps) => {
  switch (account.state) {
    case 'connected':
      return <State kind="fine">{t('active')}</State>
    case 'degraded':
      return <State kind="changed">{t('degraded')}</State>
    case 'broken':
      return (
        <State kind="failed" isLoud>
          {t('broken', { time: since(account.since ?? now, now) })}
        </State>
      )
  }
}

/** How several accounts of one channel are: the worst of them decides the shape. */
export const SeveralState = ({ accounts }: { readonly accounts: readonly ConnectedAccount[] }) => {
  const count = accounts.filter(({ state }) => state !== 'connected').length
  if (count === 0) return <State kind="fine">{t('active')}</State>
  const isBroken = accounts.some(({ state }) => state === 'broken')
  return (
    <State kind={isBroken ? 'failed' : 'changed'} isLoud={isBroken}>
      {t('someDegraded', { count, total: accounts.length })}
    </State>
  )
}
