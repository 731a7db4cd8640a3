import { useContext } from 'react'
import type { FormField as Field } from '#shared/agents/schema'
import { fieldInput } from '#shared/conversations/forms/field-input'
import { formMessages } from '#shared/conversations/forms/form-messages'
import { translate } from '#widget/language/translate.ts'
import { Words } from '#widget/language/words.ts'

interface FormFieldProps {
  /** Unique in the chat; the ids of the label and the error begin with it. */
  readonly id: string
  readonly field: Field
  readonly value: string
  readonly error: string | undefined
  readonly change: (value: string) => void
}

/** The longest value of a variable. */
const MAX_VALUE = 300

/** Whether its label and value fit into half a line. */
const isShort = ({ kind, label, isRequired }: Field): boolean =>
  (kind === 'text' || kind === 'phone' || kind === 'number') && label.length + (isRequired ? 0 : 11) <= 20

/** One field with its label above and its error below. */
export const FormField = ({ id, field, value, error, change }: FormFieldProps) => {
  const words = useContext(Words)
  const messages = words.form ?? formMessages
  const { label, kind, isRequired = false, placeholder, choices = [] } = field
  const shared = {
    id,
    value,
    'aria-required': isRequired,
    'aria-invalid': error !== undefined,
    ...(error ? { 'aria-describedby': `${id}-error` } : {}),
  }
  return (
    <div className={isShort(field) ? 'field' : 'field whole'}>
      <label htmlFor={id}>
        {label}
        {!isRequired && <small> ({messages.optional})</small>}
      </label>
      {kind === 'choice' ? (
        <select {...shared} onChange={(event) => change(event.currentTarget.value)}>
          <option value="">{messages.choose}</option>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          {...fieldInput(field)}
          maxLength={MAX_VALUE}
          placeholder={placeholder}
          onChange={(event) => change(event.currentTarget.value)}
        />
      )}
      {error && (
        <p className="wrong" id={`${id}-error`}>
          {translate(words, error)}
        </p>
      )}
    </div>
  )
}
