import type { Block } from '#features/documents'
import { sha256 } from '#lib/sha256'
import { plainTextOf } from './plain-text-of.ts'

/**
 * A hash that is equal for a server's "not found" pages: they often repeat the requested address ("/x was not found"), so
 * the address is removed.
 */
export const soft404Hash = (blocks: readonly Block[], url: string): string => {
  const { pathname, href } = new URL(url)
  const text = plainTextOf(blocks)
  return sha256(pathname.length > 1 ? text.replaceAll(href, '').replaceAll(pathname, '') : text)
}
