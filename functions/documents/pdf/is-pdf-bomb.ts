import { promisify } from 'node:util'
import { constants, inflate } from 'node:zlib'

const inflated = promisify(inflate)

/**
 * Whether a compressed stream of a PDF unpacks to more than any page of text needs. Checked before the parser runs, which
 * unpacks whole streams into memory.
 *
 * Each stream is read from its start to the end of its compression, because its declared length can be forged.
 */
export async function isPdfBomb(pdf: Uint8Array, maxStreamBytes = 64 * 2 ** 20, maxTotalBytes = 512 * 2 ** 20) {
  const buffer = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  let total = 0
  for (let at = buffer.indexOf('stream'); at !== -1; at = buffer.indexOf('stream', at + 6)) {
    const start = at + 6 + (buffer[at + 6] === 0x0d ? 2 : 1)
    let layer = buffer.subarray(start)
    // A few layers of compression inside each other are allowed by the format; more are an attack.
    for (let depth = 0; isZlib(layer); depth++) {
      const unpacked = depth > 2 ? undefined : await unpackedUpTo(layer, maxStreamBytes)
      total += unpacked?.length ?? Number.POSITIVE_INFINITY
      if (!unpacked || total > maxTotalBytes) return true
      layer = unpacked
    }
  }
  return false
}

/** RFC 1950: method 8, window up to 32 KiB, header a multiple of 31. */
function isZlib(bytes: Uint8Array): boolean {
  const [method = 0, flags = 0] = bytes
  return (method & 0x0f) === 8 && method >> 4 <= 7 && ((method << 8) | flags) % 31 === 0
}

/** `undefined` when it is more; empty when it is not compressed data after all. */
async function unpackedUpTo(bytes: Uint8Array, maxOutputLength: number): Promise<Buffer | undefined> {
  try {
    return await inflated(bytes, { maxOutputLength, finishFlush: constants.Z_SYNC_FLUSH })
  } catch (error) {
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    return isTooLarge ? undefined : Buffer.alloc(0)
  }
}
