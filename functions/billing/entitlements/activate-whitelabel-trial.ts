import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import { absent } from '#lib/database/condition'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import { trialStepAt } from '#shared/billing/entitlements'
import { billingText } from '#shared/billing/messages'
import type { billing as routes } from '#shared/billing/routes'
import { Problem } from '#shared/problems'
import { entitlementsOf } from './entitlements-of.ts'
import { plans, trialTurns } from './store.ts'

/** Starts the trial, once for each workspace: the condition refuses a second start, which finds the first one's end. */
export const activateWhitelabelTrial: Verb<typeof routes, 'POST /rpc/activateWhitelabelTrial'> = async (
  _,
  { actor, access: { workspaceId: uid } },
) => {
  const now = world().now()
  await attempt([
    plans.changing({ uid }, { set: { uid, trialStartedAt: now } }, { trialStartedAt: absent }),
    trialTurns.creating({ uid, startedAt: now, at: trialStepAt(now, 'ends-soon') }),
    auditing({ owner: `WS#${uid}`, action: 'whitelabel-trial.started', by: actorName(actor), now }),
  ])
  const { whitelabel } = await entitlementsOf(uid, { consistent: true })
  if (whitelabel.state !== 'trial') throw new Problem('conflict', billingText('trialOver'))
  return { success: true, whitelabelTrialEndsAt: Math.floor(whitelabel.endsAt / 1000) }
}
