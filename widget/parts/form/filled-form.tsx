import { useContext } from 'react'
import type { FormPart } from '#shared/agents/schema'
import { formMessages } from '#shared/conversations/forms/form-messages'
import { Words } from '#widget/language/words.ts'

interface FilledFormProps {
  readonly form: FormPart
  readonly values: Readonly<Record<string, string>>
}

/** An answered form, read-only. */
export const FilledForm = ({ form, values }: FilledFormProps) => {
  const messages = useContext(Words).form ?? formMessages
  const filled = form.fields.filter(({ variable }) => values[variable])
  return (
    <>
      <span className="sr">{messages.you}: </span>
      {filled.length > 0 ? (
        <dl>
          {filled.map(({ variable, label }) => (
            <div key={variable}>
              <dt>{label}</dt>
              <dd dir="auto">{values[variable]}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="meta">{form.skip?.done ?? messages.nothingFilled}</p>
      )}
      {filled.length > 0 && (
        <p className="done">
          <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
            <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m-4 9 3 3 5-6" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
          {messages.sent}
        </p>
      )}
    </>
  )
}
