import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate, useRouter } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { saveProfileMutation } from '#web/features/profile/queries.ts'
import { t } from '#web/features/profile/t.ts'
import { fieldIssues } from '#web/lib/form/field-issues.ts'
import { Button } from '#web/ui/button/button.tsx'
import { buttonClass } from '#web/ui/button/button-class.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { FieldGroup } from '#web/ui/form/field-group.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { PictureUpload } from '#web-features/files'
import { SignInFrame } from '#web-features/sign-in'
import { meQuery } from '#web-features/workspaces'
import { isProfileComplete } from './is-profile-complete.ts'

const route = getRouteApi('/onboarding')

/** The member's profile: requested from a new member without a name, edited by all others. */
export const ProfileScreen = () => {
  const { region } = route.useLoaderData()
  const { next } = route.useSearch()
  const { data: me } = useSuspenseQuery(meQuery(region))
  // the page's mode stays after the name has been saved
  const [isNew] = useState(() => !isProfileComplete(me.workspace))
  const [missing, setMissing] = useState<'name' | 'workspace'>()
  const [draft, setDraft] = useState({
    displayName: me.workspace.displayName,
    workspaceName: me.workspace.workspaceName,
    photoURL: me.workspace.photoURL,
  })
  const name = useRef<HTMLInputElement>(null)
  const workspace = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const router = useRouter()
  const saving = useMutation(saveProfileMutation(region))
  const shown = useRef(draft)
  useEffect(() => {
    shown.current = draft
  })
  const go = async () => {
    if (!isNew) notify(t('saved'), { tone: 'ok' })
    // changes made during the save are not saved yet
    if (shown.current !== draft) return
    if (next) router.history.push(next)
    else await navigate({ to: '/app/$region/agents', params: { region } })
  }
  const issueOf = fieldIssues(saving.error)
  const set = (patch: Partial<typeof draft>) => {
    setDraft((before) => ({ ...before, ...patch }))
    setMissing(undefined)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const edit = {
      displayName: draft.displayName.trim(),
      workspaceName: draft.workspaceName.trim(),
      photoURL: draft.photoURL,
    }
    if (edit.displayName === '') {
      setMissing('name')
      return name.current?.focus()
    }
    if (edit.workspaceName === '') {
      setMissing('workspace')
      return workspace.current?.focus()
    }
    saving.mutate(edit, { onSuccess: go })
  }
  return (
    <SignInFrame title={isNew ? t('welcome') : t('profile')} description={isNew ? t('welcomeFact') : t('profileFact')}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <Field label={t('name')} error={missing === 'name' ? t('displayNameRequired') : issueOf('displayName')}>
          <Input
            ref={name}
            autoComplete="name"
            maxLength={120}
            value={draft.displayName}
            onChange={({ currentTarget: { value } }) => set({ displayName: value })}
          />
        </Field>
        <Field
          label={t('workspace')}
          hint={isNew ? t('workspaceHint') : undefined}
          error={missing === 'workspace' ? t('nameRequired') : issueOf('workspaceName')}
        >
          <Input
            ref={workspace}
            autoComplete="organization"
            maxLength={60}
            value={draft.workspaceName}
            onChange={({ currentTarget: { value } }) => set({ workspaceName: value })}
          />
        </Field>
        {!isNew && (
          <FieldGroup label={t('photo')} hint={t('photoHint')} error={issueOf('photoURL')} isOptional>
            <PictureUpload
              label={t('photo')}
              value={draft.photoURL}
              saved={me.workspace.photoURL}
              of={{ region, workspaceId: me.workspace.uid }}
              onChange={(photoURL) => set({ photoURL })}
            />
          </FieldGroup>
        )}
        {saving.error && !issueOf('displayName') && !issueOf('workspaceName') && !issueOf('photoURL') && (
          <ProblemNote title={t('notSaved')} error={saving.error} />
        )}
        <Button type="submit" variant="primary" size="large" wide busy={saving.isPending}>
          {isNew ? t('go') : t('save')}
        </Button>
        {!isNew && (
          <Link to="/app/$region/agents" params={{ region }} className={buttonClass({ variant: 'link' })}>
            {t('back')}
          </Link>
        )}
      </form>
    </SignInFrame>
  )
}
