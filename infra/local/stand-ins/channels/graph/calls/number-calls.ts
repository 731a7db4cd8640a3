import { createHash } from 'node:crypto'
import { addEvent, type GraphContext } from '#infra/local/stand-ins/channels/graph/graph-context'
import { GraphFailure, messageFailure, missing } from '#infra/local/stand-ins/channels/graph/graph-failure'
import { keepMedia } from '#infra/local/stand-ins/channels/graph/graph-media'
import type { Template } from '#infra/local/stand-ins/channels/graph/graph-state'
import { verifyCallback } from '#infra/local/stand-ins/channels/graph/verify-callback'
import type { Parameters } from '#infra/local/stand-ins/channels/wire/read-parameters'

type Call = (context: GraphContext, parameters: Parameters) => unknown

/** GET {phone-number-id}, and what {waba-id}/phone_numbers lists. */
export const describeNumber: Call = ({ number: { id, display, name, isRegistered } }) => ({
  id,
  display_phone_number: display,
  verified_name: name,
  quality_rating: 'GREEN',
  code_verification_status: 'VERIFIED',
  platform_type: isRegistered ? 'CLOUD_API' : 'NOT_APPLICABLE',
  status: isRegistered ? 'CONNECTED' : 'PENDING',
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
export const listSubscribed: Call = ({ state, number: { isSubscribed, override } }) => ({
  data: isSubscribed
    ? [
        {
          whatsapp_business_api_data: {
            id: state.app.id,
            name: 'Parley local',
            link: `https://www.facebook.com/games/?app_id=${state.app.id}`,
          },
          ...(override ? { override_callback_uri: override.url } : {}),
        },
      ]
    : [],
})

/** POST {waba-id}/subscribed_apps: with an address of its own, which is verified first. */
export const subscribe: Call = async ({ number, changed }, { values }) => {
  const url = values.override_callback_uri
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
export const describeMedia = ({ state, files, clock }: GraphContext, id: string, address: string): unknown => {
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

/** GET {waba-id}/message_templates */
export const listTemplates: Call = ({ number }, { values }) => ({
  data: number.templates.filter(({ name }) => !values.name || name.includes(values.name)),
  paging: { cursors: { before: 'MAZDZD', after: 'MAZDZD' } },
})

const readComponents = (given: string | undefined): Template['components'] => {
  try {
    const components: unknown = JSON.parse(given ?? '')
    if (Array.isArray(components)) return components as Template['components']
  } catch {
    // refused below
  }
  throw missing('components')
}

/** POST {waba-id}/message_templates: decided at once, and reported by a webhook. */
export const createTemplate: Call = (context, { values }) => {
  const { state, number } = context
  const { name = '', language = '', category = '' } = values
  for (const field of ['name', 'language', 'category']) if (!values[field]) throw missing(field)
  if (!/^[a-z0-9_]{1,512}$/.test(name))
    throw new GraphFailure(100, '(#100) Param name must only contain lowercase letters, numbers and underscores.')
  const components = readComponents(values.components)
  const words = components.find(({ type }) => type === 'BODY')
  const isVariable = typeof words?.text === 'string' && /\{\{\w+\}\}/.test(words.text)
  if (isVariable && words?.example === undefined)
    throw new GraphFailure(100, 'Invalid parameter', { error_subcode: 2388043 })
  if (number.templates.some((each) => each.name === name && each.language === language))
    throw new GraphFailure(100, 'Invalid parameter', { error_subcode: 2388024 })
  state.lastId += 1
  const template: Template = {
    id: String(880_000_000_000_000 + state.lastId),
    name,
    language,
    category,
    components,
    status: number.faults.rejectsTemplates ? 'REJECTED' : 'APPROVED',
  }
  number.templates.push(template)
  addEvent(context, 'message_template_status_update', {
    event: template.status,
    message_template_id: template.id,
    message_template_name: name,
    message_template_language: language,
    reason: template.status === 'REJECTED' ? 'INVALID_FORMAT' : 'NONE',
  })
  return { id: template.id, status: 'PENDING', category }
}

export const deleteTemplate: Call = ({ number, changed }, { values }) => {
  const kept = number.templates.filter(({ name }) => name !== values.name)
  if (kept.length === number.templates.length)
    throw new GraphFailure(100, 'Invalid parameter', { error_subcode: 2593002 })
  number.templates = kept
  changed()
  return { success: true }
}
