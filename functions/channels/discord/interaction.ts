import * as z from 'zod'
import { threadTypes } from './messages/place.ts'

// Of https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-object what is read.

/** A snowflake, as text: 64 bits are more than JavaScript's numbers hold. */
const Id = z.string().regex(/^\d{1,20}$/)

/** Part of a path by which an interaction is answered: it may lead nowhere else. */
const TOKEN = /^(?!\.+$)[\w.=~+-]+$/

const User = z.object({
  id: Id,
  username: z.string().optional(),
  global_name: z.string().nullish(),
  avatar: z.string().nullish(),
  bot: z.boolean().optional(),
})

const Member = z.object({ nick: z.string().nullish(), user: User })

const CommandData = z.object({
  name: z.string(),
  options: z.array(z.object({ name: z.string(), value: z.unknown().optional() })).optional(),
})

const Button = z.object({ custom_id: z.string().optional(), label: z.string().nullish() })

const ComponentData = z.object({ custom_id: z.string().min(1).max(100), component_type: z.int() })

/** In a label, or in the older action row: https://docs.discord.com/developers/components/reference#text-input */
const Input = z.object({ custom_id: z.string(), value: z.string() })

export const Interaction = z.object({
  id: Id,
  application_id: Id,
  type: z.int(),
  token: z.string().max(1000).regex(TOKEN),
  channel_id: Id.optional(),
  /** A channel has a parent too: its category. */
  channel: z.object({ type: z.int(), parent_id: Id.nullish() }).optional().catch(undefined),
  /** In a server; in direct messages `user`. */
  member: Member.optional(),
  user: User.optional(),
  locale: z.string().optional(),
  data: z.unknown().optional(),
  message: z.object({ components: z.array(z.unknown()).optional() }).optional(),
})
export type Interaction = z.infer<typeof Interaction>

/** What the user did, as far as the agent is concerned. */
export type Asked =
  | { readonly kind: 'question'; readonly text: string }
  /** The command without words: they are asked for. */
  | { readonly kind: 'no-words' }
  | { readonly kind: 'button'; readonly button: string; readonly label: string }
  | { readonly kind: 'other' }

/** The names of our command, of its option, and of the form with its field. */
export const ASK = 'ask'
export const QUESTION = 'question'

/** https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-object-interaction-type */
export const interactionType = { ping: 1, command: 2, component: 3, autocomplete: 4, form: 5 } as const
const BUTTON = 2

export const askedIn = ({ type, data, message }: Interaction): Asked => {
  if (type === interactionType.command) return fromCommand(data)
  if (type === interactionType.form) return fromForm(data)
  return type === interactionType.component ? fromButton(data, message?.components) : { kind: 'other' }
}

const fromCommand = (data: unknown): Asked => {
  const command = CommandData.safeParse(data).data
  if (command?.name !== ASK) return { kind: 'other' }
  const given = command.options?.find(({ name }) => name === QUESTION)?.value
  const text = typeof given === 'string' ? given.trim() : ''
  return text === '' ? { kind: 'no-words' } : { kind: 'question', text }
}

const fromForm = (data: unknown): Asked => {
  const form = z.object({ custom_id: z.literal(ASK), components: z.array(z.unknown()) }).safeParse(data).data
  const text = inputsIn(form?.components)
    .find(({ custom_id }) => custom_id === QUESTION)
    ?.value.trim()
  return text ? { kind: 'question', text } : { kind: 'other' }
}

/** A message has at most forty, and a form five: https://docs.discord.com/developers/components/reference. Looking at each takes time. */
const MOST_COMPONENTS = 40

const inputsIn = (components: readonly unknown[] | undefined): readonly z.infer<typeof Input>[] =>
  (components ?? []).slice(0, MOST_COMPONENTS).flatMap((outer) => {
    const { component, components: row } = z
      .object({ component: z.unknown().optional(), components: z.array(z.unknown()).optional() })
      .catch({})
      .parse(outer)
    return [component, ...(row ?? []).slice(0, MOST_COMPONENTS)].flatMap((inner) => Input.safeParse(inner).data ?? [])
  })

const fromButton = (data: unknown, rows: readonly unknown[] = []): Asked => {
  const pressed = ComponentData.safeParse(data).data
  if (pressed?.component_type !== BUTTON) return { kind: 'other' }
  const buttons = rows
    .slice(0, MOST_COMPONENTS)
    .flatMap((row) => z.object({ components: z.array(z.unknown()) }).safeParse(row).data?.components ?? [])
  const label = buttons
    .slice(0, MOST_COMPONENTS)
    .flatMap((button) => Button.safeParse(button).data ?? [])
    .find(({ custom_id }) => custom_id === pressed.custom_id)?.label
  return { kind: 'button', button: pressed.custom_id, label: label || pressed.custom_id }
}

/** The channel that it happened in, also where that was in one of its threads: those are not connected by themselves. */
export const channelIn = ({ channel_id, channel }: Interaction): string | undefined =>
  channel_id && channel?.parent_id && threadTypes.includes(channel.type) ? channel.parent_id : channel_id

/** Who did it; nobody for a bot, which would be answered for ever. */
export const userIn = ({ member, user }: Interaction) => {
  const found = member?.user ?? user
  if (!found || found.bot) return undefined
  return { ...found, name: member?.nick || found.global_name || found.username }
}

const EPOCH_MS = 1_420_070_400_000

/** When a snowflake was made, in milliseconds: https://docs.discord.com/developers/reference#snowflakes */
export const timeOf = (id: string): number => Number(BigInt(id) >> 22n) + EPOCH_MS
