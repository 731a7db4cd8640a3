import * as z from 'zod'
import type { Item } from './copy.ts'

const Pointer = z.looseObject({
  path: z.string().optional(),
  chunks: z.number().int(),
  segments: z.array(z.looseObject({ path: z.string(), chunks: z.number().int() })).optional(),
})

/** The segments that an index's pointer names. */
export const segmentsOf = (pointer: Item) => {
  const { path, chunks, segments = path ? [{ path, chunks }] : [] } = Pointer.parse(pointer)
  return segments
}

/** Those that are not in the bucket. */
export const lostSegments = (pointer: Item, files: ReadonlySet<string>) =>
  segmentsOf(pointer).filter((segment) => !files.has(segment.path))
