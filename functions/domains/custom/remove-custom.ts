import { forgettingCustomDomain, type StoredAgency } from '#features/agencies'
import { claimOf } from '#functions/domains/claims/claim-of'
import { releaseInDirectory } from '#functions/domains/claims/release-in-directory'
import { changeHost } from '#functions/domains/connect/change-host'
import { endRemoval } from '#functions/domains/connect/end-removal'
import { lateUntil } from '#functions/domains/connect/late-until'
import { nextDomainOf } from '#functions/domains/connect/next-domain-of'
import { startRun } from '#functions/domains/connect/start-run'
import { type ConnectedHost, hosts, isConnected, unsettledHosts } from '#functions/domains/store'
import { auditing } from '#lib/audit'
import { hostClaims } from '#lib/hosts/host-claims'
import { ulid } from '#lib/ids'
import { world } from '#lib/world'

/**
 * Gives a custom domain up, wherever it is on its way; whether it was still as it was read. From then on no step brings it nearer to
 * live; `beginRemoval` follows.
 */
export const removeCustom = async (agency: StoredAgency, row: ConnectedHost, by: string): Promise<boolean> => {
  const { agencyId, host, workspaceId, unsettledAt } = row
  const now = world().now()
  return changeHost(
    row,
    {
      state: 'removing',
      at: now,
      ending: 'released',
      lateUntil: lateUntil(row, now),
      run: ulid(now),
      tries: 0,
      nextAt: now,
      unsettledAt: unsettledAt ?? now,
    },
    {
      remove: ['error', 'redirectsTo'],
      with: [
        ...forgettingCustomDomain(agency, host, await nextDomainOf(agencyId, host)),
        ...(unsettledAt === undefined ? [unsettledHosts.putting({ at: now, host, agencyId })] : []),
        auditing({ owner: `WS#${workspaceId}`, action: 'agency-host.removed', by, subject: host, now }),
      ],
    },
  )
}

/**
 * Stops the host from answering. One that was never proven is gone at once; else its flow removes what stands at the edge. The second
 * time does nothing more.
 */
export const beginRemoval = async (id: { readonly agencyId: string; readonly host: string }): Promise<void> => {
  const row = await hosts.get(id, { consistent: true })
  if (!isConnected(row) || row.state !== 'removing') return
  await releaseInDirectory({ ...claimOf(row), at: world().now() })
  const claim = await hostClaims.get({ host: row.host }, { consistent: true })
  const wasProven = claim?.claimId === row.claimId && claim.provenAt !== undefined
  if (wasProven || row.certificates.length > 0) await startRun(row)
  else await endRemoval(row)
}
