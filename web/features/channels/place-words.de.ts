import type { Translated } from '#web/lib/words/translator.ts'
import type { placeT } from './place-t.ts'

export const words = {
  channels: 'Kanäle',
  goTo: 'Zu den Kanälen',
  metaPages: 'Meta-Seiten',
  whatsapp: 'WhatsApp',
} as const satisfies Translated<typeof placeT>
