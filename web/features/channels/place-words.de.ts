import type { Translated } from '#web/lib/words/translator.ts'
import type { placeT } from './place-t.ts'

export const words = { channels: 'Kanäle', goTo: 'Zu den Kanälen' } as const satisfies Translated<typeof placeT>
