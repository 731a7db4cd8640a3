import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { ImpossibleAct, type PhoneAct } from '#infra/local/stand-ins/channels/phone-act'
import type { Account } from '#infra/local/stand-ins/channels/phone-view'
import type { Clock, StandIn } from '#infra/local/stand-ins/channels/stand-in'
import { imageSize } from '#infra/local/stand-ins/channels/wire/image-size'
import { keptFiles } from '#infra/local/stand-ins/channels/wire/kept-files'
import { wireLog } from '#infra/local/stand-ins/channels/wire/wire-log'
import { keptState } from '#infra/local/stand-ins/kept-state'
import { answerDiscord, type PlayedChannel } from './answer-discord.ts'
import { answerFile } from './answer-file.ts'
import { deliverInteractions, type InteractionDeliveries } from './deliver-interaction.ts'
import { discordApp, playedApps } from './discord-app.ts'
import type { Application } from './discord-context.ts'
import { type DiscordChannel, freshDiscord, newApplication, newChannel, newWebhook } from './discord-state.ts'
import { discordView, factsOf } from './discord-view.ts'
import { addThread, edit, remove, sendFile } from './gateway/message-acts.ts'
import { type PlayedGateway, playGateway } from './gateway/play-gateway.ts'
import { offeredIn } from './offered-in.ts'
import { turnSwitch } from './turn-switch.ts'
import { addUser, press, say, submit } from './user-acts.ts'
import { verifyEndpoint } from './verify-endpoint.ts'

interface Played extends PlayedChannel {
  readonly deliveries: InteractionDeliveries
}

interface StandInOptions {
  readonly clock: Clock
  readonly folder: string | undefined
  readonly onChange: (account: string) => void
  /** Where it is asked: `http://127.0.0.1:3008`; known once the server listens. */
  readonly origin: () => string
}

/** Tests reach the gateway itself, whose state no phone shows. */
export type DiscordStandIn = StandIn & { readonly gateway: PlayedGateway }

const DEMO_CHANNEL = 'ask-ridgeline'

