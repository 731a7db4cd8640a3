import { Send } from 'lucide-react'
import type { ConnectedAccount } from '#shared/channels/schema'
import { ChannelCard } from '#web/features/channels/channel-card.tsx'
import { AccountCard } from '#web/features/channels/health/account-card.tsx'
import { notOffered } from '#web/features/channels/not-offered.ts'
import { t } from '#web/features/channels/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { State } from '#web/ui/feedback/state.tsx'

interface TelegramCardProps {
  readonly account: ConnectedAccount | undefined
  readonly now: number
  /** Nothing where its panel is not for the one who looks. */
  readonly onOpen: (() => void) | undefined
}

/** Telegram on the Channels page. */
export const TelegramCard = ({ account, now, onOpen }: TelegramCardProps) =>
  account ? (
    <AccountCard account={account} icon={Send} now={now} onOpen={onOpen} />
  ) : (
    <ChannelCard
      name="Telegram"
      icon={Send}
      state={<State kind="idle">{t('isNotConnected')}</State>}
      note={onOpen ? t('telegramTakes') : notOffered()}
      action={onOpen && <Button onClick={onOpen}>{t('connect')}</Button>}
    >
      {t('telegramFact')}
    </ChannelCard>
  )
