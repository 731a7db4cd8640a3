import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PortalClient } from '#shared/clients/portal-session'
import { Problem } from '#shared/problems'
import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'
import { useEdits } from '#web/lib/form/use-edits.ts'
import { language } from '#web/lib/words/language.ts'
import { switchLanguage } from '#web/lib/words/switch-language.ts'
import { meQuery } from '#web/portal/session/queries.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { t } from './t.ts'

const draftOf = ({ name, squarePhotoURL, preferredLanguage, notificationsSettings }: PortalClient) => ({
  name,
  squarePhotoURL,
  preferredLanguage,
  notificationsSettings,
})
export type AccountDraft = ReturnType<typeof draftOf>

/** Edits the client's own account; if the agency's team saved meanwhile, the server says so and Try again takes theirs below. */
export const useAccountForm = (region: Region, client: PortalClient, onSaved: () => void) => {
  const queries = useQueryClient()
  const saved = draftOf(client)
  const { draft, changed, set, forget } = useEdits<AccountDraft>(saved)
  const [editedCopy, setEditedCopy] = useState<number>()
  const saving = useMutation({
    mutationFn: (changes: Partial<AccountDraft>) =>
      callIn(region)('POST /portal/account', { lastModified: editedCopy ?? client.lastModified, changes }),
    onSuccess: async (_answer, sent) => {
      await queries.invalidateQueries({ queryKey: meQuery(region).queryKey })
      forget(sent)
      setEditedCopy(undefined)
      const wanted = sent.preferredLanguage
      if (wanted && wanted !== language) switchLanguage(wanted)
      else notify(t('saved'), { tone: 'ok' })
      onSaved()
    },
  })
  const isNameless = draft.name.trim() === ''
  const isDirty = changed.length > 0
  return {
    saved,
    draft,
    isDirty,
    isNameless,
    isSaving: saving.isPending,
    problem: saving.error,
    isConflict: saving.error instanceof Problem && saving.error.code === 'conflict',
    set: (patch: Partial<AccountDraft>) => {
      setEditedCopy((before) => (isDirty ? before : undefined) ?? client.lastModified)
      set(patch)
      if (saving.isError) saving.reset()
    },
    save: () => {
      if (isDirty && !isNameless && !saving.isPending)
        saving.mutate(Object.fromEntries(changed.map((key) => [key, draft[key]])))
    },
    reload: async () => {
      await queries.refetchQueries({ queryKey: meQuery(region).queryKey })
      setEditedCopy(undefined)
      saving.reset()
    },
  }
}
