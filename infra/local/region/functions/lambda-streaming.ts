import { Writable } from 'node:stream'

const streaming = Symbol.for('aws.lambda.runtime.handler.streaming')

/** Between an answer's head and its body the Lambda runtime writes eight zero bytes. */
export const PRELUDE_END = Buffer.alloc(8)

interface Head {
  readonly statusCode?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly cookies?: readonly string[]
}

/** The stream that a function writes its response to: forwards each chunk as it comes, after the headers if any. */
export class ResponseStream extends Writable {
  private head: Head | undefined

  constructor(take: (piece: Buffer) => Promise<void>) {
    super({
      write: (piece: Buffer, _encoding, done) => {
        take(this.withHead(piece)).then(() => done(), done)
      },
      final: (done) => {
        const rest = this.withHead(Buffer.alloc(0))
        if (rest.length === 0) return done()
        take(rest).then(() => done(), done)
      },
    })
  }

  setHead(head: Head): void {
    this.head = head
  }

  private withHead(piece: Buffer): Buffer {
    if (!this.head) return piece
    const head = Buffer.from(JSON.stringify(this.head))
    this.head = undefined
    return Buffer.concat([head, PRELUDE_END, piece])
  }
}

export const isStreaming = (handler: object): boolean => streaming in handler

/** The global that Lambda's Node.js runtime gives to handlers that stream, of the runtime's own shape. */
export const installAwsLambda = (): void => {
  const awslambda = {
    streamifyResponse: (handler: object) => Object.assign(handler, { [streaming]: 'response' }),
    HttpResponseStream: {
      from: (stream: ResponseStream, head: Head) => {
        stream.setHead(head)
        return stream
      },
    },
  }
  Object.assign(globalThis, { awslambda })
}
