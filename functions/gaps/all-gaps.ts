import { keys } from '#lib/database/keys'
import type { Gap } from '#shared/gaps/schema'
import { gaps } from './store.ts'

/** Every gap of an agent, consistently read, oldest first. */
export const allGaps = async (agentId: string): Promise<readonly Gap[]> => {
  const { pk, sk } = keys.gap({ agentId, id: '' })
  const found: Gap[] = []
  let after: string | undefined
  do {
    const page = await gaps.list(pk, sk, { after, consistent: true })
    found.push(...page.items)
    after = page.cursor
  } while (after)
  return found
}
