import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { Problem } from '#shared/problems'
import type { Region } from '#shared/regions'
import type { WorkspaceSummary } from '#shared/workspaces/schema'
import { ActivityList } from '#web/features/workspaces/activity/activity-list.tsx'
import { KeyField } from '#web/features/workspaces/keys/key-field.tsx'
import {
  revokeWorkspaceKeyMutation,
  rotateWorkspaceKeyMutation,
  saveWorkspaceMutation,
  workspaceKeysQuery,
} from '#web/features/workspaces/queries.ts'
import { t } from '#web/features/workspaces/t.ts'
import { fieldIssues } from '#web/lib/form/field-issues.ts'
import { Button } from '#web/ui/button/button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Field } from '#web/ui/form/field.tsx'
import { FieldGroup } from '#web/ui/form/field-group.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { Drawer } from '#web/ui/layer/drawer.tsx'
import { PictureUpload } from '#web-features/files'
import { LeaveWorkspace } from './leave-workspace.tsx'

interface WorkspaceSettingsDrawerProps {
  readonly region: Region
  readonly workspace: WorkspaceSummary
  readonly onClose: () => void
}

/** Name, picture, the owner's secret, the activity log, and leaving the workspace of another owner. */
export const WorkspaceSettingsDrawer = ({ region, workspace, onClose }: WorkspaceSettingsDrawerProps) => {
  const [name, setName] = useState(workspace.workspaceName)
  const [photo, setPhoto] = useState(workspace.workspacePhotoURL)
  const [missing, setMissing] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const saving = useMutation({
    ...saveWorkspaceMutation(region, workspace.uid),
    onError: ({ message }) => notify(t('notSaved'), { tone: 'bad', stay: 'long', detail: message }),
  })
  const issueOf = fieldIssues(saving.error)
  const isPictureGone = saving.error instanceof Problem && saving.error.code === 'conflict'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const workspaceName = name.trim()
    setMissing(workspaceName === '' ? t('nameRequired') : undefined)
    if (workspaceName === '') return field.current?.focus()
    saving.mutate(
      // only the changed fields: another member may have changed the others
      { workspaceName, ...(photo === workspace.workspacePhotoURL ? {} : { workspacePhotoURL: photo }) },
      {
        onSuccess: ({ data }) => {
          notify(t('saved'), { tone: 'ok' })
          // only now is an uploaded picture at its permanent address
          setPhoto((now) => (now === photo ? data.workspacePhotoURL : now))
        },
      },
    )
  }
  const hasChanged = name !== workspace.workspaceName || photo !== workspace.workspacePhotoURL
  return (
    <Drawer
      isOpen
      onOpenChange={onClose}
      title={t('edit')}
      subtitle={workspace.workspaceName}
      width={480}
      initialFocus={field}
    >
      <form onSubmit={submit} noValidate className="grid gap-4">
        <Field label={t('name')} error={missing ?? issueOf('workspaceName')}>
          <Input ref={field} value={name} maxLength={60} onChange={(event) => setName(event.currentTarget.value)} />
        </Field>
        <FieldGroup
          label={t('photo')}
          hint={t('photoHint')}
          error={issueOf('workspacePhotoURL') ?? (isPictureGone ? saving.error?.message : undefined)}
          isOptional
        >
          <PictureUpload
            label={t('photo')}
            value={photo}
            saved={workspace.workspacePhotoURL}
            of={{ region, workspaceId: workspace.uid }}
            onChange={setPhoto}
          />
        </FieldGroup>
        <div>
          <Button type="submit" variant="primary" busy={saving.isPending} disabled={!hasChanged}>
            {t('save')}
          </Button>
        </div>
      </form>
      <section className="mt-6 border-t border-line pt-5">
        {workspace.role === 'owner' ? (
          <KeyField
            label={t('secret')}
            hint={t('secretHint')}
            what={t('secretWhat')}
            query={workspaceKeysQuery(region, workspace.uid)}
            rotation={rotateWorkspaceKeyMutation(region, workspace.uid)}
            revocation={revokeWorkspaceKeyMutation(region, workspace.uid)}
          />
        ) : (
          <FieldGroup label={t('secret')}>
            <p className="text-ink-2">{t('secretOfOwner')}</p>
          </FieldGroup>
        )}
      </section>
      <ActivityList region={region} workspaceId={workspace.uid} />
      {workspace.role === 'member' && <LeaveWorkspace region={region} workspace={workspace} onLeft={onClose} />}
    </Drawer>
  )
}
