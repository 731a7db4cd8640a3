import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Problem } from '#shared/problems'
import type { Region } from '#shared/regions'
import type { Endpoint } from '#shared/webhooks/schema'
import { changeEndpointMutation, endpointsQuery } from '#web/features/webhooks/queries.ts'
import { t } from '#web/features/webhooks/t.ts'
import { useEdits } from '#web/lib/form/use-edits.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Switch } from '#web/ui/choice/switch.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { FormDrawer } from '#web/ui/form/form-drawer.tsx'
import { addressOf } from './address-of.ts'
import { DeleteEndpoint } from './delete-endpoint.tsx'
import { draftIssue, isAtField } from './draft-issue.ts'
import { EndpointFields } from './endpoint-fields.tsx'
import { SecretSection } from './secret-section.tsx'

interface EndpointDrawerProps {
  readonly region: Region
  readonly workspaceId: string
  readonly endpoint: Endpoint
  readonly onClose: () => void
}

/** Edits an endpoint; of two changes at once the later is told. Its secret and its deletion take effect at once. */
export const EndpointDrawer = ({ region, workspaceId, endpoint, onClose }: EndpointDrawerProps) => {
  const { id, url, types, isOn, sendsWorkspaceSecret } = endpoint
  const queryClient = useQueryClient()
  const { draft, changed, set, forget } = useEdits({ url, types, isOn, sendsWorkspaceSecret })
  const [isTried, setTried] = useState(false)
  const saving = useMutation(changeEndpointMutation(region, workspaceId))
  const { error } = saving
  const isConflict = error instanceof Problem && error.code === 'conflict'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (changed.length === 0 || saving.isPending || draft.url.trim() === '' || draft.types.length === 0) return
    const sent = Object.fromEntries(changed.map((key) => [key, draft[key]]))
    saving.mutate(
      { endpointId: id, lastModified: endpoint.lastModified, ...sent },
      {
        onSuccess: () => {
          forget(sent)
          notify(t('saved'), { tone: 'ok' })
        },
      },
    )
  }
  const change = (patch: Partial<typeof draft>) => {
    set(patch)
    if (saving.isError) saving.reset()
  }
  const reload = async () => {
    await queryClient.refetchQueries({ queryKey: endpointsQuery(region, workspaceId).queryKey })
    saving.reset()
  }
  return (
    <FormDrawer
      title={t('editEndpoint')}
      width={520}
      subtitle={addressOf(url)}
      isDirty={changed.length > 0}
      onClose={onClose}
      actions={<DeleteEndpoint region={region} workspaceId={workspaceId} endpoint={endpoint} onDeleted={onClose} />}
      foot={
        <>
          <Button className="ms-auto" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant="primary"
            type="submit"
            form="endpoint"
            disabled={changed.length === 0}
            busy={saving.isPending}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <form id="endpoint" noValidate onSubmit={submit} className="grid gap-5">
        {error && !isAtField(error) && (
          <ProblemNote title={t('notSaved')} error={error} onRetry={isConflict ? () => void reload() : undefined} />
        )}
        <Switch
          label={t('isOn')}
          hint={t('isOnHint')}
          checked={draft.isOn}
          onChange={(next) => change({ isOn: next })}
        />
        <SecretSection region={region} workspaceId={workspaceId} endpoint={endpoint} />
        <EndpointFields
          draft={draft}
          onChange={(patch) => change(patch as Partial<typeof draft>)}
          issue={(field) => draftIssue(draft, isTried, error, field)}
        />
        <Switch
          label={t('legacy')}
          hint={t('legacyHint')}
          checked={draft.sendsWorkspaceSecret}
          onChange={(next) => change({ sendsWorkspaceSecret: next })}
        />
      </form>
    </FormDrawer>
  )
}
