import { AwsClient } from 'aws4fetch'
import * as z from 'zod'
import { environment } from '#lib/environment'
import { perFunction } from '#lib/per-function'

const Attributes = z.object({ Attributes: z.object({ ApproximateNumberOfMessages: z.coerce.number().int() }) })
const Failure = z.object({ __type: z.string() })

const TIMEOUT_MS = 4000

/** Signed by hand, like the user pool's: one call does not need SQS's SDK. */
const client = perFunction(() => {
  const { AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '', AWS_SESSION_TOKEN } = process.env
  return new AwsClient({
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    ...(AWS_SESSION_TOKEN ? { sessionToken: AWS_SESSION_TOKEN } : {}),
    service: 'sqs',
    retries: 2,
  })
})

/**
 * How many events wait in a row's dead-letter queue (SQS's `GetQueueAttributes`, approximate while they come in); `undefined` without such
 * a queue, as while its stack is deployed for the first time. Throws when SQS does not answer.
 */
export const countDeadLetters = async (row: string): Promise<number | undefined> => {
  const QueueUrl = `${environment('DEAD_LETTER_QUEUES')}${row.replaceAll('/', '-')}`
  const response = await client().fetch(`${new URL(QueueUrl).origin}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': 'AmazonSQS.GetQueueAttributes' },
    body: JSON.stringify({ QueueUrl, AttributeNames: ['ApproximateNumberOfMessages'] }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
    aws: { region: process.env.AWS_REGION ?? '' },
  })
  const body: unknown = await response.json()
  if (response.ok) return Attributes.parse(body).Attributes.ApproximateNumberOfMessages
  const { __type: type } = Failure.parse(body)
  if (type.endsWith('QueueDoesNotExist')) return undefined
  throw new Error(`the dead letters of ${row}: ${response.status} ${type}`)
}
