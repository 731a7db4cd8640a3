import { useQuery } from '@tanstack/react-query'
import type { Region } from '#shared/regions'
import { agentQuery } from '#web-features/agents'

/** The nodes of a copy and its source, to name where a transition leads; empty until they are loaded, or where an agent is gone. */
export const useNodeNames = (
  region: Region,
  { copyId, sourceId }: { readonly copyId: string; readonly sourceId: string },
): readonly { readonly id: string; readonly name: string }[] => {
  const copy = useQuery({ ...agentQuery(region, copyId), retry: false })
  const source = useQuery({ ...agentQuery(region, sourceId), retry: false })
  return [...(copy.data?.nodes ?? []), ...(source.data?.nodes ?? [])]
}
