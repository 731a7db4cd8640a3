import type { Read } from '#functions/channels/provider/inbound'
import { firstCharacters } from '#shared/models/first-characters'
import { askedIn, channelIn, Interaction, timeOf, userIn } from './interaction.ts'
import { readMessage } from './messages/read-message.ts'

/**
 * What an interaction means, or a message that the gateway brought. Each user has a conversation with the agent in each channel, where
 * others read it too. The language is the one of the user's Discord.
 */
export const readDiscord: Read = (raw, context) => {
  if (typeof raw === 'object' && raw !== null && 'gateway' in raw) return readMessage(raw.gateway, context)
  const interaction = Interaction.safeParse(raw).data
  const user = interaction && userIn(interaction)
  const channel = interaction && channelIn(interaction)
  if (!channel || !user) return { kind: 'ignored', note: 'unreadable interaction' }
  const asked = askedIn(interaction)
  if (asked.kind !== 'question' && asked.kind !== 'button') return { kind: 'ignored', note: 'no question' }
  const { id, application_id, token, locale } = interaction
  return {
    kind: 'message',
    from: {
      id: user.id,
      ...(user.name ? { name: firstCharacters(user.name, 120) } : {}),
      ...(user.username ? { username: user.username } : {}),
      ...(user.avatar ? { picture: user.avatar } : {}),
      ...(locale ? { language: locale } : {}),
    },
    destination: { to: channel, thread: user.id },
    messageId: id,
    text: asked.kind === 'question' ? asked.text : asked.label,
    files: [],
    isStart: false,
    ...(asked.kind === 'button' ? { button: asked.button } : {}),
    promise: {
      applicationId: application_id,
      token,
      ...(interaction.channel_id && interaction.channel_id !== channel ? { threadId: interaction.channel_id } : {}),
    },
    at: timeOf(id),
  }
}
