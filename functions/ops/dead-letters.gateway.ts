import * as z from 'zod'
import { callAws } from '#lib/call-aws'
import { environment } from '#lib/environment'

const Attributes = z.object({ Attributes: z.object({ ApproximateNumberOfMessages: z.coerce.number().int() }) })

/**
 * How many events wait in a row's dead-letter queue (SQS's `GetQueueAttributes`, approximate while they come in); `undefined` without such
 * a queue, as while its stack is deployed for the first time. Throws when SQS does not answer.
 */
export const countDeadLetters = async (row: string): Promise<number | undefined> => {
  const QueueUrl = `${environment('DEAD_LETTER_QUEUES')}${row.replaceAll('/', '-')}`
  const answer = await callAws({
    service: 'sqs',
    region: process.env.AWS_REGION ?? '',
    url: QueueUrl,
    jsonVersion: '1.0',
    target: 'AmazonSQS.GetQueueAttributes',
    input: { QueueUrl, AttributeNames: ['ApproximateNumberOfMessages'] },
  })
  if (!answer.isRefused) return Attributes.parse(answer.body).Attributes.ApproximateNumberOfMessages
  if (answer.type.endsWith('QueueDoesNotExist')) return undefined
  throw new Error(`the dead letters of ${row}: ${answer.status} ${answer.type}`)
}
