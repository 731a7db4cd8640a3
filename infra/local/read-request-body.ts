import type { IncomingMessage } from 'node:http'

/** The whole body, or `undefined` when it is larger than `limit` bytes. */
export const readRequestBody = async (request: IncomingMessage, limit: number): Promise<Buffer | undefined> => {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of request as AsyncIterable<Buffer>) {
    size += piece.length
    if (size <= limit) pieces.push(piece)
  }
  return size > limit ? undefined : Buffer.concat(pieces)
}
