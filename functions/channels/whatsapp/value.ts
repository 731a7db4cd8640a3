import * as z from 'zod'

/**
 * What the webhook `messages` brings, as far as it is read. Meta adds fields and types at any time, so all but a few is optional.
 * https://developers.facebook.com/documentation/business-messaging/whatsapp/webhooks/reference/messages and, for users without a
 * phone number, https://developers.facebook.com/documentation/business-messaging/whatsapp/business-scoped-user-ids
 */
const Text = z.string().optional().catch(undefined)
/** Whole seconds since 1970, as text. */
const Seconds = z.coerce.number().int().min(0).max(999_999_999_999).catch(0)

const Contact = z.object({
  profile: z.object({ name: Text, username: Text }).optional().catch(undefined),
  wa_id: Text,
  user_id: Text,
})

export const Failure = z.object({
  code: z.number().optional().catch(undefined),
  title: Text,
  message: Text,
  error_data: z.object({ details: Text }).optional().catch(undefined),
})
export type Failure = z.infer<typeof Failure>

const Media = z.object({
  id: z.string().min(1),
  mime_type: Text,
  caption: Text,
  filename: Text,
  voice: z.boolean().optional().catch(undefined),
})
export type Media = z.infer<typeof Media>

const Chosen = z.object({ id: Text, title: Text, description: Text })

const Card = z.object({
  name: z.object({ formatted_name: Text, first_name: Text, last_name: Text }).optional().catch(undefined),
  org: z.object({ company: Text }).optional().catch(undefined),
  phones: z
    .array(z.object({ phone: Text }))
    .optional()
    .catch(undefined),
  emails: z
    .array(z.object({ email: Text }))
    .optional()
    .catch(undefined),
})
export type Card = z.infer<typeof Card>

/** What a message says, in the property of its type's name. */
export const Content = z.object({
  type: z.string(),
  text: z.object({ body: z.string() }).optional().catch(undefined),
  image: Media.optional().catch(undefined),
  video: Media.optional().catch(undefined),
  audio: Media.optional().catch(undefined),
  document: Media.optional().catch(undefined),
  sticker: Media.optional().catch(undefined),
  location: z
    .object({ latitude: z.number(), longitude: z.number(), name: Text, address: Text })
    .optional()
    .catch(undefined),
  contacts: z.array(Card).optional().catch(undefined),
  interactive: z
    .object({
      type: z.string(),
      button_reply: Chosen.optional().catch(undefined),
      list_reply: Chosen.optional().catch(undefined),
      nfm_reply: z.object({ body: Text }).optional().catch(undefined),
    })
    .optional()
    .catch(undefined),
  button: z.object({ text: Text, payload: Text }).optional().catch(undefined),
  order: z
    .object({
      text: Text,
      product_items: z
        .array(
          z.object({
            product_retailer_id: Text,
            quantity: z.coerce.number().catch(1),
            item_price: z.coerce.number().optional().catch(undefined),
            currency: Text,
          }),
        )
        .catch([]),
    })
    .optional()
    .catch(undefined),
})
export type Content = z.infer<typeof Content>

export const Message = Content.extend({
  id: z.string(),
  from: Text,
  from_user_id: Text,
  group_id: Text,
  timestamp: Seconds,
  reaction: z.object({ message_id: z.string(), emoji: Text }).optional().catch(undefined),
  edit: z.object({ original_message_id: z.string(), message: Content }).optional().catch(undefined),
  revoke: z.object({ original_message_id: z.string() }).optional().catch(undefined),
  system: z.object({ type: Text, wa_id: Text, user_id: Text, previous_user_id: Text }).optional().catch(undefined),
  referral: z
    .object({ source_url: Text, source_id: Text, source_type: Text, headline: Text, ctwa_clid: Text })
    .optional()
    .catch(undefined),
  errors: z.array(Failure).optional().catch(undefined),
})
export type Message = z.infer<typeof Message>

/** https://developers.facebook.com/documentation/business-messaging/whatsapp/webhooks/reference/messages/status */
export const Status = z.object({
  id: z.string(),
  status: z.string(),
  timestamp: Seconds,
  group_id: Text,
  biz_opaque_callback_data: Text,
  errors: z.array(Failure).optional().catch(undefined),
})

/** https://developers.facebook.com/documentation/business-messaging/whatsapp/webhooks/reference/smb_message_echoes */
export const Echo = Message.extend({ to: Text, to_user_id: Text })
export type Echo = z.infer<typeof Echo>

/** A slice: one of the lists, with one item. */
export const Value = z.object({
  contacts: z.array(Contact).optional().catch(undefined),
  messages: z.array(z.unknown()).optional().catch(undefined),
  statuses: z.array(z.unknown()).optional().catch(undefined),
  message_echoes: z.array(z.unknown()).optional().catch(undefined),
})
export type Value = z.infer<typeof Value>
