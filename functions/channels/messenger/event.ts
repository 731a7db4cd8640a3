import * as z from 'zod'

/** Texts and numbers are as documented, but a field of another type must not hide the rest of the event. */
const text = z.string().optional().catch(undefined)
const flag = z.boolean().optional().catch(undefined)
const id = z.union([z.string(), z.number()]).transform(String).optional().catch(undefined)

const Party = z.object({ id })

/** https://developers.facebook.com/docs/messenger-platform/reference/webhook-events/messages */
const Attachment = z.object({
  type: text,
  /** Of older fallbacks. */
  title: text,
  url: text,
  payload: z
    .object({
      url: text,
      title: text,
      sticker_id: id,
      coordinates: z.object({ lat: z.number(), long: z.number() }).optional().catch(undefined),
      /** Of a product that is shared. */
      product: z
        .object({ elements: z.array(z.object({ title: text, subtitle: text })).catch([]) })
        .optional()
        .catch(undefined),
      /** Of a template, in echoes. */
      text,
      elements: z
        .array(z.object({ title: text, subtitle: text }))
        .optional()
        .catch(undefined),
    })
    .optional()
    .catch(undefined),
})
export type Attachment = z.infer<typeof Attachment>

/** https://developers.facebook.com/docs/messenger-platform/reference/webhook-events/messaging_referrals */
const Referral = z
  .object({
    ref: text,
    source: text,
    ad_id: id,
    ads_context_data: z.object({ ad_title: text }).optional().catch(undefined),
    /** Instagram: the conversation began at a product. */
    product: z.object({ id }).optional().catch(undefined),
  })
  .optional()
  .catch(undefined)
export type Referral = NonNullable<z.infer<typeof Referral>>

const Message = z.object({
  mid: z.string().min(1).max(500),
  text,
  attachments: z.array(Attachment).catch([]).default([]),
  quick_reply: z.object({ payload: text }).optional().catch(undefined),
  /** Instagram: `story`. */
  reply_to: z
    .object({ story: z.object({ url: text }).optional().catch(undefined) })
    .optional()
    .catch(undefined),
  referral: Referral,
  is_echo: flag,
  is_deleted: flag,
  is_unsupported: flag,
  /** Of an echo: which app sent it, and what it gave with it. Meta's own inbox has an id, too, or none. */
  app_id: id,
  metadata: text,
})
export type Message = z.infer<typeof Message>

const part = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined)

/** What the Messenger Platform tells of one conversation: one of the parts below `timestamp`, in milliseconds. */
export const MessagingEvent = z.object({
  sender: Party,
  recipient: Party,
  timestamp: z.coerce.number().optional().catch(undefined),
  message: part(Message),
  message_edit: part(z.object({ mid: z.string().min(1).max(500), text })),
  postback: part(z.object({ mid: text, title: text, payload: text, referral: Referral })),
  reaction: part(z.object({ mid: z.string().min(1).max(500), action: text, emoji: text, reaction: text })),
  /** `mid`: Instagram. `watermark`: everything until then, in milliseconds. */
  read: part(z.object({ mid: text, watermark: z.number().optional().catch(undefined) })),
  delivery: part(z.object({ mids: z.array(z.string()).catch([]).default([]), watermark: z.number().optional() })),
  referral: Referral,
  optin: part(z.object({ ref: text })),
})
export type MessagingEvent = z.infer<typeof MessagingEvent>
