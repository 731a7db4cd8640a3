import { useMutation } from '@tanstack/react-query'
import { type FormEvent, Suspense, useState } from 'react'
import type { Region } from '#shared/regions'
import { fieldIssues } from '#web/lib/form/field-issues.ts'
import { Button } from '#web/ui/button/button.tsx'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { failureText } from './failure-text.ts'
import { numberFaultText } from './number-fault-text.ts'
import { testMessageMutation } from './queries.ts'
import { t } from './t.ts'

// what became of it shows once it was sent
const TestDelivery = lazyPart(() => import('./test-delivery.tsx'), 'TestDelivery')

interface TestMessageFormProps {
  readonly region: Region
  readonly agentId: string
  readonly phoneId: string
}

/** What is wrong with a test message before it is sent; the server has the same rules. */
const faultsOf = (to: string, text: string): { readonly to?: string; readonly text?: string } => {
  const fault = numberFaultText(to)
  return { ...(fault ? { to: fault } : {}), ...(text === '' ? { text: t('noText') } : {}) }
}

/** One text from a connected number, to see that it can be used. */
export const TestMessageForm = ({ region, agentId, phoneId }: TestMessageFormProps) => {
  const [to, setTo] = useState('')
  const [text, setText] = useState('')
  const [faults, setFaults] = useState<ReturnType<typeof faultsOf>>({})
  const sending = useMutation(testMessageMutation(region, agentId, phoneId))
  const issueOf = fieldIssues(sending.error)
  const issues = { to: faults.to ?? issueOf('to'), text: faults.text ?? issueOf('text') }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (sending.isPending) return
    const found = faultsOf(to.trim(), text.trim())
    setFaults(found)
    if (Object.keys(found).length === 0) sending.mutate({ to: to.trim(), text: text.trim() })
  }
  return (
    <form noValidate onSubmit={submit} className="vg-whatsapp__test">
      <Field label={t('to')} error={issues.to}>
        <Input
          type="tel"
          autoComplete="off"
          placeholder="+15550130042"
          maxLength={40}
          value={to}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
      </Field>
      <Field label={t('message')} error={issues.text}>
        <Input maxLength={4096} value={text} onChange={(event) => setText(event.currentTarget.value)} />
      </Field>
      <Button type="submit" variant="primary" busy={sending.isPending}>
        {t('send')}
      </Button>
      <p className="vg-whatsapp__wide">{t('mustWriteFirst')}</p>
      {sending.error && !issues.to && !issues.text && (
        <div className="vg-whatsapp__wide">
          <Note tone="bad" title={t('testNotSent')}>
            <p>{failureText(sending.error, t('failedToSend', to.trim(), t('networkError')))}</p>
          </Note>
        </div>
      )}
      <div role="status" className="vg-whatsapp__wide text-ink">
        {sending.isSuccess && (
          <Suspense>
            <TestDelivery
              region={region}
              agentId={agentId}
              phoneId={phoneId}
              messageId={sending.data.messageId}
              number={sending.variables.to}
            />
          </Suspense>
        )}
      </div>
    </form>
  )
}
