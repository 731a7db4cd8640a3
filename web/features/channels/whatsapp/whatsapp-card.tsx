import { MessageCircle } from 'lucide-react'
import type { ConnectedAccount } from '#shared/channels/schema'
import { ChannelCard } from '#web/features/channels/channel-card.tsx'
import { AccountCard } from '#web/features/channels/health/account-card.tsx'
import { newestOf, trafficOf } from '#web/features/channels/health/account-health.ts'
import { t as health } from '#web/features/channels/health/t.ts'
import { t as card } from '#web/features/channels/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { State } from '#web/ui/feedback/state.tsx'
import { t } from './t.ts'

interface WhatsappCardProps {
  readonly accounts: readonly ConnectedAccount[]
  readonly now: number
  readonly onOpen: () => void
}

/** WhatsApp on the Channels page: its numbers, of which an agent may have several. */
export const WhatsappCard = ({ accounts, now, onOpen }: WhatsappCardProps) => {
  const [first, ...more] = accounts
  if (!first)
    return (
      <ChannelCard
        name="WhatsApp"
        icon={MessageCircle}
        state={<State kind="idle">{card('isNotConnected')}</State>}
        note={t('takes')}
        action={<Button onClick={onOpen}>{card('connect')}</Button>}
      >
        {t('fact')}
      </ChannelCard>
    )
  if (more.length === 0) return <AccountCard account={first} icon={MessageCircle} now={now} onOpen={onOpen} />
  const down = accounts.filter(({ state }) => state === 'broken').length
  return (
    <ChannelCard
      name="WhatsApp"
      icon={MessageCircle}
      state={
        down === 0 ? (
          <State kind="fine">{health('active')}</State>
        ) : (
          <State kind="failed" isLoud>
            {t('numbersDown', { down, count: accounts.length })}
          </State>
        )
      }
      note={trafficOf(newestOf(accounts), now)}
      action={<Button onClick={onOpen}>{card('configure')}</Button>}
    >
      {accounts.map(({ account, handle, name }) => (
        <p key={account}>{handle ?? name}</p>
      ))}
    </ChannelCard>
  )
}
