import { notificationTitle } from '#functions/notifications/inbox/notification-title'
import { inlineText, quotedText } from '#functions/notifications/mail/quoted-text'
import type { Mail } from '#lib/mail'
import type { Notification } from '#shared/notifications/schema'

const words = {
  en: {
    open: 'Open the conversation:',
    why: 'You get this mail because your account says so. Change it there, under Notifications.',
  },
  de: {
    open: 'Gespräch öffnen:',
    why: 'Sie erhalten diese E-Mail, weil Ihr Konto es so vorsieht. Ändern können Sie es dort, unter Benachrichtigungen.',
  },
} as const

interface Content {
  readonly agencyName: string
  /** Of the conversation in the agency's portal. */
  readonly address: string
  readonly language: 'en' | 'de'
}

const MAX_NAME = 60
const MAX_CHARACTERS = 2000

/** The mail of a notification to an agency's client: in the agency's name alone, never the product's. */
export const clientMail = (it: Notification, { agencyName, address, language }: Content): Omit<Mail, 'to'> => {
  const { open, why } = words[language]
  const named = { ...it, about: inlineText(it.about, MAX_NAME) }
  const title = notificationTitle(named, language)
  const agent = inlineText(it.agentTitle, 120)
  return {
    fromName: inlineText(agencyName, MAX_NAME),
    subject: agent ? `${agent}: ${title}` : title,
    text: [
      `${title}.`,
      ...(it.body === '' ? [] : [quotedText([it.body], MAX_CHARACTERS)]),
      `${open}\n${address}`,
      `${why}\n`,
    ].join('\n\n'),
  }
}
