import { Globe, type LucideIcon, Phone, Send } from 'lucide-react'
import type { Channel } from '#shared/conversations/schema'
import { t } from '#web/features/conversations/t.ts'
import { DiscordIcon, InstagramIcon, MessengerIcon, WhatsAppIcon } from '#web/ui/icons/channel-icons.ts'

const icons: Readonly<Record<Channel, LucideIcon>> = {
  web: Globe,
  test: Globe,
  whatsapp: WhatsAppIcon,
  messenger: MessengerIcon,
  instagram: InstagramIcon,
  telegram: Send,
  discord: DiscordIcon,
  voice: Phone,
}

/** Through what a conversation came, on the visitor's picture; the website, which most come through, has none. */
export const ChannelBadge = ({ channel }: { readonly channel: Channel }) => {
  if (channel === 'web') return null
  const Icon = icons[channel]
  return (
    <span className="vg-channel-badge">
      <Icon size={11} aria-hidden="true" />
      <span className="sr-only">{t(`channel.${channel}`)}: </span>
    </span>
  )
}
