import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Agent } from '#shared/agents/schema'
import type { Region } from '#shared/regions'
import type { PlacePart } from '#web/lib/place.ts'
import { focusControl } from './focus-control.ts'
import type { SearchItem } from './search-item.ts'

/** A page in the search, with its tabs and controls. */
export interface SearchPlace extends SearchItem {
  readonly parts?: (() => Promise<readonly PlacePart[]>) | undefined
}

/** The places, then their tabs and controls once these are loaded; without them the places are still found. */
export const usePlaceItems = (
  region: Region,
  agent: Agent | undefined,
  places: readonly SearchPlace[],
): readonly SearchItem[] => {
  const navigate = useNavigate()
  const { data: parts = [] } = useQuery({
    queryKey: ['search', region, 'parts', ...places.map(({ id }) => id)],
    queryFn: async () => {
      const found = await Promise.all(
        places.map(async ({ icon, parts }) => (await parts?.())?.map((part) => ({ icon, part })) ?? []),
      )
      return found.flat()
    },
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
  if (!agent) return places
  const params = { region, agentId: agent.ID }
  const partItems = parts.map(({ icon, part: { id, label, where, terms, isControl, open } }) => ({
    id,
    label,
    where,
    words: terms,
    icon,
    open: () => {
      open({ navigate, params })
      if (isControl) focusControl(label)
    },
  }))
  return [...places, ...partItems]
}
