/**
 * What Meta publishes as examples of its webhooks, word for word. `O` is its OpenAPI "Business Messaging API v23.0", `WebhookPayload`:
 * https://github.com/facebook/openapi/blob/main/business-messaging-api_v23.0.yaml, pages are below
 * https://developers.facebook.com/documentation/business-messaging/whatsapp/.
 */

type Value = Readonly<Record<string, unknown>>

const metadata = { display_phone_number: '15550783881', phone_number_id: '106540352242922' }
const contacts = [{ profile: { name: 'Sheena Nelson' }, wa_id: '16505551234' }]
const wamid = 'wamid.HBgLMTY1MDM4Nzk0MzkVAgASGBQzQTRBNjU5OUFFRTAzODEwMTQ0RgA='
const sentId = 'wamid.HBgLMTY1MDM4Nzk0MzkVAgASGBQzQUFERjg0NDEzNDdFODU3MUMxMAA='

const value = (more: Value): Value => ({ messaging_product: 'whatsapp', metadata, ...more })
const message = (more: Value) => value({ contacts, messages: [{ from: '16505551234', id: wamid, ...more }] })
const status = (more: Value) =>
  value({ statuses: [{ id: sentId, timestamp: '1750030073', recipient_id: '16505551234', ...more }] })

const media = (type: string, more: Value) =>
  message({
    timestamp: '1744344496',
    type,
    [type]: { ...more, url: 'https://lookaside.fbsbx.com/whatsapp_business/attachments/?mid=133...' },
  })

const unhealthy = 'This message was not delivered to maintain healthy ecosystem engagement.'
const unhealthyError = {
  code: 131049,
  title: unhealthy,
  message: unhealthy,
  error_data: {
    details: 'In order to maintain a healthy ecosystem engagement, the message failed to be delivered.',
  },
  href: '/documentation/business-messaging/whatsapp/support/error-codes',
}

const userId = 'US.13491208655302741918'
const parent = 'US.ENT.11815799212886844830'

