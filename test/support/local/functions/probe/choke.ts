import type { EventBridgeEvent } from 'aws-lambda'
import { count, has } from '#test/support/local/functions/table'

/** Fails until the test says it is healed. */
export const handler = async ({ detail }: EventBridgeEvent<string, { name: string }>) => {
  await count(`${detail.name} tried`)
  if (!(await has(`${detail.name} healed`))) throw new Error('this cannot be swallowed')
  await count(`${detail.name} swallowed`)
}
