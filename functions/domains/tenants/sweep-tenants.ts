import * as z from 'zod'
import { LeftTenant, leftTenants } from '#functions/domains/store'
import { attempt } from '#lib/database/commit'
import { keys } from '#lib/database/keys'
import { schedule } from '#lib/events/schedule'
import { hostClaims } from '#lib/hosts/host-claims'
import { defect, log } from '#lib/log'
import { claimOfTenant, type HostTenant, hasTemplate, listTenants } from './cloudfront.gateway.ts'
import { withdrawTenant } from './withdraw-tenant.ts'

/** More than one run removes; the next run finds the rest. */
const MOST_A_RUN = 100
/** Of steps of one tenant that may follow at once: certificates stored, disabled, deleted, certificates deleted. */
const MOST_STEPS = 5

/**
 * Removes tenants that no claim names, with their certificates: a step that came late made them, or a crash left them. A claim is in the
 * directory before its tenant is made, so none is taken away from a claim that is on its way.
 */
export const handler = schedule(async () => {
  if (!hasTemplate()) return { count: 0 }
  for (let from: string | undefined; ; ) {
    const { tenants, next } = await listTenants(from)
    for (const tenant of await unnamed(tenants))
      await attempt([leftTenants.creating({ name: tenant, certificates: [] })])
    if (next === undefined) break
    from = next
  }
  const { items } = await leftTenants.partition(keys.leftTenant({ name: '' }).pk, {
    limit: MOST_A_RUN,
    consistent: true,
  })
  let count = 0
  for (const left of z.array(LeftTenant).parse(items)) if (await removed(left)) count++
  return { count }
})

/** The names of the tenants whose hosts are claimed by none, or by another claim, in the directory. */
const unnamed = async (tenants: readonly HostTenant[]): Promise<string[]> => {
  const made = tenants.flatMap(({ name, domains: [domain] }) => {
    const claimId = claimOfTenant(name)
    return claimId === undefined ? [] : [{ name, claimId, host: domain?.host ?? '' }]
  })
  const hosts = [...new Set(made.map(({ host }) => host))].filter((host) => host !== '')
  const claims = await hostClaims.getMany(
    hosts.map((host) => ({ host })),
    { consistent: true },
  )
  const claimed = new Set(claims.filter(({ state }) => state !== 'released').map(({ claimId }) => claimId))
  return made.filter(({ claimId }) => !claimed.has(claimId)).map(({ name }) => name)
}

/** One that fails holds up no other; it is tried again by the next run. */
const removed = async ({ name, certificates }: LeftTenant): Promise<boolean> => {
  let known = certificates
  try {
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      const withdrawal = await withdrawTenant({ name, certificates: known }, async (all) => {
        await attempt([leftTenants.putting({ name, certificates: all })])
        known = all
      })
      if (withdrawal === 'later') return false
      if (withdrawal === 'again') continue
      await leftTenants.drop({ name })
      return true
    }
  } catch (failure) {
    log('error', 'left tenant not removed', defect(failure))
  }
  return false
}
