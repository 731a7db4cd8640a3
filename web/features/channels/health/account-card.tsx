import type { LucideIcon } from 'lucide-react'
import { channelNames } from '#shared/channels/names'
import type { ConnectedAccount } from '#shared/channels/schema'
import { ChannelCard } from '#web/features/channels/channel-card.tsx'
import { t as card } from '#web/features/channels/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { reasonOf, trafficOf, waitingOf } from './account-health.ts'
import { AccountState } from './account-state.tsx'
import { t } from './t.ts'

interface AccountCardProps {
  readonly account: ConnectedAccount
  readonly icon: LucideIcon
  readonly now: number
  readonly onOpen: () => void
}

/** A connected channel on the Channels page: how its account is, what is wrong and since when, and what it did last. */
export const AccountCard = ({ account, icon, now, onOpen }: AccountCardProps) => {
  const { kind, state, handle, name } = account
  const isFine = state === 'connected'
  const reason = reasonOf(account)
  const waiting = waitingOf(account)
  return (
    <ChannelCard
      name={channelNames[kind]}
      icon={icon}
      state={<AccountState account={account} now={now} />}
      note={isFine ? trafficOf(account, now) : <span className={state === 'broken' ? 'text-bad' : ''}>{reason}</span>}
      action={
        <Button variant={isFine ? 'quiet' : 'primary'} onClick={onOpen}>
          {isFine ? card('configure') : t('reconnect')}
        </Button>
      }
    >
      <p>{handle ?? name}</p>
      {!isFine && <p className="mt-1 text-sm">{trafficOf(account, now)}</p>}
      {waiting && <p className="mt-1 text-sm font-medium text-ink">{waiting}</p>}
    </ChannelCard>
  )
}
