import { mutationOptions } from '@tanstack/react-query'
import type { Region } from '#shared/regions'
import { liveRowsQuery, patchTranscript } from '#web/features/conversations/queries.ts'
import { callIn } from '#web/lib/api/call.ts'
import { noLiveRows, withSeen } from './live-rows.ts'
import { type Seen, seenBy } from './seen.ts'

/** The team has read a conversation. */
export const markReadMutation = (region: Region, agentId: string, conversationId: string) =>
  mutationOptions({
    mutationKey: ['conversations', region, agentId, 'read', conversationId],
    mutationFn: (seen: Seen) =>
      callIn(region)('POST /v2/agents/{agentId}/conversations/{conversationId}/seen', {
        agentId,
        conversationId,
        ...seen,
      }),
    // nothing else has changed, so nothing is fetched
    onSuccess: (_answer, seen, _context, { client }) => {
      client.setQueryData(liveRowsQuery(region, agentId).queryKey, (live = noLiveRows) =>
        withSeen(live, conversationId, seen),
      )
      patchTranscript(client, { region, agentId, conversationId }, (conversation) => seenBy(conversation, seen))
    },
  })
