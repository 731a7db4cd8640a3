import { queryOptions } from '@tanstack/react-query'
import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'

/** 100 sources, and as many questions with answers, a page. */
const MAX_PAGES = 5

interface SourceTags {
  /** In the order of the alphabet. */
  readonly tags: readonly string[]
  /** Whether all sources were read: only then is a tag that is not among them one that nothing has. */
  readonly isComplete: boolean
}

type Page = { readonly tags: readonly string[]; readonly cursor?: string | undefined }

const readPages = async (read: (after: string | undefined) => Promise<Page>): Promise<SourceTags> => {
  const tags: string[] = []
  let after: string | undefined
  for (let page = 0; page < MAX_PAGES; page++) {
    const found = await read(after)
    tags.push(...found.tags)
    after = found.cursor
    if (after === undefined) return { tags, isComplete: true }
  }
  return { tags, isComplete: false }
}

/** The tags that the agent's sources and written answers have. */
export const sourceTagsQuery = (region: Region, agentId: string) =>
  queryOptions({
    // below the key of the agent's knowledge, so that a change of a source refreshes it
    queryKey: ['knowledge', region, agentId, 'tags'],
    queryFn: async ({ signal }): Promise<SourceTags> => {
      const call = callIn(region)
      const [sources, pairs] = await Promise.all([
        readPages(async (after) => {
          const page = await call('GET /v2/agents/{agentId}/knowledge/sources', { agentId, after }, { signal })
          return { tags: page.sources.flatMap((source) => source.tags), cursor: page.cursor }
        }),
        readPages(async (after) => {
          const page = await call('GET /v2/agents/{agentId}/knowledge/pairs', { agentId, after }, { signal })
          return { tags: page.pairs.flatMap((pair) => pair.tags), cursor: page.cursor }
        }),
      ])
      return {
        tags: [...new Set([...sources.tags, ...pairs.tags])].toSorted(),
        isComplete: sources.isComplete && pairs.isComplete,
      }
    },
  })
