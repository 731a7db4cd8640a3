import type { AgentMeta } from '#features/agents-editing'
import type { StoredCopy } from '#functions/fleet/store'
import type { FleetSource } from '#shared/fleet/schema'
import { faceOf } from './face-of.ts'

/** `pushId`: of its push that is under way. */
export const presentSource = (
  meta: AgentMeta,
  copies: readonly StoredCopy[],
  pushId: string | undefined,
): FleetSource => ({
  ...faceOf(meta),
  liveVersion: meta.liveVersion,
  copies: copies.length,
  behind: copies.filter(({ version }) => version < meta.liveVersion).length,
  ...(pushId === undefined ? {} : { pushId }),
})