/** Published: each with its place. */
const published: Readonly<Record<string, Value>> = {
  // webhooks/reference/messages, "Incoming messages"; O TextMessage
  text: message({ timestamp: '1749416383', type: 'text', text: { body: 'Does it come in another color?' } }),
  // webhooks/reference/messages/image; O ImageMessage
  image: media('image', {
    caption: 'Taj Mahal',
    mime_type: 'image/jpeg',
    sha256: 'SfInY0gGKTsJlUWbwxC1k+FAD0FZHvzwfpvO0zX0GUI=',
    id: '1003383421387256',
  }),
  // webhooks/reference/messages/audio
  audio: media('audio', {
    mime_type: 'audio/ogg; codecs=opus',
    sha256: 'wvqXMe6n7n1W0zphvLPoLj+s/NtKqmr3zZ7YzTP7xFI=',
    id: '1908647269898587',
    voice: true,
  }),
  // webhooks/reference/messages/document
  document: media('document', {
    caption: 'my receipt',
    filename: 'receipt.pdf',
    mime_type: 'application/pdf',
    sha256: 'V5OPpLD/gEG6Xjg0MbmQDLFgcKsL+j5LfY4ny/pZ4MY=',
    id: '622684793477189',
  }),
  // webhooks/reference/messages/location; O LocationMessage
  location: message({
    timestamp: '1744344496',
    type: 'location',
    location: {
      address: '101 Forest Ave, Palo Alto, CA 94301',
      latitude: 37.44221496582,
      longitude: -122.16165924072,
      name: 'Philz Coffee',
      url: 'https://philzcoffee.com/',
    },
  }),
  // webhooks/reference/messages/contacts; O ContactSharingMessage
  contacts: message({
    timestamp: '1744344496',
    type: 'contacts',
    contacts: [
      {
        name: { first_name: 'Lucía', last_name: 'Gómez', formatted_name: 'Lucía Gómez' },
        org: { company: 'Google' },
        phones: [{ phone: '+1 (983) 555-2319', wa_id: '19835552319', type: 'MOBILE' }],
      },
    ],
  }),
  // webhooks/reference/messages/interactive, the second example; O InteractiveMessageReply
  'row of a list': message({
    id: 'wamid.HBgLMTY1MDM4Nzk0MzkVAgASGBQzQUJDQ0NDM0FEODY4ODkzOTc5RgA=',
    timestamp: '1749854575',
    type: 'interactive',
    context: { from: '15550783881', id: 'wamid.HBgLMTY1MDM4Nzk0MzkVAgARGBJGMzEyNzhENTZDMzNGODlDRDgA' },
    interactive: {
      type: 'list_reply',
      list_reply: { id: 'priority_express', title: 'Priority Mail Express', description: 'Next Day to 2 Days' },
    },
  }),
  // webhooks/reference/messages/interactive, the first example
  'reply button': message({
    timestamp: '1714510003',
    type: 'interactive',
    context: { from: '15550783881', id: sentId },
    interactive: { type: 'button_reply', button_reply: { id: 'change-button', title: 'Change' } },
  }),
  // webhooks/reference/messages/button; O ButtonMessage
  'button of a template': message({
    id: 'wamid.HBgLMTY1MDM4Nzk0MzkVAgASGBQzQUU0M0MxQzQzMUJCMTMwNUZFOQA=',
    timestamp: '1750091045',
    type: 'button',
    context: { from: '15550783881', id: 'wamid.HBgLMTY1MDM4Nzk0MzkVAgARGBJFNjk2OTMwNEZCQjhGMzUyQUYA' },
    button: { payload: 'Unsubscribe', text: 'Unsubscribe' },
  }),
  // webhooks/reference/messages/reaction, the first example
  reaction: message({
    id: sentId,
    timestamp: '1749419544',
    type: 'reaction',
    reaction: { message_id: 'wamid.HBgLMTQxMjU1NTA4MjkVAgASGBQzQUNCNjk5RDUwNUZGMUZEM0VBRAA=', emoji: '👍' },
  }),
  // webhooks/reference/messages/order; O OrderMessage
  order: message({
    id: 'wamid.HBgLMTY1MDM4Nzk0MzkVAgASGBQzQTEyQjFGNzI1QTQxMjI5QTMyOQA=',
    timestamp: '1750096325',
    type: 'order',
    order: {
      catalog_id: '194836987003835',
      text: '',
      product_items: [
        { product_retailer_id: 'di9ozbzfi4', quantity: 2, item_price: 30, currency: 'USD' },
        { product_retailer_id: 'nqryix03ez', quantity: 1, item_price: 25, currency: 'USD' },
      ],
    },
  }),
  // webhooks/reference/messages/system; O SystemMessage
  'changed number': value({
    messages: [
      {
        from: '16505551234',
        id: 'wamid.HBgLMTk4MzU1NTE5NzQVAgASGAoxMTgyMDg2MjY3AA==',
        timestamp: '1750269342',
        type: 'system',
        system: {
          body: 'User Sheena Nelson changed from 16505551234 to 12195555358',
          wa_id: '12195555358',
          type: 'user_changed_number',
        },
      },
    ],
  }),
  // webhooks/reference/messages/unsupported; O UnsupportedMessage
  unsupported: message({
    id: 'wamid.HBgLMTQyMDU1NTA3NDkVAgASGBI5N0MwRjg0RTVBNUI1RDA2OTkA',
    timestamp: '1750090702',
    errors: [
      {
        code: 131051,
        title: 'Message type unknown',
        message: 'Message type unknown',
        error_data: { details: 'Message type is currently not supported.' },
      },
    ],
    type: 'unsupported',
  }),
  // webhooks/reference/messages/status, "Examples (1 of 3)"
  'status sent': status({
    status: 'sent',
    conversation: {
      id: '72b14d6bd5407799e66f64d1b338e567',
      expiration_timestamp: '1750116480',
      origin: { type: 'marketing' },
    },
    pricing: { billable: true, pricing_model: 'PMP', type: 'regular', category: 'marketing' },
  }),
  // webhooks/reference/messages/status, "Examples (2 of 3)"
  'status without a conversation': status({ status: 'sent' }),
  // webhooks/reference/messages/status, "Examples (3 of 3)"
  'status failed': status({
    id: 'wamid.HBgLMTY1MDM4Nzk0MzkVAgARGBI0QUQ2MjA4NEYyRkExNjMyREUA',
    status: 'failed',
    timestamp: '1751142888',
    errors: [unhealthyError],
  }),
  // business-scoped-user-ids, "Status messages webhooks", the first example
  'status with both ids': value({
    contacts: [
      {
        profile: { name: 'Pablo M.', username: '@pablomorales' },
        wa_id: '16505551234',
        user_id: userId,
        parent_user_id: parent,
      },
    ],
    statuses: [
      {
        id: sentId,
        status: 'delivered',
        timestamp: '1750030073',
        recipient_id: '16505551234',
        recipient_user_id: userId,
        recipient_parent_user_id: parent,
        pricing: { billable: true, pricing_model: 'PMP', type: 'regular', category: 'marketing' },
      },
    ],
  }),
  // business-scoped-user-ids, "Status messages webhooks", the failed one
  'status failed without contacts': status({ status: 'failed', errors: [unhealthyError] }),
  // business-scoped-user-ids, "Incoming messages webhooks", the example
  'text of a hidden number': value({
    contacts: [
      { profile: { name: 'Sheena Nelson', username: '@realsheenanelson' }, user_id: userId, parent_user_id: parent },
    ],
    messages: [
      {
        from_user_id: userId,
        from_parent_user_id: parent,
        id: wamid,
        timestamp: '1749416383',
        type: 'text',
        text: { body: 'Does it come in another color?' },
      },
    ],
  }),
  // the app dashboard's own "Test" of the field messages
  'test of the dashboard': {
    messaging_product: 'whatsapp',
    metadata: { display_phone_number: '16505551111', phone_number_id: '123456123' },
    contacts: [{ profile: { name: 'test user name' }, wa_id: '16315551181', user_id: userId }],
    messages: [
      {
        id: 'ABGGFlA5Fpa',
        timestamp: '1504902988',
        from: '16315551181',
        from_user_id: userId,
        type: 'text',
        text: { body: 'this is a text message' },
      },
    ],
  },
  // webhooks/reference/smb_message_echoes, "Syntax" with the example values of its parameters
  echo: value({
    message_echoes: [
      {
        from: '15550783881',
        to: '16505551234',
        id: 'wamid.HBgLMTY1MDM4Nzk0MzkVAgASGBQzQUFERjg0NDEzNDdFODU3MUMxMAA=',
        timestamp: '1739321024',
        type: 'text',
        text: { body: "Here's the info you requested! https://www.meta.com/quest/quest-3/" },
      },
    ],
  }),
  // webhooks/reference/messages/edit, "Syntax" with values
  edit: message({
    id: 'wamid.HBgLMTY1MDM4Nzk0MzkVAgASGBQzQTRBNjU5OUFFRTAzODEwMTQ1RgA=',
    timestamp: '1749854600',
    type: 'edit',
    edit: {
      original_message_id: wamid,
      message: { context: { id: 'M0' }, type: 'text', text: { body: 'Does it come in blue?' } },
    },
  }),
  // webhooks/reference/messages/revoke, "Syntax" with values
  revoke: message({
    id: 'wamid.HBgLMTY1MDM4Nzk0MzkVAgASGBQzQTRBNjU5OUFFRTAzODEwMTQ2RgA=',
    timestamp: '1749854700',
    type: 'revoke',
    revoke: { original_message_id: wamid },
  }),
  // phone-numbers/conversational-components, "Welcome messages", "Syntax" with values
  'request for a welcome': message({ timestamp: '1749416383', type: 'request_welcome' }),
}

