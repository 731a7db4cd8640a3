import { useQuery } from '@tanstack/react-query'
import type { AgentNode } from '#shared/agents/schema'
import { lossesOf, type NodeLoss } from '#shared/channels/parts/losses'
import type { Region } from '#shared/regions'
import { viewerMay } from '#web/lib/session/viewer.ts'
import { channelsQuery } from './channels-query.ts'

/** What the agent's connected channels make of these nodes; nothing while they are unknown, since nothing waits for it. */
export const useLosses = (
  { region, agentId }: { readonly region: Region; readonly agentId: string },
  nodes: readonly AgentNode[],
): readonly NodeLoss[] => {
  const { data } = useQuery({ ...channelsQuery(region, agentId), enabled: viewerMay('see-channels') })
  return data
    ? lossesOf(
        nodes,
        data.accounts.map(({ kind }) => kind),
      )
    : []
}
