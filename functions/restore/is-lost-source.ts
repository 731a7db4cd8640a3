import type { Item } from './copy.ts'

/** Whether the uploaded document of a source is not in the bucket. It cannot be made again. */
export const isLostSource = ({ agentId, id, type, fileName }: Item, files: ReadonlySet<string>): boolean =>
  (fileName !== undefined || type === 'text') &&
  !files.has(`knowledge/${String(agentId)}/sources/${String(id)}/original`)
