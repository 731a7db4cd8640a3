import { Globe, Hash, type LucideIcon, MessageCircle, Phone, Send } from 'lucide-react'
import type { Channel } from '#shared/conversations/schema'
import { t } from '#web/features/conversations/t.ts'

const icons: Readonly<Record<Channel, LucideIcon>> = {
  web: Globe,
  test: Globe,
  whatsapp: MessageCircle,
  messenger: MessageCircle,
  instagram: MessageCircle,
  telegram: Send,
  discord: Hash,
  voice: Phone,
}

/** Through what a conversation came, on the visitor's picture; the website, which most come through, has none. */
export const ChannelBadge = ({ channel }: { readonly channel: Channel }) => {
  if (channel === 'web') return null
  const Icon = icons[channel]
  return (
    <span className="vg-channel-badge">
      <Icon size={10} aria-hidden="true" />
      <span className="sr-only">{t(`channel.${channel}`)}: </span>
    </span>
  )
}
