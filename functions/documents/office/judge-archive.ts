import { Unzip, UnzipInflate } from 'fflate'

/** The maximum number of entries in an archive, and of bytes that they unpack to. */
const MAX_ENTRIES = 5_000
const MAX_BYTES = 100 * 1024 * 1024
/** The maximum number of bytes in one part of markup, which its reader turns into objects of many times that size. */
const MAX_MARKUP_BYTES = 20 * 1024 * 1024
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
    const isMarkup = /\.(?:xml|rels)$/i.test(file.name)
    let size = 0
    file.ondata = (failure, chunk) => {
      if (failure) verdict = 'broken'
      size += chunk?.length ?? 0
      total += chunk?.length ?? 0
      if (total > MAX_BYTES || (isMarkup && size > MAX_MARKUP_BYTES)) verdict = 'bomb'
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
