import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import type { Region } from '#shared/regions'
import { selectWorkspace } from '#web/features/workspaces/current/current-workspace.ts'
import { createWorkspaceMutation } from '#web/features/workspaces/queries.ts'
import { t } from '#web/features/workspaces/t.ts'
import { fieldIssues } from '#web/lib/form/field-issues.ts'
import { Button } from '#web/ui/button/button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { Drawer } from '#web/ui/layer/drawer.tsx'

interface NewWorkspaceDrawerProps {
  readonly region: Region
  readonly onClose: () => void
}

/** Names a further workspace of the member's own, creates it and opens it. */
export const NewWorkspaceDrawer = ({ region, onClose }: NewWorkspaceDrawerProps) => {
  const [name, setName] = useState('')
  const [missing, setMissing] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const creating = useMutation(createWorkspaceMutation(region))
  const issueOf = fieldIssues(creating.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const workspaceName = name.trim()
    setMissing(workspaceName === '' ? t('nameRequired') : undefined)
    if (workspaceName === '') return field.current?.focus()
    creating.mutate(workspaceName, {
      onSuccess: async ({ workspace }) => {
        selectWorkspace(region, workspace.uid)
        notify(t('joined'), { tone: 'ok', detail: workspace.workspaceName })
        onClose()
        await navigate({ to: '/app/$region/agents', params: { region } })
      },
    })
  }
  return (
    <Drawer
      isOpen
      onOpenChange={onClose}
      title={t('newWorkspace')}
      subtitle={t('newWorkspaceFact')}
      width={480}
      initialFocus={field}
    >
      <form onSubmit={submit} noValidate className="grid gap-4">
        <Field label={t('name')} error={missing ?? issueOf('workspaceName')}>
          <Input
            ref={field}
            value={name}
            maxLength={60}
            autoComplete="organization"
            onChange={(event) => {
              setName(event.currentTarget.value)
              setMissing(undefined)
            }}
          />
        </Field>
        {creating.error && !issueOf('workspaceName') && <ProblemNote title={t('notCreated')} error={creating.error} />}
        <div>
          <Button type="submit" variant="primary" busy={creating.isPending}>
            {t('createWorkspace')}
          </Button>
        </div>
      </form>
    </Drawer>
  )
}
