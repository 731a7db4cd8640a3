import type { FormEvent, ReactNode } from 'react'
import type { Client, Organisation } from '#shared/clients/schema'
import type { Region } from '#shared/regions'
import { t } from '#web/features/clients/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { FieldGroup } from '#web/ui/form/field-group.tsx'
import { FormDrawer } from '#web/ui/form/form-drawer.tsx'
import { shownTabs, tabLabel } from '#web-features/agencies/client-tabs'
import { ClientActivity } from './client-activity.tsx'
import { DeletePerson } from './delete-person.tsx'
import { InviteButton } from './invite-button.tsx'
import { LogInAsButton } from './log-in-as-button.tsx'
import { PasswordChange } from './password-change.tsx'
import { PersonFields } from './person-fields.tsx'
import { ShownPassword } from './shown-password.tsx'
import { usePersonForm } from './use-person-form.ts'

export interface PersonFormProps {
  readonly region: Region
  readonly workspaceId: string
  readonly organisations: readonly Organisation[]
  readonly client: Client
  readonly onAccess: () => void
  readonly onClose: () => void
  readonly children?: ReactNode
}

/** Edit User: the form waits for Save; access has a drawer of its own, which saves as it is changed. */
export const PersonForm = ({
  region,
  workspaceId,
  organisations,
  client,
  onAccess,
  onClose,
  children,
}: PersonFormProps) => {
  const form = usePersonForm(region, workspaceId, client)
  const { draft, saved, set, issue } = form
  const tabs = shownTabs(client.canAccess)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.save()
  }
  return (
    <FormDrawer
      title={t('editUser')}
      subtitle={client.name}
      isDirty={form.isDirty}
      onClose={onClose}
      foot={
        <>
          <DeletePerson region={region} workspaceId={workspaceId} client={client} onDeleted={onClose} />
          <Button className="ms-auto" onClick={onClose}>
            {form.isDirty ? t('cancel') : t('done')}
          </Button>
          <Button variant="primary" type="submit" form="edit-user" disabled={!form.isDirty} busy={form.isSaving}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id="edit-user" noValidate onSubmit={submit} className="grid gap-5">
        {form.problem && (
          <ProblemNote title={t('notSaved')} error={form.problem} onRetry={form.isConflict ? form.reload : undefined} />
        )}
        {form.shownPassword && <ShownPassword name={client.name} email={client.email} password={form.shownPassword} />}
        <PersonFields
          region={region}
          workspaceId={workspaceId}
          organisations={organisations}
          draft={draft}
          saved={saved}
          onChange={set}
          issue={issue}
          password={
            <PasswordChange
              value={draft.dashboardPassword}
              error={issue('dashboardPassword')}
              onChange={(dashboardPassword) => set({ dashboardPassword })}
            >
              <InviteButton region={region} workspaceId={workspaceId} client={client} />
            </PasswordChange>
          }
        />
        <FieldGroup label={t('access')}>
          <div className="flex flex-wrap items-center gap-3">
            <span className="min-w-0 flex-1 text-ink-2">
              {t('accessFact', { count: tabs.length, first: tabLabel(tabs[0] ?? '/convos') })}
            </span>
            <Button onClick={onAccess}>{t('editAccess')}</Button>
          </div>
        </FieldGroup>
        <FieldGroup label={t('logInAsTitle')} hint={t('logInAsFact', { name: client.name })}>
          <div>
            <LogInAsButton region={region} workspaceId={workspaceId} client={client} />
          </div>
        </FieldGroup>
      </form>
      <ClientActivity region={region} workspaceId={workspaceId} client={client} />
      {children}
    </FormDrawer>
  )
}
