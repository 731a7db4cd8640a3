import { keys } from '#lib/database/keys'
import type { Pair } from '#shared/knowledge/pairs'
import { pairs } from './store.ts'

/** Every Q&A of an agent, consistently read, oldest first. */
export const allPairs = async (agentId: string): Promise<readonly Pair[]> => {
  const { pk, sk } = keys.pair({ agentId, id: '' })
  const found: Pair[] = []
  let after: string | undefined
  do {
    const page = await pairs.list(pk, sk, { after, consistent: true })
    found.push(...page.items)
    after = page.cursor
  } while (after)
  return found
}
