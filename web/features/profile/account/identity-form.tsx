import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import type { Region } from '#shared/regions'
import type { OwnWorkspace } from '#shared/workspaces/schema'
import { saveProfileMutation } from '#web/features/profile/queries.ts'
import { t } from '#web/features/profile/t.ts'
import { fieldIssues } from '#web/lib/form/field-issues.ts'
import { Button } from '#web/ui/button/button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { FieldGroup } from '#web/ui/form/field-group.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { PictureUpload } from '#web-features/files'
import { meQuery } from '#web-features/workspaces'

interface IdentityFormProps {
  readonly region: Region
  readonly person: OwnWorkspace
}

/** The member's name, the one that visitors read, and the picture of both. */
export const IdentityForm = ({ region, person }: IdentityFormProps) => {
  const { displayName, visitorName = '', photoURL } = person
  const [draft, setDraft] = useState({ displayName, visitorName, photoURL })
  const [missing, setMissing] = useState<string>()
  const name = useRef<HTMLInputElement>(null)
  const queries = useQueryClient()
  const saving = useMutation(saveProfileMutation(region))
  const issueOf = fieldIssues(saving.error)
  const isElsewhere = ['displayName', 'visitorName', 'photoURL'].every((field) => !issueOf(field))
  const set = (patch: Partial<typeof draft>) => {
    setDraft((before) => ({ ...before, ...patch }))
    setMissing(undefined)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const edit = { ...draft, displayName: draft.displayName.trim(), visitorName: draft.visitorName.trim() }
    if (edit.displayName === '') {
      setMissing(t('displayNameRequired'))
      return name.current?.focus()
    }
    saving.mutate(edit, {
      onSuccess: () => {
        notify(t('saved'), { tone: 'ok' })
        // only now is an uploaded picture at its permanent address
        const saved = queries.getQueryData(meQuery(region).queryKey)?.workspace.photoURL ?? edit.photoURL
        setDraft((now) => (now.photoURL === edit.photoURL ? { ...now, photoURL: saved } : now))
      },
    })
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <Field layout="row" label={t('name')} error={missing ?? issueOf('displayName')}>
        <Input
          ref={name}
          autoComplete="name"
          maxLength={120}
          value={draft.displayName}
          onChange={({ currentTarget: { value } }) => set({ displayName: value })}
        />
      </Field>
      <Field
        layout="row"
        label={t('visitorName')}
        hint={t('visitorNameHint')}
        error={issueOf('visitorName')}
        isOptional
      >
        <Input
          maxLength={60}
          placeholder={draft.displayName}
          value={draft.visitorName}
          onChange={({ currentTarget: { value } }) => set({ visitorName: value })}
        />
      </Field>
      <FieldGroup layout="row" label={t('photo')} hint={t('photoHint')} error={issueOf('photoURL')} isOptional>
        <PictureUpload
          label={t('photo')}
          value={draft.photoURL}
          saved={photoURL}
          of={{ region, workspaceId: person.uid }}
          onChange={(next) => set({ photoURL: next })}
        />
      </FieldGroup>
      {saving.error && isElsewhere && <ProblemNote title={t('profileNotSaved')} error={saving.error} />}
      <div>
        <Button type="submit" variant="primary" busy={saving.isPending}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
