import { messages } from '#functions/conversations/store'
import { checkForm } from '#shared/conversations/forms/check-form'
import { formMessageText } from '#shared/conversations/forms/form-messages'
import { formRefusals } from '#shared/conversations/forms/form-refusals'
import { formText } from '#shared/conversations/forms/form-text'
import type { FormAnswer } from '#shared/conversations/schema'
import { Problem } from '#shared/problems'

/**
 * A visitor's form answer, validated against the form as it was shown: the owner may have changed it since. `invalid` names
 * each refused field (`form.values.<variable>`), or says that the conversation has no such form. One that may be skipped is,
 * without any value.
 */
export const readFormAnswer = async (
  conversationId: string,
  { messageId, formId, values: given }: FormAnswer,
): Promise<{ readonly text: string; readonly form: FormAnswer }> => {
  const message = await messages.get({ conversationId, id: messageId }, { consistent: true })
  const part = message?.parts?.find((one) => one.kind === 'form' && one.id === formId)
  if (part?.kind !== 'form') throw new Problem('invalid', formMessageText('missing'))
  if (part.skip && Object.values(given).every((value) => value.trim() === ''))
    return { text: part.skip.done, form: { messageId, formId, values: {} } }
  const { values, errors } = checkForm(part.fields, given, formRefusals)
  if (errors.length > 0)
    throw new Problem('invalid', formMessageText('notFilled'), {
      issues: errors.map(({ variable, error }) => ({ path: `form.values.${variable}`, ...error })),
    })
  return { text: formText(part, values), form: { messageId, formId, values } }
}
