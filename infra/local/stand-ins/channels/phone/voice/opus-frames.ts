const SEGMENT = 0x18538067
const CLUSTER = 0x1f43b675
const SIMPLE_BLOCK = 0xa3
const BLOCK_GROUP = 0xa0
const BLOCK = 0xa1
/** Those that hold others. */
const MASTERS = new Set([SEGMENT, CLUSTER, BLOCK_GROUP])

/** A number of one to eight bytes, whose first tells how many; `keepsMark` for ids, which include that mark. */
const readNumber = (bytes: Uint8Array, at: number, keepsMark: boolean): { value: number; length: number } => {
  const first = bytes[at] ?? 0
  const length = Math.clz32(first) - 23
  let value = keepsMark ? first : first & (0xff >> length)
  for (let next = 1; next < length; next++) value = value * 256 + (bytes[at + next] ?? 0)
  return { value, length }
}

/** All bits set: the size was not known when it was written, and reaches to the end. */
const isUnknown = (value: number, length: number): boolean => value === 2 ** (7 * length) - 1

/** The Opus frames of a recording in WebM: the blocks of its only track, in order. */
export const opusFrames = (bytes: Uint8Array, from = 0, to = bytes.length): readonly Uint8Array[] => {
  const frames: Uint8Array[] = []
  let at = from
  while (at < to) {
    const id = readNumber(bytes, at, true)
    const size = readNumber(bytes, at + id.length, false)
    if (id.length > 4 || size.length > 8) break
    const start = at + id.length + size.length
    const end = isUnknown(size.value, size.length) ? to : Math.min(to, start + size.value)
    if (MASTERS.has(id.value)) frames.push(...opusFrames(bytes, start, end))
    // a block begins with its track, its time (2 bytes) and flags
    else if (id.value === SIMPLE_BLOCK || id.value === BLOCK)
      frames.push(bytes.slice(start + readNumber(bytes, start, false).length + 3, end))
    at = end
  }
  return frames
}
