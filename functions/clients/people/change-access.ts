import { presentClient } from '#functions/clients/present-client'
import { clients } from '#functions/clients/store'
import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import { present } from '#lib/database/condition'
import type { Write } from '#lib/database/write'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import { clientText } from '#shared/clients/messages'
import type { clients as routes } from '#shared/clients/routes'
import { Problem } from '#shared/problems'
import { clientOf } from './client-of.ts'

/**
 * Gives and takes single tabs, to change or to look at, so that two members who edit one client's access at once both have their way. An expression names a
 * set once: tabs are taken in a change of their own, after those that are given.
 */
export const changeAccess: Verb<typeof routes, 'PUT /v2/workspaces/{workspaceId}/clients/{clientId}/access'> = async (
  { clientId: ID, give = [], take = [], view = [], edit = [], order },
  { actor, access: { workspaceId } },
) => {
  const before = await clientOf(workspaceId, ID)
  const now = world().now()
  const change = async (write: Write) => {
    const { committed } = await attempt([
      write,
      auditing({
        owner: `WS#${workspaceId}`,
        action: 'client.access-changed',
        by: actorName(actor),
        subject: ID,
        subjectName: before.name,
        now,
      }),
    ])
    if (!committed) throw new Problem('not-found', clientText('notFound'))
  }
  const include = sets({ canAccess: give, viewOnly: view })
  const exclude = sets({ canAccess: take, viewOnly: edit })
  if (include || order)
    await change(
      clients.changing(
        { ID },
        {
          ...(order ? { set: { clientTabOrder: order } } : {}),
          ...(include ? { include } : {}),
        },
        { ID: present },
      ),
    )
  if (exclude) await change(clients.changing({ ID }, { exclude }, { ID: present }))
  return { client: presentClient(await clientOf(workspaceId, ID)) }
}

/** Those that name a tab; nothing where none does. */
const sets = <Name extends string>(tabs: Readonly<Record<Name, readonly string[]>>) => {
  const named = Object.entries(tabs).filter(([, names]) => (names as readonly string[]).length > 0)
  return named.length > 0 ? (Object.fromEntries(named) as Partial<Record<Name, readonly string[]>>) : undefined
}
