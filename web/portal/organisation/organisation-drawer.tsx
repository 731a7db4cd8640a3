import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { PortalOrganisation } from '#shared/clients/portal-session'
import type { Region } from '#shared/regions'
import { useEdits } from '#web/lib/form/use-edits.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Field } from '#web/ui/form/field.tsx'
import { FieldGroup } from '#web/ui/form/field-group.tsx'
import { FormDrawer } from '#web/ui/form/form-drawer.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { PictureUpload } from '#web-features/files'
import { NewUser } from './new-user.tsx'
import { saveOrganisationMutation } from './queries.ts'
import { t } from './t.ts'
import { UserList } from './user-list.tsx'

interface OrganisationDrawerProps {
  readonly region: Region
  /** The admin who edits. */
  readonly adminId: string
  readonly organisation: PortalOrganisation
  /** Whether it begins with the form of a new user. */
  readonly isAdding: boolean
  readonly onClose: () => void
}

/** Name and logo of the admin's own organisation, and its users. */
export const OrganisationDrawer = ({ region, adminId, organisation, isAdding, onClose }: OrganisationDrawerProps) => {
  const [isNew, setNew] = useState(isAdding)
  const { name, squarePhotoURL, lastModified, users } = organisation
  const saved = { name, squarePhotoURL }
  const { draft, changed, set, forget } = useEdits(saved)
  const [editedCopy, setEditedCopy] = useState<number>()
  const saving = useMutation(saveOrganisationMutation(region))
  const isDirty = changed.length > 0
  const isNameless = draft.name.trim() === ''
  const edit = (patch: Partial<typeof draft>) => {
    setEditedCopy((before) => (isDirty ? before : undefined) ?? lastModified)
    set(patch)
    if (saving.isError) saving.reset()
  }
  const save = () => {
    if (!isDirty || isNameless || saving.isPending) return
    const changes = Object.fromEntries(changed.map((key) => [key, draft[key]]))
    saving.mutate(
      { lastModified: editedCopy ?? lastModified, changes },
      {
        onSuccess: () => {
          forget(changes)
          setEditedCopy(undefined)
          notify(t('saved'), { tone: 'ok' })
        },
        // what the others saved is below these changes with the next try
        onError: () => setEditedCopy(undefined),
      },
    )
  }
  if (isNew)
    return <NewUser region={region} organisation={name} onClose={() => (isAdding ? onClose() : setNew(false))} />
  return (
    <FormDrawer
      title={t('about')}
      subtitle={`${name}, ${t('fact', { users: users.length })}`}
      isDirty={isDirty && !saving.isPending}
      onClose={onClose}
      foot={
        <>
          <Button className="ms-auto" onClick={onClose}>
            {isDirty ? t('cancel') : t('done')}
          </Button>
          <Button variant="primary" type="submit" form="organisation" disabled={!isDirty} busy={saving.isPending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        <form
          id="organisation"
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            save()
          }}
        >
          {saving.error && <Note tone="bad">{t('notSaved', { message: saving.error.message })}</Note>}
          <Field label={t('name')} error={isNameless ? t('nameMissing') : undefined}>
            <Input value={draft.name} maxLength={120} onChange={(event) => edit({ name: event.currentTarget.value })} />
          </Field>
          <FieldGroup label={t('logo')} isOptional>
            <PictureUpload
              label={t('logo')}
              value={draft.squarePhotoURL}
              saved={squarePhotoURL}
              of={{ region, ofClient: true }}
              onChange={(next) => edit({ squarePhotoURL: next })}
            />
          </FieldGroup>
        </form>
        <UserList region={region} adminId={adminId} onAdd={() => setNew(true)} />
      </div>
    </FormDrawer>
  )
}
