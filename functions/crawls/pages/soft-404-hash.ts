import type { Block } from '#features/documents'
import { sha256 } from '#lib/sha256'
import { plainTextOf } from './plain-text-of.ts'

/**
 * Equal for two answers of a server that has one page for everything that is missing: such pages often repeat the address
 * that was asked for ("/x was not found"), so it is left out.
 */
export const soft404Hash = (blocks: readonly Block[], url: string): string => {
  const { pathname, href } = new URL(url)
  const text = plainTextOf(blocks)
  return sha256(pathname.length > 1 ? text.replaceAll(href, '').replaceAll(pathname, '') : text)
}
