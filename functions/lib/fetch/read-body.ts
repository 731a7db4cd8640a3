import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate, inflateRaw } from 'node:zlib'
import { SafeFetchFault } from './safe-fetch-fault.ts'

/** Reads a response to its end and decompresses it; neither form may exceed `maxBytes`. */
export async function readBody(message: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  if (Number(message.headers['content-length'] ?? 0) > maxBytes) throw tooLarge(maxBytes)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of message as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > maxBytes) throw tooLarge(maxBytes)
    chunks.push(chunk)
  }
  let body: Uint8Array = Buffer.concat(chunks, size)
  for (const coding of codingsOf(message)) body = body.length === 0 ? body : await decompressed(body, coding, maxBytes)
  return body
}

/** Outermost first, the reverse of how the server applied them (RFC 9110, 8.4). */
function codingsOf(message: IncomingMessage): string[] {
  const header = message.headers['content-encoding'] ?? ''
  const codings = header
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim())
  const applied = codings.filter((coding) => coding !== '' && coding !== 'identity')
  if (applied.length > 2) throw new SafeFetchFault('bad-encoding', `${applied.length} nested content codings`)
  return applied.reverse()
}

const inflateOf = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  br: promisify(brotliDecompress),
  deflate: promisify(inflate),
  // "deflate" means zlib's format, but some servers send it bare.
  'deflate-raw': promisify(inflateRaw),
}

async function decompressed(body: Uint8Array, coding: string, maxBytes: number): Promise<Uint8Array> {
  const isBare = coding === 'deflate' && ((body[0] ?? 0) & 0x0f) !== 8
  const decompress = Object.entries(inflateOf).find(([name]) => name === (isBare ? 'deflate-raw' : coding))?.[1]
  if (!decompress) throw new SafeFetchFault('bad-encoding', `unknown content coding ${coding.slice(0, 20)}`)
  try {
    return await decompress(body, { maxOutputLength: maxBytes })
  } catch (error) {
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    throw isTooLarge ? tooLarge(maxBytes) : new SafeFetchFault('bad-encoding', `broken ${coding} body`)
  }
}

function tooLarge(maxBytes: number): SafeFetchFault {
  return new SafeFetchFault('too-large', `more than ${maxBytes} bytes`)
}
