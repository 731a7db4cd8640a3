import { mutationOptions } from '@tanstack/react-query'
import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'
import { meQuery } from '#web-features/workspaces'

interface ProfileEdit {
  readonly displayName: string
  readonly visitorName?: string
  readonly photoURL?: string
  readonly workspaceName?: string
}

/** Saves the member's own profile, and updates its query. */
export const saveProfileMutation = (region: Region) =>
  mutationOptions({
    mutationFn: (edit: ProfileEdit) => callIn(region)('POST /v2/me/profile', edit),
    onSuccess: (_answer, _edit, _before, { client }) =>
      client.invalidateQueries({ queryKey: meQuery(region).queryKey, refetchType: 'all' }),
  })
