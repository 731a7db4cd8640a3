/** Samples a second of an Opus stream, whatever was recorded (RFC 7845, section 4). */
const OPUS_RATE = 48_000
const PAGE_HEADER = 14

/** The length of a voice note in Ogg, from the position of its last page (RFC 3533); undefined where it has none that can be read. */
export const oggSeconds = (bytes: Uint8Array): number | undefined => {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const last = view.lastIndexOf('OggS')
  if (last < 0 || !view.includes('OpusHead') || last + PAGE_HEADER > view.length) return undefined
  const samples = Number(view.readBigInt64LE(last + 6))
  return samples > 0 ? Math.ceil(samples / OPUS_RATE) : undefined
}
