import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { MAX_FEEDBACK_FILES } from '#shared/clients/feedback-route'
import { callIn } from '#web/lib/api/call.ts'
import { useBrand } from '#web/portal/brand-context.ts'
import { Button } from '#web/ui/button/button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { FieldGroup } from '#web/ui/form/field-group.tsx'
import { FormDrawer } from '#web/ui/form/form-drawer.tsx'
import { Textarea } from '#web/ui/input/textarea.tsx'
import { PictureUpload } from '#web-features/files'
import { t } from './t.ts'

interface FeedbackDrawerProps {
  readonly email: string
  readonly onClose: () => void
}

/** Plain text as HTML that says the same: the specification's call carries HTML. */
const asHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br>')

/** What the client has to say to their agency, with pictures. The sender is fixed: it is who is logged in. */
export const FeedbackDrawer = ({ email, onClose }: FeedbackDrawerProps) => {
  const { region, agencyId, name } = useBrand()
  const [message, setMessage] = useState('')
  const [pictures, setPictures] = useState<readonly string[]>([])
  const [isTried, setTried] = useState(false)
  const sending = useMutation({
    mutationFn: () =>
      callIn(region)('POST /agencies/{agencyId}/email', {
        agencyId,
        html: asHtml(message),
        attachments: pictures.map((url, at) => ({ url, filename: t('attachment', { n: at + 1 }), sizeKB: 0 })),
      }),
    onSuccess: () => {
      notify(t('sent'), { tone: 'ok' })
      onClose()
    },
  })
  const isMissing = message.trim() === ''
  const put = (at: number, url: string) =>
    setPictures((before) => before.with(at, url).filter((picture) => picture !== ''))
  return (
    <FormDrawer
      title={t('title')}
      subtitle={t('fact', { name })}
      isDirty={(message !== '' || pictures.length > 0) && !sending.isPending && !sending.isSuccess}
      onClose={onClose}
      foot={
        <>
          <Button className="ms-auto" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="primary" type="submit" form="feedback" busy={sending.isPending}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <form
        id="feedback"
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (!isMissing && !sending.isPending) sending.mutate()
        }}
      >
        {sending.error && <ProblemNote title={t('notSent')} error={sending.error} />}
        <FieldGroup label={t('from')}>
          <p className="wrap-anywhere text-ink-2">{email}</p>
        </FieldGroup>
        <Field label={t('message')} error={isTried && isMissing ? t('messageMissing') : undefined}>
          <Textarea
            rows={6}
            maxLength={5000}
            value={message}
            onChange={(event) => setMessage(event.currentTarget.value)}
          />
        </Field>
        <FieldGroup label={t('attachments')} isOptional>
          <div className="grid gap-3">
            {[...pictures, ''].slice(0, MAX_FEEDBACK_FILES).map((picture, at) => (
              <PictureUpload
                key={picture || 'next'}
                label={t('attachment', { n: at + 1 })}
                value={picture}
                saved={picture}
                of={{ region, ofClient: true }}
                onChange={(url) => (at < pictures.length ? put(at, url) : url && setPictures([...pictures, url]))}
              />
            ))}
          </div>
        </FieldGroup>
      </form>
    </FormDrawer>
  )
}
