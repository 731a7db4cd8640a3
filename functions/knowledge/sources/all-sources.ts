import { type StoredSource, sources } from '#functions/knowledge/store'
import { keys } from '#lib/database/keys'

/** Every source of an agent, consistently read, oldest first; there are at most 500. */
export const allSources = async (agentId: string): Promise<readonly StoredSource[]> => {
  const { pk, sk } = keys.source({ agentId, id: '' })
  const found: StoredSource[] = []
  let after: string | undefined
  do {
    const page = await sources.list(pk, sk, { after, consistent: true })
    found.push(...page.items)
    after = page.cursor
  } while (after)
  return found
}
