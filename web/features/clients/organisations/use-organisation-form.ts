import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Organisation } from '#shared/clients/schema'
import { Problem } from '#shared/problems'
import type { Region } from '#shared/regions'
import { addOrganisationMutation, saveOrganisationMutation } from '#web/features/clients/queries.ts'
import { t } from '#web/features/clients/t.ts'
import { useEdits } from '#web/lib/form/use-edits.ts'
import { notify } from '#web/ui/feedback/notify.ts'

export type OrganisationDraft = Omit<Organisation, 'ID' | 'workspaceId' | 'type' | 'seats' | 'lastModified'>

/** Edits an organisation, or a new one that has no id yet. */
export const useOrganisationForm = (
  region: Region,
  workspaceId: string,
  organisation: Organisation | undefined,
  start: OrganisationDraft,
  onAdded: () => void,
) => {
  const { draft, changed, set, forget } = useEdits<OrganisationDraft>(start)
  const [editedCopy, setEditedCopy] = useState(organisation?.lastModified)
  const saving = useMutation(saveOrganisationMutation(region, workspaceId))
  const adding = useMutation(addOrganisationMutation(region, workspaceId))
  const error = saving.error ?? adding.error
  const isDirty = changed.length > 0
  const isNameless = draft.name.trim() === ''
  const failed = (failure: Error) =>
    notify(t('organisationNotSaved', failure.message || t('unknownError')), { tone: 'bad', stay: 'long' })
  const save = () => {
    if (isNameless || saving.isPending || adding.isPending) return
    const sent: Partial<OrganisationDraft> = Object.fromEntries(changed.map((key) => [key, draft[key]]))
    if (!organisation) return adding.mutate({ ...sent, name: draft.name }, { onSuccess: onAdded, onError: failed })
    if (!organisation.ID) return notify(t('organisationId'), { tone: 'bad', stay: 'long' })
    saving.mutate(
      { organisationId: organisation.ID, lastModified: editedCopy ?? organisation.lastModified, changes: sent },
      {
        onSuccess: (answer) => {
          forget(sent)
          setEditedCopy(answer.organisation.lastModified)
          notify(t('organisationSaved'), { tone: 'ok' })
        },
        onError: failed,
      },
    )
  }
  return {
    draft,
    isDirty,
    isSaving: saving.isPending || adding.isPending,
    error,
    isConflict: error instanceof Problem && error.code === 'conflict',
    /** Takes the record as it is now below these changes, which replace what they name. */
    rebase: () => {
      setEditedCopy(organisation?.lastModified)
      saving.reset()
    },
    set,
    save,
    nameIssue: isNameless ? t('organisationName') : undefined,
  }
}
