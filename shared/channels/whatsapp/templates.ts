/** https://developers.facebook.com/documentation/business-messaging/whatsapp/templates/template-categorization */
export const templateCategories = ['UTILITY', 'MARKETING', 'AUTHENTICATION'] as const
export type TemplateCategory = (typeof templateCategories)[number]

/** The codes that Meta publishes: https://developers.facebook.com/documentation/business-messaging/whatsapp/templates/supported-languages */
export const templateLanguages =
  'af sq ar ar_EG ar_AE ar_LB ar_MA ar_QA az be_BY bn bn_IN bg ca zh_CN zh_HK zh_TW hr cs da prs_AF nl nl_BE en en_GB en_US en_AE en_AU en_CA en_GH en_IE en_IN en_JM en_MY en_NZ en_QA en_SG en_UG en_ZA et fil fi fr fr_BE fr_CA fr_CH fr_CI fr_MA ka de de_AT de_CH el gu ha he hi hu id ga it ja kn kk rw_RW ko ky_KG lo lv lt mk ms ml mr nb ps_AF fa pl pt_BR pt_PT pa ro ru sr si_LK sk sl es es_AR es_CL es_CO es_CR es_DO es_EC es_HN es_MX es_PA es_PE es_ES es_UY sw sv ta te th tr uk ur uz vi zu'.split(
    ' ',
  )

export const TEMPLATE_NAME_LENGTH = 512
export const TEMPLATE_BODY_LENGTH = 1024

/** Lowercase, with underscores for spaces, as one types: the rule of the specification. What Meta does not take is left out. */
export const templateName = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/\s+/g, '_')
    .replace(/[^a-z0-9_]/g, '')
    .slice(0, TEMPLATE_NAME_LENGTH)

/** The numbers of a body's variables, `{{1}}`, each once, in ascending order. */
export const templateVariables = (bodyText: string): number[] =>
  [...new Set([...bodyText.matchAll(/\{\{(\d{1,3})\}\}/g)].map((match) => Number(match[1])))].sort(
    (one, other) => one - other,
  )

/** What is wrong with a body, by the rules for which Meta refuses one; ids of `words.ts`. */
export type BodyFault = 'empty' | 'long' | 'sequence' | 'edge' | 'braces'

export const faultOfBody = (bodyText: string): BodyFault | undefined => {
  const text = bodyText.trim()
  if (text === '') return 'empty'
  if (text.length > TEMPLATE_BODY_LENGTH) return 'long'
  if (/\{\{|\}\}/.test(text.replace(/\{\{\d{1,3}\}\}/g, ''))) return 'braces'
  if (templateVariables(text).some((number, at) => number !== at + 1)) return 'sequence'
  return /^\{\{\d+\}\}|\{\{\d+\}\}$/.test(text) ? 'edge' : undefined
}

/** Meta's own words stand in the place of an authentication template's body: https://developers.facebook.com/documentation/business-messaging/whatsapp/templates/authentication-templates/authentication-templates */
export const hasOwnBody = (category: TemplateCategory): boolean => category !== 'AUTHENTICATION'
