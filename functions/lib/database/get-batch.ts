import { BatchGetCommand } from '@aws-sdk/lib-dynamodb'
import { world } from '#lib/world'
import { problemText } from '#shared/problem-messages'
import { Problem } from '#shared/problems'
import type { Key } from './keys.ts'
import { send } from './send.ts'

/** DynamoDB's limit for one command. */
const BATCH = 100
/** Of one command that is throttled. */
const TRIES = 5

interface Answer {
  readonly Responses?: Record<string, Record<string, unknown>[]>
  readonly UnprocessedKeys?: Record<string, { Keys?: Record<string, unknown>[] }>
}

/** The items with these keys, unparsed and in no order; retries throttled keys, then throws `unavailable`. */
export const getBatch = async (
  table: string,
  keys: readonly Key[],
  { consistent = false }: { readonly consistent?: boolean | undefined } = {},
): Promise<Record<string, unknown>[]> => {
  let remaining: Record<string, unknown>[] = keys.map((key) => ({ ...key }))
  const found: Record<string, unknown>[] = []
  let tries = 0
  while (remaining.length > 0) {
    if (tries === TRIES) throw new Problem('unavailable', problemText('busy'))
    if (tries > 0) await world().sleep(25 * 2 ** tries)
    const { Responses, UnprocessedKeys } = await send<Answer>(
      new BatchGetCommand({
        RequestItems: {
          [table]: { Keys: remaining.slice(0, BATCH), ...(consistent ? { ConsistentRead: true } : {}) },
        },
      }),
    )
    found.push(...(Responses?.[table] ?? []))
    const throttled = UnprocessedKeys?.[table]?.Keys ?? []
    tries = throttled.length > 0 ? tries + 1 : 0
    remaining = [...throttled, ...remaining.slice(BATCH)]
  }
  return found
}
