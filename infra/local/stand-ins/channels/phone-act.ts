import * as z from 'zod'

const where = { chat: z.string(), from: z.string() }
const message = z.string()

/** A file as the page and tests hand it over. */
export const GivenFile = z.object({
  name: z.string().min(1).max(200),
  type: z.string().max(100),
  base64: z.base64(),
  /** Of a voice note. */
  seconds: z.number().int().nonnegative().optional(),
})
export type GivenFile = z.infer<typeof GivenFile>

/** What a person does on the phone, or does to the provider. `chat`, `from` and `message` are ids of the view. */
export const PhoneAct = z.discriminatedUnion('do', [
  z.object({ do: z.literal('say'), ...where, text: z.string().min(1).max(4096), replyTo: message.optional() }),
  z.object({
    do: z.literal('send'),
    ...where,
    as: z.enum(['photo', 'document', 'voice']),
    file: GivenFile,
    caption: z.string().max(1024).default(''),
    replyTo: message.optional(),
  }),
  z.object({
    do: z.literal('place'),
    ...where,
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  /** `button`: its id in the view. */
  z.object({ do: z.literal('press'), ...where, message, button: z.string() }),
  /** A form of the view; without values it is closed. */
  z.object({
    do: z.literal('submit'),
    ...where,
    modal: z.string(),
    values: z.record(z.string(), z.string().max(4096)).optional(),
  }),
  z.object({ do: z.literal('edit'), ...where, message, text: z.string().min(1).max(4096) }),
  z.object({ do: z.literal('delete'), ...where, message }),
  /** An empty emoji takes the reaction back. */
  z.object({ do: z.literal('react'), ...where, message, emoji: z.string().max(16) }),
  z.object({
    do: z.literal('start'),
    ...where,
    payload: z
      .string()
      .regex(/^[\w-]{0,64}$/)
      .default(''),
  }),
  z.object({
    do: z.literal('add-person'),
    name: z.string().trim().min(1).max(64),
    language: z.string().max(10).default('en'),
  }),
  z.object({
    do: z.literal('add-group'),
    title: z.string().trim().min(1).max(128),
    members: z.array(z.string()).min(1),
  }),
  z.object({ do: z.literal('switch'), name: z.string(), value: z.string(), person: z.string().optional() }),
  z.object({
    do: z.literal('run'),
    name: z.string(),
    chat: z.string().optional(),
    value: z.string().max(4096).optional(),
  }),
])
export type PhoneAct = z.infer<typeof PhoneAct>

/** An act that the phone itself does not allow: there is nothing to press, the bot is blocked. */
export class ImpossibleAct extends Error {}
