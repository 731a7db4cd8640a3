const PACKETS_A_PAGE = 50
/** A packet of 20 ms of silence. */
const SILENCE = new Uint8Array([0xf8, 0xff, 0xfe])

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte << 24
  for (let bit = 0; bit < 8; bit++) rest = rest & 0x80000000 ? (rest << 1) ^ 0x04c11db7 : rest << 1
  return rest
})

const checksum = (page: Uint8Array): number => {
  let sum = 0
  for (const byte of page) sum = (sum << 8) ^ (table[((sum >>> 24) ^ byte) & 0xff] ?? 0)
  return sum >>> 0
}

/** The lengths of a page's packets as Ogg writes them: 255 goes on, less ends one. */
const lacing = (packets: readonly Uint8Array[]): number[] =>
  packets.flatMap(({ length }) => [...Array<number>(Math.floor(length / 255)).fill(255), length % 255])

const pageOf = (packets: readonly Uint8Array[], number: number, samples: number, flags: number): Uint8Array => {
  const sizes = lacing(packets)
  const body = packets.reduce((sum, { length }) => sum + length, 0)
  const page = new Uint8Array(27 + sizes.length + body)
  const view = new DataView(page.buffer)
  page.set([0x4f, 0x67, 0x67, 0x53, 0, flags])
  view.setBigUint64(6, BigInt(samples), true)
  view.setUint32(14, 1, true)
  view.setUint32(18, number, true)
  page[26] = sizes.length
  page.set(sizes, 27)
  let at = 27 + sizes.length
  for (const packet of packets) {
    page.set(packet, at)
    at += packet.length
  }
  view.setUint32(22, checksum(page), true)
  return page
}

/** How many samples of 48 kHz a packet is (RFC 6716, 3.1): the length of its frames by its mode, and how many they are. */
const samplesIn = ([first = 0, second = 0]: Uint8Array): number => {
  const mode = first >> 3
  const silk = [480, 960, 1920, 2880]
  const celt = [120, 240, 480, 960]
  const length = mode < 12 ? silk[mode & 3] : mode < 16 ? silk[mode & 1] : celt[mode & 3]
  const count = [1, 2, 2, second & 63][first & 3]
  return (length ?? 0) * (count ?? 0)
}

const text = (words: string) => new TextEncoder().encode(words)

const head = (): Uint8Array => new Uint8Array([...text('OpusHead'), 1, 1, 0, 0, 0x80, 0xbb, 0, 0, 0, 0, 0])
const tags = (): Uint8Array => new Uint8Array([...text('OpusTags'), 0, 0, 0, 0, 0, 0, 0, 0])

/** A voice note as telephones send it: mono Opus in Ogg (RFC 7845). */
export const oggOpus = (packets: readonly Uint8Array[]): Blob => {
  const pages = [pageOf([head()], 0, 0, 2), pageOf([tags()], 1, 0, 0)]
  let samples = 0
  for (let at = 0; at < packets.length; at += PACKETS_A_PAGE) {
    const chunk = packets.slice(at, at + PACKETS_A_PAGE)
    samples = chunk.reduce((sum, packet) => sum + samplesIn(packet), samples)
    pages.push(pageOf(chunk, pages.length, samples, at + PACKETS_A_PAGE >= packets.length ? 4 : 0))
  }
  return new Blob(pages as BlobPart[], { type: 'audio/ogg' })
}

/** A voice note in which nobody says anything. */
export const silentNote = (seconds: number): Blob => oggOpus(Array<Uint8Array>(seconds * 50).fill(SILENCE))
