import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Client } from '#shared/clients/schema'
import { Problem } from '#shared/problems'
import type { Region } from '#shared/regions'
import { clientQuery, saveClientMutation } from '#web/features/clients/queries.ts'
import { t } from '#web/features/clients/t.ts'
import { useEdits } from '#web/lib/form/use-edits.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { isAtFields, issueOf } from './issue-of.ts'
import { draftOf, type PersonDraft } from './person-draft.ts'

const required: readonly (keyof PersonDraft)[] = ['name', 'email']

/** Edits a client; of two members who save, the later is told. */
export const usePersonForm = (region: Region, workspaceId: string, client: Client) => {
  const queryClient = useQueryClient()
  const saved = draftOf(client)
  const { draft, changed, set, forget } = useEdits<PersonDraft>(saved)
  const [editedCopy, setEditedCopy] = useState<number>()
  const [shownPassword, setShownPassword] = useState<string>()
  const saving = useMutation(saveClientMutation(region, workspaceId))
  const isDirty = changed.length > 0
  const isMissing = (field: keyof PersonDraft) => required.includes(field) && String(draft[field]).trim() === ''
  const save = () => {
    if (!isDirty || saving.isPending || required.some(isMissing)) return
    const sent: Partial<PersonDraft> = Object.fromEntries(changed.map((key) => [key, draft[key]]))
    const { orgId, dashboardPassword, ...changes } = sent
    saving.mutate(
      {
        clientId: client.ID,
        lastModified: editedCopy ?? client.lastModified,
        changes,
        ...(orgId ? { orgId } : {}),
        ...(dashboardPassword ? { dashboardPassword } : {}),
      },
      {
        onSuccess: (answer) => {
          forget(sent)
          setEditedCopy(answer.client.lastModified)
          setShownPassword(dashboardPassword)
          notify(t('userSaved'), { tone: 'ok' })
        },
      },
    )
  }
  return {
    saved,
    draft,
    isDirty,
    isSaving: saving.isPending,
    shownPassword,
    /** What is not said at a field. */
    problem: saving.error && !isAtFields(saving.error, Object.keys(draft)) ? saving.error : null,
    isConflict: saving.error instanceof Problem && saving.error.code === 'conflict',
    set: (patch: Partial<PersonDraft>) => {
      setEditedCopy((before) => (isDirty ? before : undefined) ?? client.lastModified)
      setShownPassword(undefined)
      set(patch)
      if (saving.isError) saving.reset()
    },
    save,
    /** Takes what another member saved, below these changes. */
    reload: async () => {
      await queryClient.refetchQueries({ queryKey: clientQuery(region, workspaceId, client.ID).queryKey })
      setEditedCopy(undefined)
      saving.reset()
    },
    issue: (field: keyof PersonDraft) => (isMissing(field) ? t('fillAll') : issueOf(saving.error, field)),
  }
}
