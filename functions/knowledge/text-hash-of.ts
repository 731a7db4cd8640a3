import { sha256 } from '#lib/sha256'
import type { Block } from './extract/document.ts'
import { extractDocument } from './extract/extract-document.ts'

interface Page {
  readonly url: string
  readonly bytes: Uint8Array
  readonly contentType: string
}

/** The hash of what a page says; nothing when it cannot be read. */
export const textHashOf = async (page: Page): Promise<string | undefined> => {
  const extracted = await extractDocument(page)
  return extracted.ok ? hashOfText(extracted.document.blocks, page.url) : undefined
}

/** Equal for pages that say the same: some repeat the address that was asked for ("/x was not found"). */
export const hashOfText = (blocks: readonly Block[], url: string): string => {
  const { pathname, href } = new URL(url)
  const text = blocks.map((block) => [...block.headingPath, block.text].join('\n')).join('\n')
  return sha256(pathname.length > 1 ? text.replaceAll(href, '').replaceAll(pathname, '') : text)
}
