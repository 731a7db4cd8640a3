import { WorkspaceCreated } from '#events/workspaces/events'
import { freeCreditWrites, getAccount } from '#features/billing'
import { memberEmails } from '#functions/workspaces/members/member-emails'
import { membershipsOf } from '#functions/workspaces/members/memberships-of'
import { homeOrganisation, newWorkspace } from '#functions/workspaces/new-workspace'
import { organisations } from '#functions/workspaces/organisations'
import { ownedBy } from '#functions/workspaces/owned/owned-by'
import { presentOwnWorkspace } from '#functions/workspaces/present-workspace'
import { type StoredWorkspace, workspaces } from '#functions/workspaces/store'
import { workspaceSummary } from '#functions/workspaces/workspace-summary'
import { auditing } from '#lib/audit'
import type { Actor } from '#lib/auth/actor'
import { isOwnPool } from '#lib/auth/user-pools'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { ownRegion } from '#lib/environment'
import type { Context, Verb } from '#lib/http/api'
import { randomText, secretKey, workspaceId } from '#lib/ids'
import { world } from '#lib/world'
import { problemText } from '#shared/problem-messages'
import { Problem } from '#shared/problems'
import type { DashboardLanguage } from '#shared/workspaces/dashboard-language'
import { workspaceText } from '#shared/workspaces/messages'
import type { workspaces as routes } from '#shared/workspaces/routes'
import type { Arrival } from '#shared/workspaces/schema'
import { claimableWorkspace } from './claimable-workspace.ts'
import { hasOlderAccount } from './has-older-account.ts'
import { recordLanguage } from './record-language.ts'
import { recordVisit } from './record-visit.ts'
import { identities } from './store.ts'

type Person = Extract<Actor, { kind: 'user' }>

/**
 * The user's own workspace and the ones they are a member of. The first sign-in to a region creates the personal workspace, for an
 * account of the other region only if `create` asks for it, and without free credits: those are granted where the account is.
 * An identity whose verified e-mail already has one gets the oldest (specification 3, section 4) that no existing identity with
 * another address owns; without a verified e-mail only its own `sub` counts.
 */
export const signInToRegion: Verb<typeof routes, 'POST /v2/me'> = async ({ create, language, ...arrival }, context) => {
  const person = personOf(context.actor)
  const existing = (await visitOwnWorkspace(person)) ?? (await claimExistingWorkspace(person))
  if (!existing && !isAtHome(person) && !create) throw new Problem('not-found', workspaceText('noneHere'))
  const workspace = existing ?? (await createPersonalWorkspace(person, { arrival, language }, context))
  if (existing) await recordLanguage(existing, language)
  const [account, team, owned, joined] = await Promise.all([
    getAccount({ kind: 'workspace', id: workspace.uid }, { consistent: true }),
    memberEmails(workspace.uid),
    existing ? ownedBy(existing.uid) : [],
    membershipsOf(person.email),
  ])
  return {
    isNew: !existing,
    workspace: presentOwnWorkspace(workspace, account, team),
    workspaces: [...[workspace, ...owned].map((it) => workspaceSummary(it, { role: 'owner' })), ...joined],
  }
}

const personOf = (actor: Actor): Person => {
  if (actor.kind !== 'user') throw new Problem('forbidden', problemText('signedInOnly'))
  return actor
}

/** Whether the account is in this region's pool; one of no known pool is. */
const isAtHome = ({ account }: Person): boolean => !account || isOwnPool(account.poolId)

const workspaceOf = async (sub: string): Promise<StoredWorkspace | undefined> => {
  const identity = await identities.get({ sub }, { consistent: true })
  return identity && workspaces.get({ uid: identity.uid }, { consistent: true })
}

/** The workspace of this identity, with what the visit proves about the identity written to it. */
const visitOwnWorkspace = async (person: Person): Promise<StoredWorkspace | undefined> => {
  const identity = await identities.get({ sub: person.sub }, { consistent: true })
  const workspace = identity && (await workspaces.get({ uid: identity.uid }, { consistent: true }))
  return workspace && recordVisit(person, identity, workspace)
}

/** Links this identity to the oldest workspace that its verified e-mail may claim, if there is one. */
const claimExistingWorkspace = async (person: Person): Promise<StoredWorkspace | undefined> => {
  const claimable = await claimableWorkspace(person.email)
  if (!claimable) return undefined
  const { uid, email } = claimable
  const claim = await attempt([
    identities.creating({ sub: person.sub, uid, ...person.account }),
    // the owner's own visit may have changed the address since
    workspaces.checking({ uid }, { email: is(email) }),
  ])
  return claim.committed ? claimable : workspaceOf(person.sub)
}

const createPersonalWorkspace = async (
  person: Person,
  { arrival, language }: { readonly arrival: Arrival; readonly language: DashboardLanguage | undefined },
  context: Context,
) => {
  if (!person.email) throw new Problem('forbidden', workspaceText('emailUnconfirmed'))
  const now = world().now()
  const region = ownRegion()
  const isFree = isAtHome(person) && !(await hasOlderAccount(person))
  const ids = { uid: workspaceId(), secret: secretKey(), suffix: randomText(5) }
  const workspace = newWorkspace(
    {
      ...person,
      email: person.email,
      arrival,
      isFree,
      ...(language ? { language } : {}),
      ...(context.country ? { country: context.country } : {}),
    },
    ids,
    region,
    now,
  )
  const outcome = await attempt(
    [
      identities.creating({ sub: person.sub, uid: workspace.uid, ...person.account }),
      workspaces.creating(workspace),
      organisations.creating(homeOrganisation(workspace, now)),
      ...(isFree ? freeCreditWrites({ workspaceId: workspace.uid, now }) : []),
      auditing({ owner: `WS#${workspace.uid}`, action: 'workspace.created', by: person.sub, now }),
    ],
    [
      WorkspaceCreated({
        workspaceId: workspace.uid,
        email: workspace.email,
        ...(context.country ? { countryCode: context.country } : {}),
        ...arrival,
      }),
    ],
  )
  if (outcome.committed) return workspace
  // two tabs signed in for the first time at once, and the other one won
  const winner = await workspaceOf(person.sub)
  if (!winner) throw new Problem('conflict', workspaceText('beingCreated'))
  return winner
}
