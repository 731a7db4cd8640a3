import { type Head, heads } from '#functions/conversations/store'
import type { Page } from '#lib/database/query/page'

const PER_READ = 100
/** Conversations that one call reads at most; the cursor goes on from there. */
const MOST_READ = 1_000
const ENOUGH = 50

/** An agent's conversations that are wanted, the newest first. A page may be short or empty. */
export const searchConversations = async (
  index: { readonly name: 'gsi1' | 'gsi2'; readonly partition: `AC#${string}` },
  isWanted: (head: Head) => boolean,
  after: string | undefined,
): Promise<Page<Head>> => {
  const found: Head[] = []
  let cursor = after
  for (let read = 0; read < MOST_READ && found.length < ENOUGH; read += PER_READ) {
    const query = { limit: PER_READ, after: cursor, newestFirst: true }
    const page = await heads.listBy(index.name, index.partition, undefined, query)
    found.push(...page.items.filter(isWanted))
    cursor = page.cursor
    if (cursor === undefined) return { items: found }
  }
  return { items: found, ...(cursor ? { cursor } : {}) }
}
