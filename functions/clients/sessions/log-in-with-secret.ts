import { createHash, timingSafeEqual } from 'node:crypto'
import { agencyOf } from '#features/agencies'
import { portalOf } from '#functions/clients/portal-of'
import { auditing } from '#lib/audit'
import { attempt } from '#lib/database/commit'
import { withCookie } from '#lib/http/answer/with-cookie'
import type { Verb } from '#lib/http/api'
import { networkOf } from '#lib/http/network-of'
import { world } from '#lib/world'
import { portalText } from '#shared/clients/portal-messages'
import type { portal as routes } from '#shared/clients/portal-routes'
import { Problem } from '#shared/problems'
import { countTry } from './count-try.ts'
import { newSession } from './new-session.ts'

/** Opens the portal as the agency itself. The session ends with the secret. */
export const logInWithSecret: Verb<typeof routes, 'POST /portal/log-in-with-secret'> = async ({ secret }, caller) => {
  const { agencyId, workspaceId } = await portalOf(caller)
  await countTry('address', `${agencyId}#${networkOf(caller.ip)}`)
  const agency = await agencyOf(workspaceId)
  if (agency.ID !== agencyId || !timingSafeEqual(digest(secret), digest(agency.secret)))
    throw new Problem('unauthenticated', portalText('wrongSecret'))
  const now = world().now()
  const version = agency.secretVersion
  const session = newSession({ owner: `AGY#${agencyId}`, agencyId, workspaceId, version, via: 'secret' }, now)
  await attempt([
    session.write,
    auditing({ owner: `WS#${workspaceId}`, action: 'agency.opened', by: 'agency-secret', now }),
  ])
  return withCookie({ success: true as const }, session.cookie)
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
