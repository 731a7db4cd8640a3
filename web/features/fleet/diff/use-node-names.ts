import { useQueries } from '@tanstack/react-query'
import type { Region } from '#shared/regions'
import { agentQuery } from '#web-features/agents'

/** The nodes of some agents by id, to name where a transition leads; empty until they are loaded, or where an agent is gone. */
export const useNodeNames = (
  region: Region,
  agentIds: readonly string[],
): readonly { readonly id: string; readonly name: string }[] =>
  useQueries({
    queries: agentIds.map((agentId) => ({ ...agentQuery(region, agentId), retry: false })),
    combine: (agents) => agents.flatMap(({ data }) => data?.nodes ?? []),
  })
