import { PortraitReplaced } from '#events/workspaces/events'
import { ownedBy } from '#functions/workspaces/owned/owned-by'
import { workspaces } from '#functions/workspaces/store'
import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import { present } from '#lib/database/condition'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import { Problem } from '#shared/problems'
import { workspaceText } from '#shared/workspaces/messages'
import type { workspaces as routes } from '#shared/workspaces/routes'
import { persistPortrait } from './persist-portrait.ts'
import { replacedPortraits } from './replaced-portraits.ts'

/** Saves the user's own name and picture, and their workspace's name. The record's id comes from their access, never from input. */
export const saveProfile: Verb<typeof routes, 'POST /v2/me/profile'> = async (
  { displayName, visitorName, photoURL, workspaceName },
  { access: { workspaceId: uid }, actor },
) => {
  const missing = new Problem('not-found', workspaceText('notFound'))
  if (uid === '') throw missing
  const set = {
    displayName,
    ...(visitorName === undefined ? {} : { visitorName }),
    ...(photoURL === undefined ? {} : { photoURL: await persistPortrait(uid, photoURL) }),
    ...(workspaceName === undefined ? {} : { workspaceName }),
  }
  const before = await workspaces.get({ uid }, { consistent: true })
  const { workspaceName: _, ...person } = set
  const owned = await ownedBy(uid)
  const saved = await attempt(
    [
      workspaces.changing({ uid }, { set }, { uid: present }),
      ...owned.map((one) => workspaces.changing({ uid: one.uid }, { set: person }, { uid: present })),
      auditing({ owner: `WS#${uid}`, action: 'profile.saved', by: actorName(actor), now: world().now() }),
    ],
    before ? replacedPortraits(before, set).map((url) => PortraitReplaced({ workspaceId: uid, url })) : [],
  )
  if (!saved.committed) throw missing
  return { success: true }
}
