import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import type { FormPart } from '#shared/agents/schema'
import { checkForm } from '#shared/conversations/forms/check-form'
import { formIssues } from '#shared/conversations/forms/form-issues'
import { formRefusals } from '#shared/conversations/forms/form-refusals'
import { formText } from '#shared/conversations/forms/form-text'
import type { FormAnswer } from '#shared/conversations/schema'
import { t as conversations } from '#web/features/conversations/t.ts'
import { t } from '#web/features/conversations/test-chat/t.ts'
import { serverText } from '#web/lib/words/server-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { AnswerField } from './answer-field.tsx'
import { FilledForm } from './filled-form.tsx'
import type { FormContext } from './form-context.ts'
import { SkipButton } from './skip-button.tsx'

interface AnswerFormProps {
  readonly form: FormPart
  /** The message of the form. */
  readonly messageId: string
  readonly context: FormContext
}

type Errors = ReadonlyMap<string, string>

/**
 * A form as a visitor fills it in. Errors show under their fields, before sending and again when the server refuses; then
 * the first of them gets the focus. An answered form is read-only.
 */
export const AnswerForm = ({ form, messageId, context: { messages, isReady, fill } }: AnswerFormProps) => {
  const box = useRef<HTMLElement>(null)
  const [given, setGiven] = useState<Readonly<Record<string, string>>>({})
  const [errors, setErrors] = useState<Errors>(new Map())
  const [trouble, setTrouble] = useState('')
  const [isSending, setSending] = useState(false)
  /** Counts the failed attempts: each moves the focus to the first error, and typing does not. */
  const [failed, setFailed] = useState(0)
  const [isOurs, setOurs] = useState(false)
  const answer = messages.find(({ form: it }) => it?.messageId === messageId && it.formId === form.id)
  const isDone = answer !== undefined && !isSending
  useLayoutEffect(() => {
    if (failed > 0) box.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-trouble]')?.focus()
  }, [failed])
  useLayoutEffect(() => {
    if (isDone && isOurs) box.current?.focus()
  }, [isDone, isOurs])

  const fail = (issues: Errors, words: string) => {
    setErrors(issues)
    setTrouble(words)
    setFailed((before) => before + 1)
  }
  const check = (event: FormEvent) => {
    event.preventDefault()
    const checked = checkForm(form.fields, given, formRefusals)
    const wrong = new Map(checked.errors.map(({ variable, error }) => [variable, serverText(error)]))
    if (wrong.size > 0) return fail(wrong, '')
    return send(formText(form, checked.values), checked.values)
  }
  const send = async (text: string, values: FormAnswer['values']) => {
    if (isSending || !isReady) return
    setErrors(new Map())
    setTrouble('')
    setSending(true)
    try {
      await fill(text, { messageId, formId: form.id, values })
      setOurs(true)
    } catch (error) {
      const ofFields = new Map(formIssues(error))
      fail(ofFields, ofFields.size > 0 ? '' : error instanceof Error ? error.message : String(error))
    } finally {
      setSending(false)
    }
  }
  return (
    <section ref={box} tabIndex={-1} className="vg-answer-form" aria-label={conversations('form')}>
      {isDone ? (
        <FilledForm form={form} values={answer.form?.values ?? {}} />
      ) : (
        <form noValidate onSubmit={(event) => void check(event)}>
          <fieldset disabled={isSending}>
            {form.fields.map((field) => (
              <AnswerField
                key={field.variable}
                field={field}
                value={given[field.variable] ?? ''}
                error={errors.get(field.variable)}
                onChange={(value) => {
                  setGiven((before) => ({ ...before, [field.variable]: value }))
                  setErrors((before) => new Map([...before].filter(([variable]) => variable !== field.variable)))
                }}
              />
            ))}
            {trouble && (
              <p className="text-sm text-bad" role="alert" tabIndex={-1} data-trouble>
                {trouble}
              </p>
            )}
            <Button type="submit" variant="primary" wide busy={isSending} disabled={!isReady && !isSending}>
              {isSending ? t('sending') : form.submitLabel}
            </Button>
            {form.skip && <SkipButton skip={form.skip} disabled={!isReady} onSkip={(text) => void send(text, {})} />}
          </fieldset>
        </form>
      )}
    </section>
  )
}
