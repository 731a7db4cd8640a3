import { Hash } from 'lucide-react'
import type { ConnectedAccount } from '#shared/channels/schema'
import { ChannelCard } from '#web/features/channels/channel-card.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { State } from '#web/ui/feedback/state.tsx'
import { ago } from '#web/ui/text/ago.ts'
import { t } from './t.ts'

interface DiscordCardProps {
  readonly account: ConnectedAccount | undefined
  readonly now: number
  readonly onOpen: () => void
}

/** Discord on the Channels page: how the channel is, and what happened last in it. */
export const DiscordCard = ({ account, now, onOpen }: DiscordCardProps) => {
  if (!account)
    return (
      <ChannelCard
        name="Discord"
        icon={Hash}
        state={<State kind="idle">{t('notConnected')}</State>}
        note={t('takes')}
        action={<Button onClick={onOpen}>{t('connect')}</Button>}
      >
        {t('fact')}
      </ChannelCard>
    )
  const isBroken = account.state === 'broken'
  return (
    <ChannelCard
      name="Discord"
      icon={Hash}
      state={stateOf(account, now)}
      note={isBroken ? <span className="text-bad">{account.reason}</span> : trafficOf(account, now)}
      action={
        <Button variant={isBroken ? 'primary' : 'quiet'} onClick={onOpen}>
          {isBroken ? t('reconnect') : t('configure')}
        </Button>
      }
    >
      {account.name}
    </ChannelCard>
  )
}

const stateOf = ({ state, since, isAsked }: ConnectedAccount, now: number) => {
  if (state === 'broken')
    return (
      <State kind="failed" isLoud>
        {t('broken', { time: ago(since ?? now, now) })}
      </State>
    )
  return isAsked ? <State kind="fine">{t('active')}</State> : <State kind="changed">{t('writesOnly')}</State>
}

const trafficOf = ({ lastInAt, lastOutAt }: ConnectedAccount, now: number): string => {
  if (lastInAt === undefined) return t('nothingYet')
  return lastOutAt === undefined
    ? t('lastIn', { in: ago(lastInAt, now) })
    : t('lastInOut', { in: ago(lastInAt, now), out: ago(lastOutAt, now) })
}
