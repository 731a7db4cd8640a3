import { randomUUID } from 'node:crypto'
import type { Deliveries } from '#infra/local/region/events/deliveries'
import { localNames } from '#infra/local/region/local-names'
import { type Region, regions } from '#shared/regions'
import type { AwsAnswer } from './aws-answer.ts'
import { type AwsCall, jsonOf } from './aws-call.ts'

interface Entry {
  readonly Source?: string
  readonly DetailType?: string
  readonly Detail?: string
}

/** EventBridge refuses larger entries. */
const MAX_ENTRY_BYTES = 256 * 1024

const refusal = (entry: Entry): { ErrorCode: string; ErrorMessage: string } | undefined => {
  const size = Buffer.byteLength(JSON.stringify(entry))
  if (!entry.Source || !entry.DetailType || !entry.Detail)
    return { ErrorCode: 'InvalidArgument', ErrorMessage: 'Source, DetailType and Detail are required.' }
  if (size > MAX_ENTRY_BYTES) return { ErrorCode: 'InvalidArgument', ErrorMessage: 'The entry is larger than 256 KB.' }
  try {
    JSON.parse(entry.Detail)
    return undefined
  } catch {
    return { ErrorCode: 'MalformedDetail', ErrorMessage: 'Detail is malformed.' }
  }
}

/**
 * EventBridge: each entry becomes one delivery per subscription row of its type. Everything is in the journal before
 * PutEvents answers, so an accepted event is delivered even if the process dies on the next line.
 */
export const eventBus =
  (
    region: Region,
    subscriptions: Readonly<Record<string, readonly string[]>>,
    { accept }: Pick<Deliveries, 'accept'>,
  ) =>
  async (call: AwsCall): Promise<AwsAnswer> => {
    const entries = (jsonOf(call).Entries ?? []) as readonly Entry[]
    if (entries.length === 0 || entries.length > 10)
      return { status: 400, body: { __type: 'ValidationException', message: 'PutEvents takes 1 to 10 entries.' } }
    const answers = entries.map((entry) => refusal(entry) ?? { EventId: randomUUID() })
    accept(
      entries.flatMap((entry, position) => {
        const answer = answers[position]
        if (!answer || !('EventId' in answer)) return []
        const event = {
          version: '0',
          id: answer.EventId,
          'detail-type': entry.DetailType,
          source: entry.Source,
          account: localNames.account,
          time: new Date().toISOString().replace(/\.\d+Z$/, 'Z'),
          region: regions[region].aws,
          resources: [],
          detail: JSON.parse(entry.Detail ?? '{}') as unknown,
        }
        return Object.entries(subscriptions)
          .filter(([, types]) => types.includes(entry.DetailType ?? '') && entry.Source === 'parley')
          .map(([functionName]) => ({ functionName, event }))
      }),
    )
    const failed = answers.filter((answer) => 'ErrorCode' in answer).length
    return { status: 200, body: { FailedEntryCount: failed, Entries: answers } }
  }
