import type { TemplateInfo } from '#shared/channels/whatsapp/template-info'
import { faultOfBody, hasOwnBody, templateVariables } from '#shared/channels/whatsapp/templates'
import { t } from './t.ts'

/** A template as it is being written: an example for each variable, by its number. */
export interface TemplateDraft extends Omit<TemplateInfo, 'examples'> {
  readonly examples: Readonly<Record<number, string>>
}

export const emptyDraft: TemplateDraft = { name: '', language: 'en', category: 'UTILITY', bodyText: '', examples: {} }

/** The first thing for which Meta would refuse it, and the field; `undefined` where there is none. */
export const templateFault = ({
  name,
  category,
  bodyText,
  examples,
}: TemplateDraft): { readonly field: 'name' | 'bodyText' | 'examples'; readonly reason: string } | undefined => {
  if (name === '') return { field: 'name', reason: t('needsName') }
  if (!hasOwnBody(category)) return undefined
  const fault = faultOfBody(bodyText)
  if (fault) return { field: 'bodyText', reason: t(`fault.${fault}`) }
  const missing = templateVariables(bodyText).find((number) => !examples[number]?.trim())
  if (missing === undefined) return undefined
  return { field: 'examples', reason: t('needsExample', { variable: `{{${missing}}}` }) }
}

/** As it is sent. */
export const templateOf = ({ examples, bodyText, category, ...rest }: TemplateDraft): TemplateInfo => ({
  ...rest,
  category,
  bodyText: hasOwnBody(category) ? bodyText.trim() : '',
  examples: hasOwnBody(category) ? templateVariables(bodyText).map((number) => examples[number]?.trim() ?? '') : [],
})
