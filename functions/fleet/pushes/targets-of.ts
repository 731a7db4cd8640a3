import { type StoredTarget, targets } from '#functions/fleet/store'

/** All targets of a push. Strongly consistent: who publishes the last one must see the others. */
export const targetsOf = async (pushId: string): Promise<readonly StoredTarget[]> => {
  const found: StoredTarget[] = []
  let after: string | undefined
  do {
    const page = await targets.list(`PUSH#${pushId}`, 'TARGET#', { consistent: true, after })
    found.push(...page.items)
    after = page.cursor
  } while (after !== undefined)
  return found
}