/** Discord: the API below `/discord/api/v10/`, signed interactions, and a server whose channels are looked at by several people. */
export const discordStandIn = ({ clock, folder, onChange, origin }: StandInOptions): DiscordStandIn => {
  const kept = keptState(folder && join(folder, 'discord.json'), freshDiscord)
  const files = keptFiles(folder && join(folder, 'discord-files'))
  const { state } = kept
  // a state of an earlier version knows the regions' only
  state.applications.own ??= newApplication('Casa Verde')
  const applications = playedApps.map(
    (which): Application => ({
      app: discordApp(folder, which),
      own: state.applications[which],
    }),
  )
  if (state.channels.length === 0) newChannel(state, DEMO_CHANNEL, clock.now())
  const running = new Map<string, Played>()
  const gateway = playGateway({
    state,
    applications,
    changed: () => {
      for (const { id } of state.channels) onChange(id)
    },
    address: () => `${origin().replace(/^http/, 'ws')}/discord/gateway`,
  })

  const play = (channel: DiscordChannel): Played => {
    const known = running.get(channel.id)
    if (known) return known
    const draw = () => onChange(channel.id)
    const log = wireLog(clock.now, draw)
    const changed = () => {
      kept.changed()
      // all channels are of one server and its applications
      for (const { id } of state.channels) onChange(id)
    }
    const fileAddress = () => `${origin()}/discord/attachments`
    const context = { applications, state, channel, files, clock, gateway, fileAddress, changed }
    const played = { context, log, deliveries: deliverInteractions(context, log) }
    running.set(channel.id, played)
    return played
  }

  const verify = ({ app }: Application, url: string) => verifyEndpoint(app, clock, url)
  const api = () => `${origin()}/discord`
  const accountOf = (channel: DiscordChannel): Account => ({
    id: channel.id,
    name: `#${channel.name}`,
    handle: 'Ridgeline Community',
    facts: factsOf(play(channel).context, api()),
  })

  const run = async (
    { context, deliveries }: Played,
    { name, value }: Extract<PhoneAct, { do: 'run' }>,
  ): Promise<{ readonly id?: string }> => {
    const { channel, changed } = context
    const application = offeredIn(context)
    switch (name) {
      case 'delete-webhook':
        delete channel.webhook
        break
      case 'new-webhook':
        channel.webhook = newWebhook(state, clock.now())
        break
      case 'expire':
        for (const interaction of channel.interactions) interaction.isExpired = true
        break
      case 'revoke':
        application.own.botToken = randomBytes(40).toString('base64url')
        break
      case 'gateway-drop':
        gateway.drop()
        break
      case 'gateway-reconnect':
        gateway.askToReconnect()
        break
      case 'gateway-invalid':
        gateway.invalidate(false)
        break
      case 'again':
        deliveries.again()
        break
      case 'endpoint':
        if (!value || !(await verify(application, value)))
          throw new ImpossibleAct('The specified interactions endpoint url could not be verified.')
        application.own.endpoint = value
        break
      default:
        throw new ImpossibleAct(`There is nothing called ${name} to do.`)
    }
    changed()
    return {}
  }

  const perform = async (played: Played, act: PhoneAct): Promise<{ readonly id?: string }> => {
    const { context, deliveries } = played
    switch (act.do) {
      case 'say':
        return say(context, deliveries, act)
      case 'press':
        return press(context, deliveries, act)
      case 'submit':
        return submit(context, deliveries, act)
      case 'send':
        return sendFile(context, act)
      case 'edit':
        return edit(context, act)
      case 'add-group':
        return addThread(context, act)
      case 'delete':
        return remove(context, act)
      case 'add-person':
        return addUser(context, act)
      case 'switch':
        turnSwitch(context, act)
        return {}
      case 'run':
        return run(played, act)
      default:
        throw new ImpossibleAct('This cannot be done on Discord.')
    }
  }

  const find = (account: string) => state.channels.find(({ id }) => id === account)
  return {
    kind: 'discord',
    name: 'Discord',
    about: 'Channels of one server. Their ids and webhook addresses go into the Discord panel.',
    noun: 'channel',
    address: 'discord',
    upgrade: gateway.upgrade,
    gateway,
    answer: (request, response, path) =>
      answerFile(files, path, response) ??
      answerDiscord(
        state.channels.map(play),
        applications.map((application) => ({
          ...application,
          state,
          now: clock.now(),
          verifyEndpoint: (url) => verify(application, url),
          describeGateway: () => ({
            url: `${origin().replace(/^http/, 'ws')}/discord/gateway`,
            shards: 1,
            session_start_limit: {
              total: 1000,
              remaining: gateway.startsLeft(application),
              reset_after: 14_400_000,
              max_concurrency: 1,
            },
          }),
        })),
        clock.wait,
        request,
        response,
      ).finally(() => kept.changed()),
    accounts: () => state.channels.map(accountOf),
    addAccount: (name) => {
      const channel = newChannel(state, name, clock.now())
      play(channel).context.changed()
      return accountOf(channel)
    },
    view: (account) => {
      const channel = find(account)
      const played = channel && play(channel)
      return played && discordView(played.context, api(), played.log.lines())
    },
    act: async (account, act) => {
      const channel = find(account)
      if (!channel) throw new ImpossibleAct(`There is no channel ${account}.`)
      return perform(play(channel), act)
    },
    file: (account, id) => {
      const bytes = files.get(id)
      const sent = find(account)
        ?.messages.flatMap(({ attachments = [] }) => attachments)
        .find(({ file }) => file === id)
      if (bytes && sent) return { bytes, type: sent.type }
      const size = bytes && imageSize(bytes)
      return bytes && size ? { bytes, type: size.type } : undefined
    },
    stop: () => {
      for (const { deliveries } of running.values()) deliveries.stop()
      gateway.stop()
      kept.stop()
    },
  }
}
