import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { productName } from '#shared/notifications/product-name'
import { saveProfileMutation } from '#web/features/profile/queries.ts'
import { t } from '#web/features/profile/t.ts'
import { fieldIssues } from '#web/lib/form/field-issues.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { SignInFrame } from '#web-features/sign-in'
import { meQuery } from '#web-features/workspaces'

const route = getRouteApi('/onboarding')

/** A new member's name and their workspace's, before anything else. */
export const WelcomeScreen = () => {
  const { region } = route.useLoaderData()
  const { next } = route.useSearch()
  const { data: me } = useSuspenseQuery(meQuery(region))
  const [missing, setMissing] = useState<'name' | 'workspace'>()
  const [draft, setDraft] = useState({
    displayName: me.workspace.displayName,
    workspaceName: me.workspace.workspaceName,
  })
  const name = useRef<HTMLInputElement>(null)
  const workspace = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const router = useRouter()
  const saving = useMutation(saveProfileMutation(region))
  const go = async () => {
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
    const edit = { displayName: draft.displayName.trim(), workspaceName: draft.workspaceName.trim() }
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
    <SignInFrame title={t('welcome', { product: productName })} description={t('welcomeFact')}>
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
          hint={t('workspaceHint')}
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
        {saving.error && !issueOf('displayName') && !issueOf('workspaceName') && (
          <ProblemNote title={t('notSaved')} error={saving.error} />
        )}
        <Button type="submit" variant="primary" size="large" wide busy={saving.isPending}>
          {t('go')}
        </Button>
      </form>
    </SignInFrame>
  )
}
