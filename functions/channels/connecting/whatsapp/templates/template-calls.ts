import * as z from 'zod'
import { callGraph, type GraphAnswer } from '#functions/channels/meta/call-graph'
import type { TemplateInfo } from '#shared/channels/whatsapp/template-info'
import { hasOwnBody } from '#shared/channels/whatsapp/templates'

const Created = z.object({ id: z.string(), status: z.string() })

/**
 * What Meta reviews. The words of an authentication template are Meta's own, with a button that copies the code.
 * https://developers.facebook.com/docs/graph-api/reference/whats-app-business-account/message_templates#Creating
 */
export const componentsOf = ({ category, bodyText, examples }: TemplateInfo): readonly object[] =>
  hasOwnBody(category)
    ? [{ type: 'BODY', text: bodyText.trim(), ...(examples.length > 0 ? { example: { body_text: [examples] } } : {}) }]
    : [
        { type: 'BODY', add_security_recommendation: true },
        { type: 'BUTTONS', buttons: [{ type: 'OTP', otp_type: 'COPY_CODE' }] },
      ]

export const createAtMeta = (
  token: string,
  wabaId: string,
  template: TemplateInfo,
): Promise<GraphAnswer<z.infer<typeof Created>>> => {
  const { name, language, category } = template
  return callGraph({
    method: 'POST',
    path: `${wabaId}/message_templates`,
    token,
    body: { name, language, category, components: componentsOf(template) },
    result: Created,
  })
}

const Listed = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      language: z.string(),
      category: z.string(),
      status: z.string(),
      components: z.array(z.object({ type: z.string(), text: z.string().optional().catch(undefined) })).catch([]),
      rejected_reason: z.string().optional().catch(undefined),
    }),
  ),
})
export type ListedTemplate = z.infer<typeof Listed>['data'][number]

/** The account's templates: at most 250 are asked for, which is all that an unverified business may have. */
export const listAtMeta = (token: string, wabaId: string): Promise<GraphAnswer<z.infer<typeof Listed>>> =>
  callGraph({
    method: 'GET',
    path: `${wabaId}/message_templates`,
    token,
    query: { fields: 'id,name,language,category,status,components,rejected_reason', limit: '250' },
    result: Listed,
  })

export const deleteAtMeta = (
  token: string,
  wabaId: string,
  template: { readonly id: string; readonly name: string },
): Promise<GraphAnswer<unknown>> =>
  callGraph({
    method: 'DELETE',
    path: `${wabaId}/message_templates`,
    token,
    query: { hsm_id: template.id, name: template.name },
    result: z.unknown(),
  })
