import { type FormEvent, useContext, useId, useLayoutEffect, useRef, useState } from 'react'
import type { FormPart } from '#shared/agents/schema'
import { checkForm } from '#shared/conversations/forms/check-form'
import { formIssues } from '#shared/conversations/forms/form-issues'
import { formMessages } from '#shared/conversations/forms/form-messages'
import { formText } from '#shared/conversations/forms/form-text'
import type { FormAnswer } from '#shared/conversations/schema'
import { translate } from '#widget/language/translate.ts'
import { Words } from '#widget/language/words.ts'
import type { Conversation } from '#widget/session/create-conversation.ts'
import type { Turn } from '#widget/session/state/chat-state.ts'
import { adoptStyles } from '#widget/ui/adopt-styles.ts'
import { FilledForm } from './filled-form.tsx'
import formCss from './form.css'
import { FormField } from './form-field.tsx'
import { scrollIntoLog } from './scroll-into-log.ts'

/** The conversation around a form. */
export interface FormContext {
  /** The message that it belongs to. */
  readonly messageId: string
  /** The log, with the answer once there is one. */
  readonly turns: readonly Turn[]
  readonly submitForm: Conversation['submitForm']
}

export interface FormProps {
  readonly form: FormPart
  readonly context: FormContext
}

const applyStyles = adoptStyles(formCss)

/**
 * Fields that are sent as one message. Errors show under their fields, before anything is sent and again when the server refuses
 * it; the first of them gets the focus. Once answered, here or in another tab, the form is read-only.
 */
export const Form = ({ form, context: { messageId, turns, submitForm } }: FormProps) => {
  const words = useContext(Words)
  const messages = words.form ?? formMessages
  const { skip } = form
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [given, setGiven] = useState<Readonly<Record<string, string>>>({})
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map())
  const [error, setError] = useState('')
  const [isSending, setSending] = useState(false)
  /** Counts failed attempts: each moves the focus to the first error, and typing never does. */
  const [failed, setFailed] = useState(0)
  const [isOurs, setOurs] = useState(false)
  const answer = turns.find(({ form: it }) => it?.messageId === messageId && it.formId === form.id)
  const isBusy = isSending || answer?.delivery === 'sending'
  const isDone = answer !== undefined && !isBusy

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolled into view once, when it appears
  useLayoutEffect(() => {
    applyStyles(box.current)
    if (turns.at(-1)?.id === messageId) scrollIntoLog(box.current)
  }, [])
  useLayoutEffect(() => {
    if (failed > 0) box.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus()
  }, [failed])
  useLayoutEffect(() => {
    if (isDone && isOurs) box.current?.focus()
  }, [isDone, isOurs])

  const fail = (issues: readonly (readonly [string, string])[], message: string) => {
    setErrors(new Map(issues))
    setError(message)
    setFailed((before) => before + 1)
  }
  const check = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const checked = checkForm(form.fields, given, messages)
    if (checked.errors.length === 0) return send(formText(form, checked.values), checked.values)
    fail(
      checked.errors.map(({ variable, error }) => [variable, error]),
      '',
    )
  }
  const send = async (text: string, values: FormAnswer['values']) => {
    setErrors(new Map())
    setError('')
    setSending(true)
    try {
      await submitForm(text, { messageId, formId: form.id, values })
      setOurs(true)
    } catch (error) {
      const ofFields = formIssues(error)
      fail(ofFields, ofFields.length > 0 ? '' : error instanceof Error ? error.message : String(error))
    } finally {
      setSending(false)
    }
  }
  return (
    <div ref={box} className="form" tabIndex={-1}>
      {isDone ? (
        <FilledForm form={form} values={answer.form?.values ?? {}} />
      ) : (
        <form noValidate onSubmit={(event) => void check(event)}>
          <fieldset disabled={isBusy} aria-label={form.submitLabel}>
            {form.fields.map((field) => (
              <FormField
                key={field.variable}
                id={`${id}-${field.variable}`}
                field={field}
                value={given[field.variable] ?? ''}
                error={errors.get(field.variable)}
                change={(value) => {
                  setGiven((before) => ({ ...before, [field.variable]: value }))
                  setErrors((before) => new Map([...before].filter(([variable]) => variable !== field.variable)))
                }}
              />
            ))}
            {error && (
              <p className="wrong" role="alert" tabIndex={-1}>
                {translate(words, error)}
              </p>
            )}
            <button className="btn p" type="submit">
              {isBusy ? messages.sending : form.submitLabel}
            </button>
            {skip && (
              <div className="skip">
                <button
                  className="btn"
                  type="button"
                  aria-describedby={`${id}-skip`}
                  onClick={() => void send(skip.done, {})}
                >
                  {skip.label}
                </button>
                <p className="meta" id={`${id}-skip`}>
                  {skip.help}
                </p>
              </div>
            )}
          </fieldset>
        </form>
      )}
    </div>
  )
}
