import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Region } from '#shared/regions'
import { type EventName, eventNames } from '#shared/webhooks/event-types'
import { addEndpointMutation } from '#web/features/webhooks/queries.ts'
import { t } from '#web/features/webhooks/t.ts'
import { useEdits } from '#web/lib/form/use-edits.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { FormDrawer } from '#web/ui/form/form-drawer.tsx'
import { SecretInput } from '#web/ui/input/secret-input.tsx'
import { CopyButton } from '#web/ui/text/copy-button.tsx'
import { draftIssue, isAtField } from './draft-issue.ts'
import { EndpointFields } from './endpoint-fields.tsx'

interface NewEndpointDrawerProps {
  readonly region: Region
  readonly workspaceId: string
  /** With the id of the endpoint that was added. */
  readonly onClose: (endpoint?: string) => void
}

const start: { readonly url: string; readonly types: readonly EventName[] } = { url: '', types: eventNames }

/** Adds an endpoint, and shows its secret. */
export const NewEndpointDrawer = ({ region, workspaceId, onClose }: NewEndpointDrawerProps) => {
  const { draft, changed, set } = useEdits(start)
  const [isTried, setTried] = useState(false)
  const adding = useMutation(addEndpointMutation(region, workspaceId))
  const { data: added, error } = adding
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (adding.isPending || draft.url.trim() === '' || draft.types.length === 0) return
    adding.mutate({ url: draft.url, types: [...draft.types] })
  }
  return (
    <FormDrawer
      title={t('newEndpoint')}
      width={520}
      isDirty={!added && changed.length > 0}
      onClose={() => onClose(added?.endpoint.id)}
      foot={
        added ? (
          <Button variant="primary" className="ms-auto" onClick={() => onClose(added.endpoint.id)}>
            {t('done')}
          </Button>
        ) : (
          <>
            <Button className="ms-auto" onClick={() => onClose()}>
              {t('cancel')}
            </Button>
            <Button variant="primary" type="submit" form="new-endpoint" busy={adding.isPending}>
              {t('addEndpoint')}
            </Button>
          </>
        )
      }
    >
      {added ? (
        <div className="grid gap-5">
          <p role="status">{t('added')}</p>
          <Field label={t('secret')} hint={t('secretHint')}>
            <div className="flex items-center gap-2">
              <SecretInput what={t('secretWhat')} value={added.secret} readOnly className="min-w-0 flex-1" />
              <CopyButton text={added.secret} what={t('secretWhat')} />
            </div>
          </Field>
        </div>
      ) : (
        <form id="new-endpoint" noValidate onSubmit={submit}>
          {error && !isAtField(error) && (
            <div className="mb-4">
              <ProblemNote title={t('notSaved')} error={error} />
            </div>
          )}
          <EndpointFields
            draft={draft}
            onChange={(patch) => {
              set(patch)
              if (adding.isError) adding.reset()
            }}
            issue={(field) => draftIssue(draft, isTried, error, field)}
          />
        </form>
      )}
    </FormDrawer>
  )
}
