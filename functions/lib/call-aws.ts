import { AwsClient } from 'aws4fetch'
import * as z from 'zod'
import { perFunction } from './per-function.ts'

/** One operation of a service that speaks one of AWS's JSON protocols. */
interface AwsCall {
  /** The service's name in signatures: `sqs`. */
  readonly service: string
  readonly region: string
  /** The service's host. */
  readonly url: string
  /** The protocol's version, as the content type has it. */
  readonly jsonVersion: '1.0' | '1.1'
  /** `AmazonSQS.GetQueueAttributes`. */
  readonly target: string
  readonly input: object
}

/** What the service answered: its body, or its refusal with the error's type. */
type AwsAnswer =
  | { readonly isRefused: false; readonly body: unknown }
  | { readonly isRefused: true; readonly status: number; readonly type: string }

const Refusal = z.object({ __type: z.string() })

const TIMEOUT_MS = 4000

const client = perFunction(() => {
  const { AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '', AWS_SESSION_TOKEN } = process.env
  return new AwsClient({
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    ...(AWS_SESSION_TOKEN ? { sessionToken: AWS_SESSION_TOKEN } : {}),
    retries: 2,
  })
})

/**
 * One call of an AWS service, signed by hand: for a function that needs one operation of it, the SDK would be the largest part.
 * Throws when the service does not answer within four seconds.
 */
export const callAws = async ({ service, region, url, jsonVersion, target, input }: AwsCall): Promise<AwsAnswer> => {
  const response = await client().fetch(`${new URL(url).origin}/`, {
    method: 'POST',
    headers: { 'content-type': `application/x-amz-json-${jsonVersion}`, 'x-amz-target': target },
    body: JSON.stringify(input),
    signal: AbortSignal.timeout(TIMEOUT_MS),
    aws: { service, region },
  })
  const body: unknown = await response.json()
  if (response.ok) return { isRefused: false, body }
  return { isRefused: true, status: response.status, type: Refusal.parse(body).__type }
}
