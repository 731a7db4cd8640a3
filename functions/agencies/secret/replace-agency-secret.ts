import { agencyOf } from '#functions/agencies/agency-of'
import { agencies } from '#functions/agencies/store'
import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import type { agencies as routes } from '#shared/agencies/routes'
import { newAgencySecret } from './new-agency-secret.ts'

/**
 * A new secret at once: an old one that leaked must open nothing for another minute, so there is no grace. A repeated call names a
 * secret that is replaced already and changes nothing; the version ends the sessions that the old one began.
 */
export const replaceAgencySecret: Verb<typeof routes, 'POST /v2/workspaces/{workspaceId}/agency/secret'> = async (
  { replaces },
  { actor, access: { workspaceId } },
) => {
  const { ID, secret, secretVersion } = await agencyOf(workspaceId)
  if (secret === replaces)
    await attempt([
      agencies.changing(
        { ID },
        { set: { secret: newAgencySecret(), secretVersion: secretVersion + 1 } },
        { secret: is(secret) },
      ),
      auditing({
        owner: `WS#${workspaceId}`,
        action: 'agency-secret.rotated',
        by: actorName(actor),
        now: world().now(),
      }),
    ])
  return { secret: (await agencyOf(workspaceId)).secret }
}
