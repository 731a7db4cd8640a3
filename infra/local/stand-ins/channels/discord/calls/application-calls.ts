import * as z from 'zod'
import type { Application } from '#infra/local/stand-ins/channels/discord/discord-context'
import { DiscordFailure, invalidBody } from '#infra/local/stand-ins/channels/discord/discord-failure'
import { type DiscordCommand, type DiscordState, newId } from '#infra/local/stand-ins/channels/discord/discord-state'
import type { Body } from './read-content.ts'

/** What the bot's token may do. */
export interface ApplicationContext extends Application {
  readonly state: DiscordState
  readonly now: number
  /** Posts Discord's PING, signed rightly and wrongly; whether the endpoint tells them apart. */
  readonly verifyEndpoint: (url: string) => Promise<boolean>
  /** GET /gateway/bot: https://docs.discord.com/developers/events/gateway#get-gateway-bot */
  readonly describeGateway: () => object
}

const Command = z.object({
  name: z.string().regex(/^[-_\p{Ll}\p{N}]{1,32}$/u),
  description: z.string().min(1).max(100),
  type: z.literal(1).default(1),
  options: z
    .array(
      z.object({
        name: z.string().regex(/^[-_\p{Ll}\p{N}]{1,32}$/u),
        description: z.string().min(1).max(100),
        type: z.number().int(),
        required: z.boolean().default(false),
      }),
    )
    .max(25)
    .default([]),
})

export const describeApplication = ({ app, own }: ApplicationContext) => ({
  id: app.applicationId,
  name: own.name,
  verify_key: app.publicKey,
  interactions_endpoint_url: own.endpoint ?? null,
})

/** PATCH /applications/@me: an endpoint is kept only once it has answered PING and refused a wrong signature. */
export const editApplication = async (context: ApplicationContext, body: Body) => {
  const { own, verifyEndpoint } = context
  const url = body.interactions_endpoint_url
  if (url === null || url === '') delete own.endpoint
  else if (typeof url === 'string') {
    if (!(await verifyEndpoint(url)))
      throw invalidBody(
        'interactions_endpoint_url',
        'APPLICATION_INTERACTIONS_ENDPOINT_URL_INVALID',
        'The specified interactions endpoint url could not be verified.',
      )
    own.endpoint = url
  }
  return describeApplication(context)
}

const refuseAway = ({ state, own }: ApplicationContext, guild: string | undefined): void => {
  if (guild === undefined || (guild === state.guild && own.isInstalled)) return
  throw new DiscordFailure(403, 50001, 'Missing Access')
}

const asCommand = ({ app }: ApplicationContext, { id, name, description, options, guild }: DiscordCommand) => ({
  id,
  application_id: app.applicationId,
  name,
  description,
  type: 1,
  options,
  version: id,
  ...(guild === undefined ? {} : { guild_id: guild }),
})

export const listCommands = (context: ApplicationContext, guild: string | undefined) => {
  refuseAway(context, guild)
  return context.own.commands.filter((each) => each.guild === guild).map((each) => asCommand(context, each))
}

/** Where a command can be used is said of those for all servers only: https://docs.discord.com/developers/interactions/application-commands#application-command-object-application-command-structure */
const GLOBAL_ONLY = ['contexts', 'integration_types', 'dm_permission'] as const

/** POST …/commands: one of the same name is replaced. */
export const addCommand = (context: ApplicationContext, guild: string | undefined, body: unknown) => {
  const { state, own, now } = context
  refuseAway(context, guild)
  const read = Command.safeParse(body)
  if (!read.success) throw new DiscordFailure(400, 50035, 'Invalid Form Body', { errors: z.treeifyError(read.error) })
  const wrong = guild === undefined ? undefined : GLOBAL_ONLY.find((field) => Object.hasOwn(body as object, field))
  if (wrong) throw invalidBody(wrong, 'APPLICATION_COMMAND_GLOBAL_ONLY', 'Only global commands have this field.')
  const { name, description, options } = read.data
  const before = own.commands.find((each) => each.name === name && each.guild === guild)
  const command: DiscordCommand = {
    id: before?.id ?? newId(state, now),
    name,
    description,
    options: options.map((option) => ({ name: option.name, type: option.type, required: option.required })),
    ...(guild === undefined ? {} : { guild }),
  }
  own.commands = [...own.commands.filter((each) => each !== before), command]
  return asCommand(context, command)
}

/** PUT …/commands: these and no others. */
export const replaceCommands = (context: ApplicationContext, guild: string | undefined, body: unknown) => {
  refuseAway(context, guild)
  if (!Array.isArray(body)) throw new DiscordFailure(400, 50035, 'Invalid Form Body')
  context.own.commands = context.own.commands.filter((each) => each.guild !== guild)
  return body.map((each) => addCommand(context, guild, each))
}
