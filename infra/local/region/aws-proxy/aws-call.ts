import type { IncomingMessage } from 'node:http'

/** One request to AWS as the proxy receives it, with its body. */
export interface AwsCall {
  readonly request: IncomingMessage
  readonly url: URL
  readonly service: string
  /** The operation of a JSON protocol (`PutItem`); empty for services that speak REST. */
  readonly operation: string
  readonly body: Buffer
}

/** One IAM action of a call; a call may have several. */
export interface RequiredAction {
  /** `dynamodb:PutItem` */
  readonly action: string
  /** A table's name (`/index/<name>` behind it for an index), `<bucket>/<key>`, a bus, an ARN: what the action's service names. */
  readonly resource: string
  /** Of an action on a table: the partition keys that it reads or writes, as `dynamodb:LeadingKeys` has them in the cloud. */
  readonly partitions?: readonly string[]
  /** Of the key that seals: what the text is sealed for. */
  readonly sealedFor?: Readonly<Record<string, unknown>>
}

/** The JSON body of a call; an unreadable one does nothing that could be granted. */
export const jsonOf = ({ body }: Pick<AwsCall, 'body'>): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'))
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}
  } catch {
    return {}
  }
}
