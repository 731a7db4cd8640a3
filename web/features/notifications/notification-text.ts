import type { Notification } from '#shared/notifications/schema'
import { t } from '#web/features/notifications/t.ts'

/** Specification 3, section 9: titles and bodies end after this many characters. */
const LONGEST = 50

const shortened = (text: string): string => {
  const characters = [...text]
  return characters.length > LONGEST
    ? `${characters
        .slice(0, LONGEST - 1)
        .join('')
        .trimEnd()}…`
    : text
}

const titleOf = ({ kind, about, score }: Notification): string => {
  switch (kind) {
    case 'rated-low':
      return t(kind, about || t('aVisitor'), score ?? 1)
    case 'person-requested':
      return t(kind, about || t('aVisitor'))
    case 'source-failed':
    case 'source-imported':
      return t(kind, about || t('aSource'))
    case 'member-joined':
      return t(kind, about)
  }
}

/** What a notification says, in the reader's language and as long as there is room for. */
export const notificationText = (notification: Notification): { readonly title: string; readonly body: string } => ({
  title: shortened(titleOf(notification)),
  body: shortened(notification.body),
})
