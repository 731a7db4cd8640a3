import { fieldKind } from '#shared/conversations/field-kind'
import { checkForm } from '#shared/conversations/forms/check-form'
import { formRefusals } from '#shared/conversations/forms/form-refusals'
import { Problem } from '#shared/problems'

/** A member's value as the form would store it; an e-mail address and a phone number must look like one. */
export const checkedValue = (name: string, given: string): string => {
  const kind = fieldKind(name)
  const field = { variable: name, label: name, kind: kind === 'email' || kind === 'phone' ? kind : 'text' } as const
  const { values, errors } = checkForm([field], { [name]: given }, formRefusals)
  const [refused] = errors
  if (refused) throw new Problem('invalid', refused.error, { issues: [{ path: 'value', ...refused.error }] })
  return values[name] ?? ''
}
