import { useSuspenseQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import type { Organisation } from '#shared/clients/schema'
import type { Region } from '#shared/regions'
import { t } from '#web/features/clients/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { FormDrawer } from '#web/ui/form/form-drawer.tsx'
import { agencyQuery } from '#web-features/agencies'
import { DeleteOrganisation } from './delete-organisation.tsx'
import { newOrganisationDraft } from './new-organisation-draft.ts'
import { OrganisationFields } from './organisation-fields.tsx'
import { useOrganisationForm } from './use-organisation-form.ts'

interface OrganisationDrawerProps {
  readonly region: Region
  readonly workspaceId: string
  /** Absent: a new one. */
  readonly organisation: Organisation | undefined
  readonly onClose: () => void
}

/** Org Info: one form, one Save. A new organisation begins as SAAS Mode sets it. */
export const OrganisationDrawer = ({ region, workspaceId, organisation, onClose }: OrganisationDrawerProps) => {
  const { agency } = useSuspenseQuery(agencyQuery(region, workspaceId)).data
  const start = organisation ?? newOrganisationDraft(agency.settings.clientOnboarding)
  const form = useOrganisationForm(region, workspaceId, organisation, start, onClose)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.save()
  }
  const canSave = form.isDirty || !organisation
  return (
    <FormDrawer
      title={organisation ? t('organisationInfo') : t('newOrganisation')}
      subtitle={
        organisation &&
        `${organisation.name}, ${t('organisationFact', { seats: organisation.seats, agents: organisation.widgetIDs.length })}`
      }
      isDirty={form.isDirty && !form.isSaving}
      width={600}
      onClose={onClose}
      foot={
        <>
          {organisation && (
            <DeleteOrganisation
              region={region}
              workspaceId={workspaceId}
              organisation={organisation}
              onDeleted={onClose}
            />
          )}
          <Button className="ms-auto" onClick={onClose}>
            {canSave ? t('cancel') : t('done')}
          </Button>
          <Button variant="primary" type="submit" form="organisation" disabled={!canSave} busy={form.isSaving}>
            {organisation ? t('save') : t('addOrganisation')}
          </Button>
        </>
      }
    >
      <form id="organisation" noValidate onSubmit={submit} className="grid gap-5">
        {form.error && (
          <ProblemNote
            title={t('notSavedOrganisation')}
            error={form.error}
            onRetry={form.isConflict ? form.rebase : undefined}
          />
        )}
        <OrganisationFields
          region={region}
          workspaceId={workspaceId}
          draft={form.draft}
          saved={start}
          nameIssue={form.nameIssue}
          onChange={form.set}
        />
      </form>
    </FormDrawer>
  )
}