/** Made by hand after the pages' tables, for what has no example. */
export const handMade: Readonly<Record<string, Value>> = {
  video: media('video', { mime_type: 'video/mp4', sha256: 'x', id: '4' }),
  sticker: media('sticker', { mime_type: 'image/webp', sha256: 'x', id: '5', animated: false }),
  'reaction taken back': message({ timestamp: '1749419545', type: 'reaction', reaction: { message_id: sentId } }),
  'from an advertisement': message({
    timestamp: '1749416383',
    type: 'text',
    text: { body: 'Hi' },
    referral: {
      source_url: 'https://fb.me/3cr4Wqqkv',
      source_id: '120226305854810726',
      source_type: 'ad',
      headline: 'Chat with us',
      ctwa_clid: 'Aff-n8ZTODiE79d22KtAwQKj9e',
    },
  }),
  'message of a group': message({ group_id: 'Y2FwaV9ncm91cA', timestamp: '1', type: 'text', text: { body: 'Hi all' } }),
  'changed user id': value({
    messages: [
      {
        from_user_id: userId,
        id: 'wamid.S',
        timestamp: '1750269342',
        type: 'system',
        system: { type: 'user_changed_user_id', user_id: 'US.2', previous_user_id: userId },
      },
    ],
  }),
  'first message to a number in the app': message({
    timestamp: '1',
    type: 'unsupported',
    errors: [{ code: 131060, title: 'This message is unavailable' }],
  }),
  'a type of tomorrow': message({ timestamp: '1', type: 'hologram', hologram: { id: '1' } }),
  'a status of tomorrow': status({ status: 'warned' }),
}

export const whatsappUpdates: Readonly<Record<string, Value>> = { ...published, ...handMade }
export const publishedCount = Object.keys(published).length

/** A body as Meta sends it. */
export const whatsappBody = (...values: readonly Value[]): string =>
  JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [{ id: '102290129340398', changes: values.map((one) => ({ value: one, field: 'messages' })) }],
  })
