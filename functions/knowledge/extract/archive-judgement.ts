import { unzipSync } from 'fflate'

/** Of an archive that is a document: entries, and what they unpack to. */
const MAX_ENTRIES = 5_000
const MAX_BYTES = 100 * 1024 * 1024
/** Text packs to a tenth; a hundredth is no text. Small parts may do as they like. */
const MAX_RATIO = 200
const SMALL_BYTES = 1024 * 1024

export type ArchiveJudgement = 'fine' | 'bomb' | 'broken'

/**
 * Whether an archive may be unpacked, from its directory alone: nothing is unpacked here. A directory that lies about
 * sizes meets the unpacker's own check, which stops at what it was told.
 */
export const judgeArchive = (
  bytes: Uint8Array,
): { readonly verdict: ArchiveJudgement; readonly names: readonly string[] } => {
  const names: string[] = []
  let total = 0
  let isBomb = false
  try {
    unzipSync(bytes, {
      filter: ({ name, size, originalSize }) => {
        names.push(name)
        total += originalSize
        const isDense = originalSize > SMALL_BYTES && originalSize > size * MAX_RATIO
        if (names.length > MAX_ENTRIES || total > MAX_BYTES || isDense) isBomb = true
        return false
      },
    })
  } catch {
    return { verdict: 'broken', names }
  }
  return { verdict: isBomb ? 'bomb' : 'fine', names }
}
