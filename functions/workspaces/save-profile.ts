import { PortraitReplaced } from '#events/workspaces/events'
import { actorName } from '#lib/actor-name'
import type { Verb } from '#lib/api'
import { auditing } from '#lib/audit'
import { attempt } from '#lib/commit'
import { present } from '#lib/condition'
import { world } from '#lib/world'
import { Problem } from '#shared/problems'
import type { workspaces as routes } from '#shared/workspaces/routes'
import { formerPortraits } from './former-portraits.ts'
import { keptPortrait } from './kept-portrait.ts'
import { workspaces } from './store.ts'

/** A person's own name and picture, and their workspace's name. Only ever their own record: its id is never taken from input. */
export const saveProfile: Verb<typeof routes, 'POST /v2/me/profile'> = async (
  { displayName, photoURL, workspaceName },
  { access: { workspaceId: uid }, actor },
) => {
  const missing = new Problem('not-found', 'There is no such workspace.')
  if (uid === '') throw missing
  const set = {
    displayName,
    ...(photoURL === undefined ? {} : { photoURL: await keptPortrait(uid, photoURL) }),
    ...(workspaceName === undefined ? {} : { workspaceName }),
  }
  const before = await workspaces.get({ uid }, { consistent: true })
  const saved = await attempt(
    [
      workspaces.changing({ uid }, { set }, { uid: present }),
      auditing({ owner: `WS#${uid}`, action: 'profile.saved', by: actorName(actor), now: world().now() }),
    ],
    before ? formerPortraits(before, set).map((url) => PortraitReplaced({ workspaceId: uid, url })) : [],
  )
  if (!saved.committed) throw missing
  return { success: true }
}
