import type { deadLetters } from '#infra/local/region/events/dead-letters'
import { type AwsAnswer, AwsError } from './aws-answer.ts'
import { type AwsCall, jsonOf } from './aws-call.ts'

/** SQS, for the number of dead letters of a row. `npm run dlq` shows and redrives them. */
export const queues =
  ({ list }: Pick<ReturnType<typeof deadLetters>, 'list'>, nameOf: (row: string) => string) =>
  async (call: AwsCall): Promise<AwsAnswer> => {
    if (call.operation !== 'GetQueueAttributes') throw new AwsError('UnknownOperationException', call.operation)
    const name = String(jsonOf(call).QueueUrl).split('/').at(-1)
    const count = list().filter((letter) => nameOf(letter.function) === name).length
    return { status: 200, body: { Attributes: { ApproximateNumberOfMessages: String(count) } } }
  }
