import type { EventBridgeEvent } from 'aws-lambda'
import { count, has } from '#test/support/local/functions/table'

/** Says that it began, and ends only in a process in which the gate was open from the start. */
export const handler = async ({ detail }: EventBridgeEvent<string, { name: string }>) => {
  const isOpen = await has(`${detail.name} open`)
  await count(`${detail.name} began`)
  if (!isOpen) await new Promise(() => {})
  await count(`${detail.name} done`)
}
