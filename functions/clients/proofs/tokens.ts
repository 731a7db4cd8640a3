import { newSecret } from '#functions/clients/new-secret'
import { clients, type StoredClient } from '#functions/clients/store'
import { isOfTeam } from '#lib/auth/portal/teammate'
import { is } from '#lib/database/condition'
import type { Write } from '#lib/database/write'
import type { AgencyHost } from '#lib/hosts/agency-of-host'
import { sha256 } from '#lib/sha256'
import { world } from '#lib/world'
import { type PortalToken, type Purpose, portalTokens } from './store.ts'

const lifetimes: Readonly<Record<Purpose, number>> = {
  'log-in': 60,
  ticket: 5 * 60,
  password: 3600,
}
/** Specification: invitations are good for seven days. */
export const INVITATION_SECONDS = 7 * 24 * 3600

type About = Pick<PortalToken, 'purpose' | 'via' | 'by' | 'teammate'> & { readonly seconds?: number }
type Subject = Pick<StoredClient, 'ID' | 'agencyId' | 'email' | 'passwordVersion'>

/** A token for one purpose of one client. `now` in milliseconds. */
export const newToken = (
  { ID: clientId, agencyId, email, passwordVersion }: Subject,
  { seconds, ...about }: About,
  now: number,
): { readonly secret: string; readonly write: Write } => {
  const secret = newSecret()
  const expiresAt = Math.floor(now / 1000) + (seconds ?? lifetimes[about.purpose])
  return {
    secret,
    write: portalTokens.creating({
      ...about,
      id: sha256(secret),
      agencyId,
      clientId,
      email,
      passwordVersion,
      expiresAt,
    }),
  }
}

interface FoundToken {
  readonly token: PortalToken
  readonly client: StoredClient
  /** Uses it up: refused for all but one of those who try at once. */
  readonly using: Write
}

/** The valid token of a secret, for this purpose and agency alone; `undefined` for every other, and for one of a former teammate. */
export const findToken = async (
  secret: string,
  purpose: Purpose,
  { agencyId, workspaceId }: Pick<AgencyHost, 'agencyId' | 'workspaceId'>,
): Promise<FoundToken | undefined> => {
  const id = sha256(secret)
  const token = await portalTokens.get({ id }, { consistent: true })
  if (token?.purpose !== purpose || token.agencyId !== agencyId) return undefined
  if (token.expiresAt * 1000 <= world().now()) return undefined
  const client = await clients.get({ ID: token.clientId }, { consistent: true })
  if (client?.agencyId !== agencyId || client.passwordVersion !== token.passwordVersion) return undefined
  if (token.email !== undefined && token.email !== client.email) return undefined
  if (token.via === 'team' && !(await isOfTeam(workspaceId, token.teammate))) return undefined
  return { token, client, using: portalTokens.removing({ id }, { id: is(id) }) }
}
