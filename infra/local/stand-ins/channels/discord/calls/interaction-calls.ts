import * as z from 'zod'
import {
  addMessage,
  applicationOf,
  asMessage,
  type DiscordContext,
} from '#infra/local/stand-ins/channels/discord/discord-context'
import {
  DiscordFailure,
  Hang,
  invalidToken,
  unknownMessage,
  unknownWebhook,
} from '#infra/local/stand-ins/channels/discord/discord-failure'
import type {
  DiscordInteraction,
  DiscordMessage,
  DiscordModal,
} from '#infra/local/stand-ins/channels/discord/discord-state'
import { type Body, readContent } from './read-content.ts'
import { refuseLimited } from './webhook-calls.ts'

const TOKEN_MS = 15 * 60_000
const EPHEMERAL = 64

const Answer = z.object({
  type: z.union([z.literal(4), z.literal(5), z.literal(6), z.literal(9)]),
  data: z.record(z.string(), z.unknown()).optional(),
})

const Input = z.object({
  type: z.literal(4),
  custom_id: z.string().min(1).max(100),
  label: z.string().max(45).optional(),
  style: z.number().int().min(1).max(2),
  required: z.boolean().optional(),
  max_length: z.number().int().min(1).max(4000).optional(),
})
/** https://docs.discord.com/developers/components/using-modal-components: a label with an input, or the older action row. */
const Field = z.union([
  z
    .object({ type: z.literal(18), label: z.string().min(1).max(45), component: Input })
    .transform(({ label, component }) => ({ ...component, label, isLabelled: true })),
  z
    .object({ type: z.literal(1), components: z.tuple([Input.extend({ label: z.string().max(45) })]) })
    .transform(({ components: [input] }) => ({ ...input, isLabelled: false })),
])
const Modal = z.object({
  custom_id: z.string().min(1).max(100),
  title: z.string().min(1).max(45),
  components: z.array(Field).min(1).max(5),
})

const modalOf = ({ id, applicationId, user }: DiscordInteraction, data: unknown): DiscordModal => {
  const read = Modal.safeParse(data)
  if (!read.success) throw new DiscordFailure(400, 50035, 'Invalid Form Body', { errors: z.treeifyError(read.error) })
  const { custom_id, title, components } = read.data
  return {
    id,
    applicationId,
    user,
    customId: custom_id,
    title,
    fields: components.map((field) => ({
      customId: field.custom_id,
      label: field.label,
      isLong: field.style === 2,
      isRequired: field.required ?? true,
      maxLength: field.max_length ?? 4000,
      isLabelled: field.isLabelled,
    })),
  }
}

/**
 * The application's first answer, in the HTTP answer or by `callback`.
 * https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-response-object
 */
export const takeAnswer = async (
  context: DiscordContext,
  interaction: DiscordInteraction,
  given: unknown,
  invoked: NonNullable<DiscordMessage['invoked']>,
): Promise<void> => {
  const { channel, files, changed } = context
  if (interaction.state === 'answered')
    throw new DiscordFailure(400, 40060, 'Interaction has already been acknowledged.')
  if (interaction.state === 'failed') throw new DiscordFailure(404, 10062, 'Unknown interaction')
  const read = Answer.safeParse(given)
  if (!read.success) throw new DiscordFailure(400, 50035, 'Invalid Form Body')
  const { type, data = {} } = read.data
  const isHidden = (Number(data.flags ?? 0) & EPHEMERAL) !== 0
  const about = {
    from: 'app',
    name: applicationOf(context, interaction).own.name,
    applicationId: interaction.applicationId,
    invoked,
    ...(isHidden ? { onlyFor: interaction.user } : {}),
  }
  if (type === 9) channel.modals.push(modalOf(interaction, data))
  if (type === 4)
    interaction.original = addMessage(context, {
      ...about,
      ...(await readContent(data, files, { isOwned: true })),
    }).id
  if (type === 5)
    interaction.original = addMessage(context, { ...about, content: '', embeds: [], rows: [], isThinking: true }).id
  interaction.state = 'answered'
  changed()
}

/** An interaction that can still be answered, by its token. */
export const usable = ({ clock }: DiscordContext, interaction: DiscordInteraction): DiscordInteraction => {
  if (interaction.state !== 'answered') throw unknownWebhook()
  if (interaction.isExpired || clock.now() - interaction.at > TOKEN_MS) throw invalidToken()
  return interaction
}

const originalOf = ({ channel }: DiscordContext, { original }: DiscordInteraction): DiscordMessage => {
  const message = channel.messages.find(({ id }) => id === original)
  if (!message) throw unknownMessage()
  return message
}

export const getOriginal = (context: DiscordContext, interaction: DiscordInteraction) =>
  asMessage(context, originalOf(context, interaction))

/** May be repeated: the message has then what the last one gave. */
export const editOriginal = async (context: DiscordContext, interaction: DiscordInteraction, body: Body) => {
  const { channel, files, clock, changed } = context
  refuseLimited(context)
  const message = originalOf(context, interaction)
  if (channel.faults.hangs === 'before') throw new Hang()
  const content = await readContent(body, files, { isOwned: true })
  // the first edit of a deferred answer is the answer
  const edited = message.isThinking ? {} : { editedAt: clock.now() }
  Object.assign(message, content, { isThinking: false }, edited)
  changed()
  if (channel.faults.hangs === 'after') throw new Hang()
  return asMessage(context, message)
}

export const deleteOriginal = (context: DiscordContext, interaction: DiscordInteraction): undefined => {
  const message = originalOf(context, interaction)
  context.channel.messages = context.channel.messages.filter((each) => each !== message)
  context.changed()
}

/** POST /webhooks/{application}/{token}: buttons are allowed, and with a deferred answer it is the answer. */
export const followUp = async (context: DiscordContext, interaction: DiscordInteraction, body: Body) => {
  const { channel, files, changed } = context
  const original = channel.messages.find(({ id }) => id === interaction.original)
  if (original?.isThinking) return editOriginal(context, interaction, body)
  refuseLimited(context)
  if (channel.faults.hangs === 'before') throw new Hang()
  const content = await readContent(body, files, { isOwned: true })
  const message = addMessage(context, {
    from: 'app',
    name: applicationOf(context, interaction).own.name,
    applicationId: interaction.applicationId,
    ...content,
    ...(Number(body.flags ?? 0) & EPHEMERAL ? { onlyFor: interaction.user } : {}),
  })
  changed()
  if (channel.faults.hangs === 'after') throw new Hang()
  return asMessage(context, message)
}
