import type { ConnectedAccount } from '#shared/channels/schema'
import { ChannelCard } from '#web/features/channels/channel-card.tsx'
import { AccountCard } from '#web/features/channels/health/account-card.tsx'
import { notOffered } from '#web/features/channels/not-offered.ts'
import { t as card } from '#web/features/channels/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { State } from '#web/ui/feedback/state.tsx'
import { DiscordIcon } from '#web/ui/icons/channel-icons.ts'
import { t } from './t.ts'

interface DiscordCardProps {
  readonly account: ConnectedAccount | undefined
  readonly now: number
  /** Nothing where its panel is not for the one who looks. */
  readonly onOpen: (() => void) | undefined
}

/** Discord on the Channels page: how the channel is, and what happened last in it. */
export const DiscordCard = ({ account, now, onOpen }: DiscordCardProps) =>
  account ? (
    <AccountCard
      account={account}
      icon={DiscordIcon}
      now={now}
      onOpen={onOpen}
      fine={!account.isAsked && <State kind="changed">{t('writesOnly')}</State>}
    />
  ) : (
    <ChannelCard
      name="Discord"
      icon={DiscordIcon}
      state={<State kind="idle">{card('isNotConnected')}</State>}
      note={onOpen ? t('takes') : notOffered()}
      action={onOpen && <Button onClick={onOpen}>{card('connect')}</Button>}
    >
      {t('fact')}
    </ChannelCard>
  )
