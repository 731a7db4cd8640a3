import * as z from 'zod'
import type { Copy, Item } from '#functions/restore/copy'
import { lostSegments, segmentsOf } from '#functions/restore/lost-segments'

const RULE = 'indexes'

const Pointer = z.looseObject({ agentId: z.string(), version: z.number().int() })

/**
 * An index's pointer names only files that are in the bucket: otherwise its agent would have no knowledge at all. Without a
 * segment's file the others still answer, and all of the agent's sources are marked as failed, because only the file says
 * which of them it held; they are imported again as if for the first time.
 */
export const reconcileIndexes = (copy: Copy): void => {
  const { files } = copy
  if (!files) return
  for (const item of copy.of('knowledge-index')) {
    const { agentId, version } = Pointer.parse(item)
    const lost = lostSegments(item, files)
    if (lost.length === 0) continue
    const left = segmentsOf(item).filter((segment) => files.has(segment.path))
    if (left.length === 0) copy.remove(item)
    else
      copy.put({ ...item, version: version + 1, segments: left, chunks: left.reduce((sum, it) => sum + it.chunks, 0) })
    copy.repaired(
      RULE,
      agentId,
      `${lost.map((segment) => segment.path).join(', ')} ${lost.length > 1 ? 'are' : 'is'} lost: its sources must be imported and its Q&A saved again`,
    )
    for (const source of copy.of('source'))
      if (source.agentId === agentId) copy.put(asFailed(source, left.length === 0))
  }
}

/** Without what would let the next import find the source unchanged. */
const asFailed = (source: Item, isEmpty: boolean): Item => {
  const { step, progress, contentHash, etag, lastModified, ...rest } = source
  return { ...rest, status: 'failed', errorCode: 'interrupted', ...(isEmpty ? { chunkCount: 0 } : {}) }
}
