import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { channelNames } from '#shared/channels/names'
import type { ConnectedAccount } from '#shared/channels/schema'
import { ChannelCard } from '#web/features/channels/channel-card.tsx'
import { t as card } from '#web/features/channels/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { newestOf, reasonOf, trafficOf, waitingOf } from './account-health.ts'
import { AccountState, SeveralState } from './account-state.tsx'
import { t } from './t.ts'
import { TrafficBars } from './traffic-bars.tsx'

interface AccountCardProps {
  readonly account: ConnectedAccount
  readonly icon: LucideIcon
  readonly now: number
  /** Nothing where its panel is not for the one who looks. */
  readonly onOpen: (() => void) | undefined
  /** How it is while nothing is wrong, where "Active" is not all. */
  readonly fine?: ReactNode
}

/** A connected channel on the Channels page: how its account is, what is wrong and since when, and what it did last. */
export const AccountCard = ({ account, icon, now, onOpen, fine }: AccountCardProps) => {
  const { kind, state, handle, name } = account
  const isFine = state === 'connected'
  const waiting = waitingOf(account)
  return (
    <ChannelCard
      name={channelNames[kind]}
      icon={icon}
      state={(isFine && fine) || <AccountState account={account} now={now} />}
      note={isFine ? trafficOf(account, now) : <Reason account={account} />}
      action={
        onOpen && (
          <Button variant={isFine ? 'quiet' : 'primary'} onClick={onOpen}>
            {isFine ? card('configure') : t('reconnect')}
          </Button>
        )
      }
    >
      <p>{handle ?? name}</p>
      {!isFine && <p className="mt-1 text-sm">{trafficOf(account, now)}</p>}
      {waiting && <p className="mt-1 text-sm font-medium text-ink">{waiting}</p>}
      <TrafficBars accounts={[account]} now={now} />
    </ChannelCard>
  )
}

interface AccountsCardProps extends Omit<AccountCardProps, 'account'> {
  /** All of one channel, one at least. */
  readonly accounts: readonly ConnectedAccount[]
}

/** The card of a channel of which an agent may have several accounts: how many of them need attention, and why each. */
export const AccountsCard = ({ accounts, icon, now, onOpen, fine }: AccountsCardProps) => {
  const [first, ...more] = accounts
  if (!first) return null
  if (more.length === 0)
    return <AccountCard account={first} icon={icon} now={now} onOpen={onOpen} {...(fine ? { fine } : {})} />
  const isFine = accounts.every(({ state }) => state === 'connected')
  return (
    <ChannelCard
      name={channelNames[first.kind]}
      icon={icon}
      state={<SeveralState accounts={accounts} />}
      note={trafficOf(newestOf(accounts), now)}
      action={
        onOpen && (
          <Button variant={isFine ? 'quiet' : 'primary'} onClick={onOpen}>
            {card('configure')}
          </Button>
        )
      }
    >
      {accounts.map((account) => (
        <div key={account.account}>
          <p>{account.handle ?? account.name}</p>
          {account.state !== 'connected' && (
            <p className="mb-1 text-sm">
              <Reason account={account} />
            </p>
          )}
        </div>
      ))}
      <TrafficBars accounts={accounts} now={now} />
    </ChannelCard>
  )
}

const Reason = ({ account }: { readonly account: ConnectedAccount }) => (
  <span className={account.state === 'broken' ? 'text-bad' : ''}>{reasonOf(account)}</span>
)
