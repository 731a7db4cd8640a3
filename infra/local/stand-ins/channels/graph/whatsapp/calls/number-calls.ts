import { createHash } from 'node:crypto'
import { GraphFailure, messageFailure, missing } from '#infra/local/stand-ins/channels/graph/graph-failure'
import { OTHER_APP, subscribedApp } from '#infra/local/stand-ins/channels/graph/meta-state'
import { pickFields } from '#infra/local/stand-ins/channels/graph/pick-fields'
import { verifyCallback } from '#infra/local/stand-ins/channels/graph/verify-callback'
import type { NumberContext } from '#infra/local/stand-ins/channels/graph/whatsapp/number-context'
import { keepMedia } from '#infra/local/stand-ins/channels/graph/whatsapp/number-media'
import type { Parameters } from '#infra/local/stand-ins/channels/wire/read-parameters'

type Call = (context: NumberContext, parameters: Parameters) => unknown

const known = [
  'display_phone_number',
  'verified_name',
  'quality_rating',
  'code_verification_status',
  'platform_type',
  'status',
  'name_status',
  'is_on_biz_app',
  'account_mode',
]
/** What is told of a number unless fields are asked for: not its status. */
const usual = 'display_phone_number,verified_name,quality_rating,code_verification_status,platform_type'

/** GET {phone-number-id}: https://developers.facebook.com/docs/graph-api/reference/whats-app-business-account-to-number-current-status */
export const describeNumber: Call = (
  { number: { id, display, name, isRegistered, isOnBusinessApp = false } },
  { values },
) =>
  pickFields(
    {
      id,
      display_phone_number: display,
      verified_name: name,
      quality_rating: 'GREEN',
      code_verification_status: 'VERIFIED',
      platform_type: isRegistered ? 'CLOUD_API' : 'NOT_APPLICABLE',
      status: isRegistered ? 'CONNECTED' : 'PENDING',
      name_status: 'APPROVED',
      is_on_biz_app: isOnBusinessApp,
      account_mode: 'LIVE',
    },
    values.fields,
    { usual, known, type: 'WhatsAppBusinessPhoneNumber' },
  )

/** GET {waba-id}/phone_numbers */
export const listNumbers: Call = (context, parameters) => ({
  data: context.number.isWithoutNumber ? [] : [describeNumber(context, parameters)],
})

/** POST {phone-number-id}/register: the first PIN is kept, every later one must be it. */
export const register: Call = ({ number, changed }, { values }) => {
  const { pin = '' } = values
  if (values.messaging_product !== 'whatsapp') throw missing('messaging_product')
  if (!/^\d{6}$/.test(pin)) throw new GraphFailure(100, '(#100) Param pin must be 6 characters long.')
  if (number.pin !== undefined && number.pin !== pin)
    throw messageFailure(
      133005,
      'Two step verification PIN Mismatch',
      'The two-step verification PIN provided does not match.',
    )
  number.pin = pin
  number.isRegistered = true
  changed()
  return { success: true }
}

export const deregister: Call = ({ number, changed }) => {
  number.isRegistered = false
  changed()
  return { success: true }
}

/** GET {waba-id}/subscribed_apps */
export const listSubscribed: Call = ({ number: { appId, isSubscribed, override, faults } }) => ({
  data: [
    ...(isSubscribed
      ? [
          {
            whatsapp_business_api_data: subscribedApp(appId),
            ...(override ? { override_callback_uri: override.url } : {}),
          },
        ]
      : []),
    ...(faults.hasOtherApp ? [{ whatsapp_business_api_data: subscribedApp(OTHER_APP) }] : []),
  ],
})

/** POST {waba-id}/subscribed_apps: with an address of its own, which is verified first. */
export const subscribe: Call = async ({ number, changed }, { values }) => {
  const url = values.override_callback_uri
  if (url && url.length > 200)
    throw new GraphFailure(100, '(#100) Param override_callback_uri must be at most 200 characters long.')
  if (url) await verifyCallback(url, values.verify_token ?? '')
  if (url) number.override = { url }
  else delete number.override
  number.isSubscribed = true
  changed()
  return { success: true }
}

export const unsubscribe: Call = ({ number, changed }) => {
  number.isSubscribed = false
  delete number.override
  changed()
  return { success: true }
}

/** POST {phone-number-id}/media */
export const uploadMedia: Call = ({ state, files, number, changed }, { values, files: { file } }) => {
  if (values.messaging_product !== 'whatsapp') throw missing('messaging_product')
  if (!file) throw missing('file')
  const id = keepMedia(state, files, number, file)
  changed()
  return { id }
}

/** GET {media-id}: the address lives five minutes. */
export const describeMedia = ({ state, files, clock }: NumberContext, id: string, address: string): unknown => {
  const media = state.media[id]
  const bytes = media && files.get(media.kept)
  if (!media || !bytes)
    throw new GraphFailure(100, `Unsupported get request. Object with ID '${id}' does not exist`, {
      error_subcode: 33,
      type: 'GraphMethodException',
    })
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const url = `${address}/whatsapp_business/attachments/?mid=${id}&ext=${Math.floor(clock.now() / 1000) + 300}`
  return { messaging_product: 'whatsapp', url, mime_type: media.type, sha256, file_size: bytes.length, id }
}
