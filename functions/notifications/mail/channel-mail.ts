import { notificationTitle } from '#functions/notifications/inbox/notification-title'
import { causeMessages } from '#shared/channels/causes'
import type { AccountCause } from '#shared/channels/schema'
import type { Notification } from '#shared/notifications/schema'
import type { DashboardLanguage } from '#shared/workspaces/dashboard-language'
import { inlineText } from './quoted-text.ts'

interface ChannelWords {
  readonly effect: (it: Notification) => string
  readonly cause: Readonly<Record<`cause.${AccountCause}`, string>>
  readonly said: (reason: string) => string
  readonly open: string
  readonly why: string
}

const words: Readonly<Record<DashboardLanguage, ChannelWords>> = {
  en: {
    effect: ({ kind }) =>
      kind === 'channel-broken'
        ? 'People who write to it get no answer until it is connected again.'
        : 'Some messages may not reach the agent.',
    cause: causeMessages,
    said: (reason) => `The provider says: ${reason}`,
    open: 'Open the channel:',
    why: 'You get this mail because you have this notification turned on. Turn it off under the bell, in the notification settings.',
  },
  de: {
    effect: ({ kind }) =>
      kind === 'channel-broken'
        ? 'Wer dort schreibt, bekommt keine Antwort, bis der Kanal neu verbunden ist.'
        : 'Manche Nachrichten erreichen den Agenten womöglich nicht.',
    cause: {
      'cause.taken': 'Ein anderes Programm nimmt seine Nachrichten',
      'cause.unset': 'Seine Nachrichten kommen nicht mehr hierher',
      'cause.elsewhere': 'Sein Webhook schreibt in einen anderen Kanal',
    },
    said: (reason) => `Der Anbieter sagt: ${reason}`,
    open: 'Kanal öffnen:',
    why: 'Sie erhalten diese E-Mail, weil Sie diese Benachrichtigung eingeschaltet haben. Ausschalten können Sie sie unter der Glocke, in den Einstellungen der Benachrichtigungen.',
  },
}

const MAX_TITLE = 120
const MAX_REASON = 300

/** The mail about a channel that stopped answering or needs attention. `address` is that of its panel in the dashboard. */
export const channelMail = (
  it: Notification,
  { address, language }: { address: string; language: DashboardLanguage },
) => {
  const { effect, cause, said, open, why } = words[language]
  const agent = inlineText(it.agentTitle, MAX_TITLE)
  const title = inlineText(notificationTitle(it, language), MAX_TITLE)
  const reason = it.cause ? `${cause[`cause.${it.cause}`]}.` : it.body && said(inlineText(it.body, MAX_REASON))
  const lines = [`${title}${agent ? ` (${agent})` : ''}.`, reason, effect(it)].filter(Boolean).join(' ')
  return { subject: agent ? `${agent}: ${title}` : title, text: `${lines}\n\n${open}\n${address}\n\n${why}\n` }
}
