import type { Verb } from '#lib/http/api'
import { currencyOf } from '#shared/billing/currency'
import type { billing as routes } from '#shared/billing/routes'
import { entitlementsOf } from './entitlements-of.ts'

const seconds = (ms: number): number => Math.floor(ms / 1000)

/** What the workspace has, in the words and units of the workspace's record. */
export const getEntitlements: Verb<typeof routes, 'GET /v2/workspaces/{workspaceId}/entitlements'> = async (
  _,
  { access: { workspaceId }, country },
) => {
  const { whitelabel, canTryWhitelabel } = await entitlementsOf(workspaceId, { consistent: true })
  return {
    whitelabel: whitelabel.state,
    canTryWhitelabel,
    currency: currencyOf(country),
    ...(whitelabel.state === 'trial' ? { whitelabelTrialEndsAt: seconds(whitelabel.endsAt) } : {}),
    ...(whitelabel.state === 'notice' || whitelabel.state === 'ended'
      ? { whitelabelTrialEndsAt: seconds(whitelabel.endedAt) }
      : {}),
    ...(whitelabel.state === 'notice' ? { hostsUntil: seconds(whitelabel.hostsUntil) } : {}),
  }
}
