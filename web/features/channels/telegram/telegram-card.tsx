import { Send } from 'lucide-react'
import type { ConnectedAccount } from '#shared/channels/schema'
import { ChannelCard } from '#web/features/channels/channel-card.tsx'
import { t } from '#web/features/channels/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { State } from '#web/ui/feedback/state.tsx'
import { ago } from '#web/ui/text/ago.ts'

interface TelegramCardProps {
  readonly account: ConnectedAccount | undefined
  readonly now: number
  readonly onOpen: () => void
}

/** Telegram on the Channels page: how the bot is, and what it did last. */
export const TelegramCard = ({ account, now, onOpen }: TelegramCardProps) => {
  if (!account)
    return (
      <ChannelCard
        name="Telegram"
        icon={Send}
        state={<State kind="idle">{t('isNotConnected')}</State>}
        note={t('telegramTakes')}
        action={<Button onClick={onOpen}>{t('connect')}</Button>}
      >
        {t('telegramFact')}
      </ChannelCard>
    )
  const isBroken = account.state === 'broken'
  return (
    <ChannelCard
      name="Telegram"
      icon={Send}
      state={stateOf(account, now)}
      note={isBroken ? <span className="text-bad">{account.reason}</span> : trafficOf(account, now)}
      action={
        <Button variant={isBroken ? 'primary' : 'quiet'} onClick={onOpen}>
          {isBroken ? t('reconnect') : t('configure')}
        </Button>
      }
    >
      {account.handle ?? account.name}
    </ChannelCard>
  )
}

const stateOf = ({ state, reason, since }: ConnectedAccount, now: number) => {
  if (state === 'broken')
    return (
      <State kind="failed" isLoud>
        {t('broken', { time: ago(since ?? now, now) })}
      </State>
    )
  return state === 'degraded' && reason ? (
    <State kind="changed">{t('degraded', { reason })}</State>
  ) : (
    <State kind="fine">{t('active')}</State>
  )
}

const trafficOf = ({ lastInAt, lastOutAt }: ConnectedAccount, now: number): string => {
  if (lastInAt === undefined) return t('nothingYet')
  return lastOutAt === undefined
    ? t('lastIn', { in: ago(lastInAt, now) })
    : t('lastInOut', { in: ago(lastInAt, now), out: ago(lastOutAt, now) })
}
