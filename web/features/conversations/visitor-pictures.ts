import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ConversationSummary } from '#shared/conversations/schema'
import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'

/** Shorter than the addresses are valid: what is shown anew after that asks again. */
const FRESH_MS = 240_000
/** As many as are asked for at once. */
const MOST = 100

/** Addresses of our copies of the visitors' pictures, by conversation; most have none, and nothing is asked for them. */
export const useVisitorPictures = (
  region: Region,
  agentId: string,
  rows: readonly ConversationSummary[],
): ReadonlyMap<string, string> => {
  const pictured = rows.filter(({ pictureAt }) => pictureAt !== undefined).slice(0, MOST)
  // a picture that was refreshed has another address
  const versions = pictured.map(({ conversationId, pictureAt }) => `${conversationId}:${pictureAt}`).toSorted()
  const { data } = useQuery({
    // apart from Chats, whose every change would have all pictures load again
    queryKey: ['visitor-pictures', region, agentId, ...versions],
    queryFn: ({ signal }) =>
      callIn(region)(
        'POST /v2/agents/{agentId}/visitor-pictures',
        { agentId, conversationIds: pictured.map(({ conversationId }) => conversationId) },
        { signal },
      ),
    enabled: pictured.length > 0,
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
  })
  return new Map(data?.pictures.map(({ conversationId, url }) => [conversationId, url]))
}
