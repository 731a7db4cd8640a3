import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Agency } from '#shared/agencies/schema'
import { Problem } from '#shared/problems'
import type { Region } from '#shared/regions'
import type { AgencyForm } from '#web/features/agencies/agency-form.ts'
import { agencyQuery, saveAgencyMutation } from '#web/features/agencies/queries.ts'
import { t } from '#web/features/agencies/t.ts'
import { useShortcut } from '#web/lib/browser/use-shortcut.ts'
import { useEdits } from '#web/lib/form/use-edits.ts'
import { notify } from '#web/ui/feedback/notify.ts'

export type { AgencyForm }

/** Edits the agency's settings; of two members who save, the later is told. */
export const useAgencyForm = (region: Region, workspaceId: string): AgencyForm => {
  const query = useSuspenseQuery(agencyQuery(region, workspaceId))
  const { agency } = query.data
  const { draft, changed, set, discard, forget } = useEdits<Agency>(agency)
  const [editedCopy, setEditedCopy] = useState<number>()
  const saving = useMutation(saveAgencyMutation(region, workspaceId))
  const isDirty = changed.length > 0
  const save = () => {
    const changes: Partial<Agency> = Object.fromEntries(changed.map((key) => [key, draft[key]]))
    saving.mutate(
      { lastModified: editedCopy ?? agency.lastModified, changes },
      {
        onSuccess: (saved) => {
          notify(t(changed.every((name) => name === 'settings') ? 'savedData' : 'saved'), { tone: 'ok' })
          forget(changes)
          setEditedCopy(saved.agency.lastModified)
        },
      },
    )
  }
  useShortcut('mod+S', save, isDirty && !saving.isPending)
  const issues = saving.error instanceof Problem ? (saving.error.details.issues ?? []) : []
  return {
    region,
    agency,
    draft,
    changed,
    isSaving: saving.isPending,
    error: saving.error,
    isConflict: saving.error instanceof Problem && saving.error.code === 'conflict',
    set: (patch) => {
      setEditedCopy((before) => (isDirty ? before : undefined) ?? agency.lastModified)
      set(patch)
    },
    save,
    discard: () => {
      discard()
      setEditedCopy(undefined)
      saving.reset()
    },
    reload: async () => {
      await query.refetch()
      setEditedCopy(undefined)
      saving.reset()
    },
    issue: (path) =>
      issues.find((found) => found.path === `changes.${path}` || found.path.startsWith(`changes.${path}.`))?.message,
    issueCount: issues.length,
  }
}
