import { constants, createInflate } from 'node:zlib'

interface PdfBombLimits {
  /** Of one stream, in its innermost compression. */
  readonly maxStreamBytes: number
  /** Of all streams together, those that turn out to be damaged included. */
  readonly maxTotalBytes: number
}

/** Starting to unpack a stream takes as long as unpacking so many bytes, so a file of millions of empty streams ends too. */
export const STREAM_BYTES = 4096

/**
 * Whether the compressed streams of a PDF unpack to more than any document needs. Checked before the parser runs, which
 * unpacks whole streams into memory.
 *
 * Each stream is read from its start to the end of its compression, because its declared length can be forged. All that is
 * unpacked counts, also what comes before damage: marks inside one another would unpack the rest of the file again and again.
 */
export async function isPdfBomb(
  pdf: Uint8Array,
  { maxStreamBytes = 64 * 2 ** 20, maxTotalBytes = 512 * 2 ** 20 }: Partial<PdfBombLimits> = {},
): Promise<boolean> {
  const buffer = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  let total = 0
  for (let at = buffer.indexOf('stream'); at !== -1; at = buffer.indexOf('stream', at + 6)) {
    const start = at + 6 + (buffer[at + 6] === 0x0d ? 2 : 1)
    let layer = buffer.subarray(start)
    // A few layers of compression inside each other are allowed by the format; more are an attack.
    for (let depth = 0; isZlib(layer); depth++) {
      if (depth > 2) return true
      const { size, content } = await unpacked(layer, Math.min(maxStreamBytes, maxTotalBytes - total))
      total += size + STREAM_BYTES
      if (!content || total > maxTotalBytes) return true
      layer = content
    }
  }
  return false
}

/** RFC 1950: method 8, window up to 32 KiB, header a multiple of 31. */
function isZlib(bytes: Uint8Array): boolean {
  const [method = 0, flags = 0] = bytes
  return (method & 0x0f) === 8 && method >> 4 <= 7 && ((method << 8) | flags) % 31 === 0
}

/** What a stream unpacks to, empty when it is damaged; without `content` when it is more than `most` bytes. */
const unpacked = (bytes: Uint8Array, most: number): Promise<{ readonly size: number; readonly content?: Buffer }> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = []
    let size = 0
    const stream = createInflate({ finishFlush: constants.Z_SYNC_FLUSH })
    stream.on('data', (chunk: Buffer) => {
      size += chunk.length
      chunks.push(chunk)
      if (size <= most) return
      resolve({ size })
      stream.destroy()
    })
    stream.on('end', () => resolve({ size, content: Buffer.concat(chunks) }))
    stream.on('error', () => resolve({ size, content: Buffer.alloc(0) }))
    stream.end(bytes)
  })
