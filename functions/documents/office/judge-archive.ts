import { Unzip, UnzipInflate } from 'fflate'

/** Most entries of an archive, and most bytes that they unpack to. */
const MAX_ENTRIES = 5_000
const MAX_BYTES = 100 * 1024 * 1024
/** Deflate expands a byte to at most a thousand, so a slice unpacks to at most 16 MB before it is counted. */
const SLICE = 16 * 1024

export type ArchiveJudgement = 'fine' | 'bomb' | 'broken'

/**
 * Whether an archive may be given to a reader that unpacks it whole. It is first unpacked slice by slice, counted and
 * discarded, because the sizes in an archive's directory can be forged.
 */
export const judgeArchive = (
  bytes: Uint8Array,
): { readonly verdict: ArchiveJudgement; readonly names: readonly string[] } => {
  const names: string[] = []
  let total = 0
  let verdict: ArchiveJudgement = 'fine'
  const unzip = new Unzip((file) => {
    names.push(file.name)
    if (names.length > MAX_ENTRIES) verdict = 'bomb'
    file.ondata = (failure, chunk) => {
      if (failure) verdict = 'broken'
      total += chunk?.length ?? 0
      if (total > MAX_BYTES) verdict = 'bomb'
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  try {
    for (let at = 0; at < bytes.length && verdict === 'fine'; at += SLICE)
      unzip.push(bytes.subarray(at, at + SLICE), at + SLICE >= bytes.length)
  } catch {
    return { verdict: 'broken', names }
  }
  return { verdict, names }
}
