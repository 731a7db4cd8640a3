import { channelNames } from '#shared/channels/names'
import type { ConnectedAccount } from '#shared/channels/schema'
import { ChannelCard } from '#web/features/channels/channel-card.tsx'
import { AccountsCard } from '#web/features/channels/health/account-card.tsx'
import { notOffered } from '#web/features/channels/not-offered.ts'
import { Button } from '#web/ui/button/button.tsx'
import { State } from '#web/ui/feedback/state.tsx'
import { InstagramIcon, MessengerIcon } from '#web/ui/icons/channel-icons.ts'
import { t } from './t.ts'

interface PageCardProps {
  readonly kind: 'messenger' | 'instagram'
  readonly accounts: readonly ConnectedAccount[]
  readonly now: number
  /** Nothing where its panel is not for the one who looks. */
  readonly onOpen: (() => void) | undefined
}

const icons = { messenger: MessengerIcon, instagram: InstagramIcon } as const
const facts = { messenger: 'messengerFact', instagram: 'instagramFact' } as const

/** Messenger, or Instagram, on the Channels page: one page is both. */
export const PageCard = ({ kind, accounts, now, onOpen }: PageCardProps) => {
  const own = accounts.filter((account) => account.kind === kind)
  if (own.length > 0) return <AccountsCard accounts={own} icon={icons[kind]} now={now} onOpen={onOpen} />
  return (
    <ChannelCard
      name={channelNames[kind]}
      icon={icons[kind]}
      state={<State kind="idle">{t('isNotConnected')}</State>}
      note={onOpen ? t('takes') : notOffered()}
      action={onOpen && <Button onClick={onOpen}>{t('connect')}</Button>}
    >
      {t(facts[kind])}
    </ChannelCard>
  )
}
