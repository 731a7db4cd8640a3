import { useMutation } from '@tanstack/react-query'
import type { Agent } from '#shared/agents/schema'
import type { Region } from '#shared/regions'
import { agentQuery, publishAgentMutation } from '#web/features/agents/queries.ts'

/** Publishes the draft that the member looks at; `onPublished` gets the new version's number. */
export const usePublish = (region: Region, agent: Agent, onPublished: (version: number) => void) => {
  const { mutate, isPending, error, reset } = useMutation({
    ...publishAgentMutation(region),
    // saved by another member meanwhile: their changes are listed before the next try
    onError: (_error, _input, _before, { client }) =>
      client.invalidateQueries({ queryKey: agentQuery(region, agent.ID).queryKey }),
  })
  return {
    publish: () =>
      mutate(
        { agentId: agent.ID, lastModified: agent.lastModified },
        { onSuccess: ({ liveVersion }) => onPublished(liveVersion) },
      ),
    isPublishing: isPending,
    error,
    reset,
  }
}
