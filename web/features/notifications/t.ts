import { notificationMessages } from '#shared/notifications/messages'
import { notificationWords } from '#web/features/notifications/words.ts'
import { type Translate, translator } from '#web/lib/words/translator.ts'

const words = { ...notificationMessages, ...notificationWords }

export const t: Translate<typeof words> = translator('notifications', words)
