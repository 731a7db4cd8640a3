import type { SealedContext } from '#lib/sealed'

/** What the sealed secret of a legacy number's app belongs to. */
export const legacyAppSecret = ({
  workspaceId,
  agentId,
}: {
  readonly workspaceId: string
  readonly agentId: string
}): SealedContext => ({ workspaceId, item: `AGT#${agentId}`, field: 'legacyAppSecret' })
