import type { ConnectedAccount } from '#shared/channels/schema'
import { ChannelCard } from '#web/features/channels/channel-card.tsx'
import { AccountsCard } from '#web/features/channels/health/account-card.tsx'
import { notOffered } from '#web/features/channels/not-offered.ts'
import { t as card } from '#web/features/channels/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { State } from '#web/ui/feedback/state.tsx'
import { WhatsAppIcon } from '#web/ui/icons/channel-icons.ts'
import { t } from './t.ts'

interface WhatsappCardProps {
  readonly accounts: readonly ConnectedAccount[]
  readonly now: number
  /** Nothing where its panel is not for the one who looks. */
  readonly onOpen: (() => void) | undefined
}

/** WhatsApp on the Channels page: its numbers, of which an agent may have several. */
export const WhatsappCard = ({ accounts, now, onOpen }: WhatsappCardProps) =>
  accounts.length > 0 ? (
    <AccountsCard accounts={accounts} icon={WhatsAppIcon} now={now} onOpen={onOpen} />
  ) : (
    <ChannelCard
      name="WhatsApp"
      icon={WhatsAppIcon}
      state={<State kind="idle">{card('isNotConnected')}</State>}
      note={onOpen ? t('takes') : notOffered()}
      action={onOpen && <Button onClick={onOpen}>{card('connect')}</Button>}
    >
      {t('fact')}
    </ChannelCard>
  )
