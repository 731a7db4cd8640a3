import { GraphFailure, missing } from '#infra/local/stand-ins/channels/graph/graph-failure'
import { addEvent, type NumberContext } from '#infra/local/stand-ins/channels/graph/whatsapp/number-context'
import type { Template } from '#infra/local/stand-ins/channels/graph/whatsapp/whatsapp-state'
import type { Parameters } from '#infra/local/stand-ins/channels/wire/read-parameters'

type Call = (context: NumberContext, parameters: Parameters) => unknown

/** How long a review takes here. */
const REVIEW_MS = 2_000

/** Decides the templates whose review is over, and reports each by a webhook. */
export const reviewTemplates = (context: NumberContext): void => {
  const { number, clock } = context
  for (const template of number.templates) {
    if (template.status !== 'PENDING' || template.decidedAt > clock.now()) continue
    template.status = number.faults.rejectsTemplates ? 'REJECTED' : 'APPROVED'
    addEvent(context, 'message_template_status_update', {
      event: template.status,
      message_template_id: Number(template.id),
      message_template_name: template.name,
      message_template_language: template.language,
      reason: template.status === 'REJECTED' ? 'INVALID_FORMAT' : 'NONE',
    })
  }
}

/** GET {waba-id}/message_templates: https://developers.facebook.com/docs/graph-api/reference/whats-app-business-account/message_templates */
export const listTemplates: Call = (context, { values }) => {
  reviewTemplates(context)
  const { templates } = context.number
  const data = templates
    .filter(
      ({ name, status }) => (!values.name || name === values.name) && (!values.status || status === values.status),
    )
    .map(({ decidedAt: _, ...template }) => template)
  return data.length > 0 ? { data, paging: { cursors: { before: 'MAZDZD', after: 'MjQZD' } } } : { data }
}

const invalid = (subcode: number, title: string, message: string): GraphFailure =>
  new GraphFailure(100, 'Invalid parameter', {
    error_subcode: subcode,
    is_transient: false,
    error_user_title: title,
    error_user_msg: message,
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

const textOf = (components: Template['components'], kind: string): string | undefined => {
  const text = components.find(({ type }) => type === kind)?.text
  return typeof text === 'string' ? text : undefined
}

const examplesIn = (components: Template['components']): number => {
  const example = components.find(({ type }) => type === 'BODY')?.example
  const rows = typeof example === 'object' && example !== null && 'body_text' in example ? example.body_text : undefined
  return Array.isArray(rows) && Array.isArray(rows[0]) ? rows[0].length : 0
}

const checkBody = (components: Template['components']): void => {
  const body = textOf(components, 'BODY')
  if (!body) throw invalid(2388072, 'Message template is missing a body', 'A template must have a BODY component.')
  if (body.length > 1024)
    throw invalid(2388040, 'Character limit exceeded', 'The message body can’t have more than 1024 characters.')
  const variables = [...new Set(body.match(/\{\{[^{}]*\}\}/g))]
  if (variables.some((each, at) => each !== `{{${at + 1}}}`))
    throw invalid(
      2388023,
      'The parameters are not in sequence',
      'Variable parameters must be whole numbers in two curly brackets, from {{1}} on without gaps.',
    )
  if (examplesIn(components) !== variables.length)
    throw invalid(
      2388043,
      'Message template is missing sample parameters',
      'Message templates with variables need a sample for each of them.',
    )
  if (/^\s*\{\{\d+\}\}|\{\{\d+\}\}\s*$/.test(body))
    throw invalid(
      2388299,
      'Variables can’t be at the start or end of the template',
      'Variables can’t be at the start or end of the template. To continue, remove them or add text.',
    )
}

const CATEGORIES = ['AUTHENTICATION', 'MARKETING', 'UTILITY']

/**
 * POST {waba-id}/message_templates: checked at once, reviewed after a moment.
 * https://developers.facebook.com/documentation/business-messaging/whatsapp/templates/overview
 */
export const createTemplate: Call = (context, { values }) => {
  const { state, number, clock, changed } = context
  const { name = '', language = '', category = '' } = values
  for (const field of ['name', 'language', 'category']) if (!values[field]) throw missing(field)
  if (!/^[a-z0-9_]{1,512}$/.test(name))
    throw new GraphFailure(100, '(#100) Param name must only contain lowercase letters, numbers and underscores.')
  if (!CATEGORIES.includes(category))
    throw new GraphFailure(100, `(#100) Param category must be one of {${CATEGORIES.join(', ')}} - got "${category}".`)
  if (!/^[a-z]{2,3}(_[A-Z]{2,3})?$/.test(language))
    throw new GraphFailure(
      100,
      `(#100) Param language must be one of {af, sq, ar, …, en, en_US, …} - got "${language}".`,
    )
  const components = readComponents(values.components)
  checkBody(components)
  for (const kind of ['HEADER', 'FOOTER'])
    if ((textOf(components, kind)?.length ?? 0) > 60)
      throw invalid(
        2388040,
        'Character limit exceeded',
        `The ${kind.toLowerCase()} can’t have more than 60 characters.`,
      )
  if (number.templates.some((each) => each.name === name && each.language === language))
    throw invalid(
      2388024,
      'Content in this language already exists',
      `There is already ${language} content for this template. You can create a new template and try again.`,
    )
  state.lastId += 1
  const id = String(880_000_000_000_000 + state.lastId)
  const decidedAt = clock.now() + REVIEW_MS
  number.templates.push({ id, name, language, category, components, status: 'PENDING', decidedAt })
  changed()
  void clock.wait(REVIEW_MS).then(() => reviewTemplates(context))
  return { id, status: 'PENDING', category }
}

/** DELETE {waba-id}/message_templates: every language of a name, or with `hsm_id` one of them. */
export const deleteTemplate: Call = ({ number, changed }, { values }) => {
  if (!values.name) throw missing('name')
  const kept = number.templates.filter(
    ({ id, name }) => name !== values.name || (values.hsm_id !== undefined && id !== values.hsm_id),
  )
  if (kept.length === number.templates.length)
    throw invalid(2593002, 'Message Template Not Found', 'The message template you are trying to delete doesn’t exist.')
  number.templates = kept
  changed()
  return { success: true }
}
