import type { Clock } from '#infra/local/stand-ins/channels/stand-in'
import type { KeptFiles } from '#infra/local/stand-ins/channels/wire/kept-files'
import type { DiscordApp } from './discord-app.ts'
import {
  type ApplicationState,
  type DiscordChannel,
  type DiscordMessage,
  type DiscordState,
  newId,
} from './discord-state.ts'
import type { PlayedGateway } from './gateway/play-gateway.ts'

/** An application: its keys, and what becomes of it. */
export interface Application {
  readonly app: DiscordApp
  readonly own: ApplicationState
}

/** What a call or a person's act works on: one channel, among all. */
export interface DiscordContext {
  readonly applications: readonly Application[]
  readonly state: DiscordState
  readonly channel: DiscordChannel
  readonly files: KeptFiles
  readonly clock: Clock
  readonly gateway: PlayedGateway
  /** Where what users attach is fetched. */
  readonly fileAddress: () => string
  readonly changed: () => void
}

const KEPT = 500

/** The application that a message or an interaction is of. */
export const applicationOf = (
  { applications }: Pick<DiscordContext, 'applications'>,
  { applicationId }: { readonly applicationId?: string },
): Application => {
  const found = applications.find(({ app }) => app.applicationId === applicationId) ?? applications[0]
  if (!found) throw new Error('no application is played')
  return found
}

export const addMessage = (
  { state, channel, clock }: DiscordContext,
  message: Omit<DiscordMessage, 'id' | 'at'>,
): DiscordMessage => {
  const at = clock.now()
  const made: DiscordMessage = { id: newId(state, at), at, ...message }
  channel.messages.push(made)
  channel.messages.splice(0, channel.messages.length - KEPT)
  return made
}

/** A message as the API gives it: https://docs.discord.com/developers/resources/message#message-object */
export const asMessage = (context: DiscordContext, message: DiscordMessage) => {
  const { channel } = context
  const { app } = applicationOf(context, message)
  const { id, from, name, content, embeds, rows, at, editedAt, isThinking } = message
  return {
    id,
    channel_id: channel.id,
    type: message.invoked ? 20 : 0,
    author: { id: from === 'app' ? app.applicationId : from, username: name, discriminator: '0000', bot: true },
    content,
    embeds: embeds.map((embed) => ({ type: 'rich', ...embed })),
    attachments: [],
    components: rows.map((components) => ({
      type: 1,
      components: components.map((button) => ({ type: 2, ...button })),
    })),
    mentions: [],
    mention_roles: [],
    mention_everyone: false,
    pinned: false,
    tts: false,
    flags: isThinking ? 128 : 0,
    timestamp: new Date(at).toISOString(),
    edited_timestamp: editedAt === undefined ? null : new Date(editedAt).toISOString(),
    ...(from === 'app' ? { application_id: app.applicationId, webhook_id: app.applicationId } : {}),
    ...(from === 'webhook' ? { webhook_id: channel.webhook?.id } : {}),
  }
}
