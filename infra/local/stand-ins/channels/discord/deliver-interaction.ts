import { randomBytes } from 'node:crypto'
import { postWebhook } from '#infra/local/stand-ins/channels/wire/post-webhook'
import type { WireLog } from '#infra/local/stand-ins/channels/wire/wire-log'
import { avatarOf } from './avatar.ts'
import { takeAnswer } from './calls/interaction-calls.ts'
import { type Application, addMessage, applicationOf, type DiscordContext } from './discord-context.ts'
import { DiscordFailure } from './discord-failure.ts'
import { type DiscordInteraction, type DiscordUser, newId } from './discord-state.ts'
import { signRequest } from './sign-request.ts'

/** What a user did: https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-object */
export interface Given {
  readonly type: 2 | 3 | 5
  readonly data: Readonly<Record<string, unknown>>
  readonly message?: unknown
  /** Which is told. */
  readonly application: Application
  /** As the channel shows it: `used /ask`. */
  readonly shown: string
}

export interface InteractionDeliveries {
  /** Posts it; resolves with the interaction's id once it is on its way. */
  readonly deliver: (user: DiscordUser, given: Given) => string
  readonly again: () => void
  readonly stop: () => void
}

const ANSWER_MS = 3_000
const STALE_S = 400
const KEPT = 200

const memberOf = ({ id, username, global_name, nick }: DiscordUser) => ({
  user: { id, username, global_name, discriminator: '0', avatar: avatarOf(id), public_flags: 0 },
  nick: nick ?? null,
  roles: [],
  joined_at: '2025-02-28T14:56:24.701000+00:00',
  deaf: false,
  mute: false,
  pending: false,
  permissions: '2248473465835073',
})

/** Posts interactions to the application's endpoint, which has three seconds, and does what its answer says. */
export const deliverInteractions = (context: DiscordContext, log: WireLog): InteractionDeliveries => {
  const { state, channel, clock, changed } = context
  const stopped = new AbortController()
  let last: { readonly application: Application; readonly body: string } | undefined

  const post = async ({ app, own: { endpoint } }: Application, body: string, what: string) => {
    const ended = log.begin({ direction: 'out', what, sent: body })
    if (!endpoint) {
      ended('none', 'The application has no interactions endpoint.')
      return undefined
    }
    const { signs } = channel.faults
    const seconds = Math.floor(clock.now() / 1000) - (signs === 'stale' ? STALE_S : 0)
    const late = new AbortController()
    void clock.wait(ANSWER_MS).then(() => late.abort())
    const answer = await postWebhook(
      new URL(endpoint),
      signRequest(app, body, { seconds, isWrong: signs === 'wrong' }),
      body,
      AbortSignal.any([stopped.signal, late.signal]),
    )
    if (answer.kind === 'failed') ended('late', 'The application did not respond.')
    else ended(answer.status, answer.body)
    return answer
  }

  const fail = (interaction: DiscordInteraction, invoked: { user: string; command: string }) => {
    if (interaction.state !== 'open') return
    interaction.state = 'failed'
    addMessage(context, {
      from: 'app',
      name: applicationOf(context, interaction).own.name,
      applicationId: interaction.applicationId,
      content: 'The application did not respond',
      embeds: [],
      rows: [],
      invoked,
      onlyFor: interaction.user,
    })
    changed()
  }

  const settle = async (interaction: DiscordInteraction, body: string, { shown, type, application }: Given) => {
    const invoked = { user: interaction.user, command: shown }
    const answer = await post(application, body, type === 2 ? 'command' : type === 3 ? 'button' : 'modal')
    if (stopped.signal.aborted) return
    // answered by a call of its own: https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-callback
    if (answer?.kind === 'answered' && (answer.status === 202 || answer.status === 204) && interaction.state !== 'open')
      return
    if (answer?.kind !== 'answered' || answer.status !== 200) return fail(interaction, invoked)
    try {
      await takeAnswer(context, interaction, JSON.parse(answer.body), invoked)
    } catch (failure) {
      if (!(failure instanceof DiscordFailure || failure instanceof SyntaxError)) throw failure
      fail(interaction, invoked)
    }
  }

  return {
    deliver: (user, given) => {
      const at = clock.now()
      const id = newId(state, at)
      const interaction: DiscordInteraction = {
        id,
        applicationId: given.application.app.applicationId,
        token: randomBytes(120).toString('base64url'),
        user: user.id,
        at,
        state: 'open',
      }
      channel.interactions = [...channel.interactions.slice(-KEPT), interaction]
      const body = JSON.stringify({
        app_permissions: '562949953863680',
        application_id: interaction.applicationId,
        attachment_size_limit: 10_485_760,
        authorizing_integration_owners: { 0: state.guild },
        channel: { id: channel.id, name: channel.name, type: 0, guild_id: state.guild },
        channel_id: channel.id,
        context: 0,
        data: given.data,
        entitlements: [],
        guild: { id: state.guild, locale: 'en-US', features: [] },
        guild_id: state.guild,
        guild_locale: 'en-US',
        id,
        locale: user.locale,
        member: memberOf(user),
        ...(given.message === undefined ? {} : { message: given.message }),
        token: interaction.token,
        type: given.type,
        version: 1,
      })
      last = { application: given.application, body }
      void settle(interaction, body, given)
      // Discord never does; services in between may
      if (channel.faults.signs === 'twice') void post(given.application, body, 'again')
      changed()
      return id
    },
    again: () => {
      if (last) void post(last.application, last.body, 'again')
    },
    stop: () => stopped.abort(),
  }
}
