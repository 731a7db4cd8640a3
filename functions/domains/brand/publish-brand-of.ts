import { agencies } from '#features/agencies'
import { hosts } from '#functions/domains/store'
import { attempt } from '#lib/database/commit'
import { absentOrBelow, is } from '#lib/database/condition'
import { hostClaims } from '#lib/hosts/host-claims'
import { brandOfAgency } from './brand-of-agency.ts'

/** Puts the agency's brand beside its hosts in the directory, where either region finds it. Only a newer brand replaces one. */
export const publishBrandOf = async (agencyId: string): Promise<void> => {
  const agency = await agencies.get({ ID: agencyId }, { consistent: true })
  if (!agency) return
  const { items } = await hosts.list(`AGY#${agencyId}`, 'HOST#', { consistent: true })
  const brand = JSON.stringify(brandOfAgency(agency))
  const brandAt = agency.lastModified
  for (const { host, claimId, state } of items)
    if (state !== 'released' && state !== 'removing')
      // refused: it is as new already, or the claim is not there yet, which publishes once it is
      await attempt([
        hostClaims.changing(
          { host },
          { set: { brand, brandAt } },
          { claimId: is(claimId), state: is('live'), brandAt: absentOrBelow(brandAt) },
        ),
      ])
}
