import { useQuery } from '@tanstack/react-query'
import { hearsVoice } from '#shared/agents/hears-voice'
import type { Agent } from '#shared/agents/schema'
import type { Region } from '#shared/regions'
import { capabilitiesQuery } from '#web/features/agents/queries.ts'

/** Whether the draft's transcriber is connected on the server. */
export const useHearsVoice = (region: Region, draft: Agent): boolean => {
  const { data } = useQuery(capabilitiesQuery(region))
  return data !== undefined && hearsVoice(draft, data)
}
