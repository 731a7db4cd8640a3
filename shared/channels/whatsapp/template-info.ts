import * as z from 'zod'
import { fieldMessage } from '#shared/field-message'
import { whatsappText } from './messages.ts'
import {
  faultOfBody,
  hasOwnBody,
  TEMPLATE_BODY_LENGTH,
  TEMPLATE_NAME_LENGTH,
  templateCategories,
  templateLanguages,
  templateVariables,
} from './templates.ts'

const wrong = fieldMessage(whatsappText('invalidTemplate'))

/** A template as it is written here. `examples`: one for each variable, for Meta's reviewers. */
export const TemplateInfo = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z0-9_]+$/, wrong)
    .max(TEMPLATE_NAME_LENGTH, wrong),
  language: z.string().default('en'),
  category: z.enum(templateCategories, wrong).default('UTILITY'),
  bodyText: z.string().max(TEMPLATE_BODY_LENGTH, wrong).default(''),
  examples: z.array(z.string().trim().min(1, wrong).max(200, wrong)).max(100, wrong).default([]),
})
export type TemplateInfo = z.infer<typeof TemplateInfo>

/** The field that Meta would refuse, of a template whose fields are well-formed each. */
export const wrongFieldOf = ({
  language,
  category,
  bodyText,
  examples,
}: TemplateInfo): 'language' | 'bodyText' | 'examples' | undefined => {
  if (!templateLanguages.includes(language)) return 'language'
  if (!hasOwnBody(category)) return undefined
  if (faultOfBody(bodyText)) return 'bodyText'
  return examples.length === templateVariables(bodyText).length ? undefined : 'examples'
}

/** A template as Meta lists it. */
export const MessageTemplate = z.object({
  id: z.string(),
  name: z.string(),
  language: z.string(),
  category: z.string(),
  /** Meta's: `APPROVED`, `PENDING`, `REJECTED`, `PAUSED`, `DISABLED` and more. */
  status: z.string(),
  bodyText: z.string(),
  /** Why it was rejected, in Meta's words. */
  reason: z.string().optional(),
})
export type MessageTemplate = z.infer<typeof MessageTemplate>
