import type { Block, ExtractedDocument } from '#features/documents'
import { sha256 } from '#lib/sha256'
import type { Chunk } from '#shared/knowledge/chunk'
import { splitText } from './split-text.ts'

type Input = {
  readonly sourceId: string
  readonly url?: string | undefined
  /** The title of a document without its own. */
  readonly title: string
  readonly document: ExtractedDocument
  /** The maximum length of a chunk's text; agents set 1,000 or more. */
  readonly maxChunkSize: number
}

/**
 * Splits a document into chunks along its headings.
 *
 * A chunk ends where a section ends, unless it is still small: then the next section joins it, with its heading as a
 * line of the text, so that short entries (settings, terms, questions) share a chunk.
 */
export function chunkDocument({ sourceId, url, title, document, maxChunkSize }: Input): Chunk[] {
  const name = document.title || title
  const groups = grouped(document.blocks, maxChunkSize)
  return groups.map((blocks, index) => {
    const headingPath = commonPath(blocks).filter((heading, depth) => depth > 0 || heading !== name)
    const text = textOf(blocks)
    const page = blocks[0]?.page
    const hash = sha256(JSON.stringify([name, headingPath, text]))
    return {
      id: `${sourceId}:${index}`,
      sourceId,
      title: name,
      ...(url !== undefined && { url }),
      headingPath,
      text,
      ...(page !== undefined && { page }),
      hash,
    }
  })
}

/** Below this share of the maximum size a chunk also takes the next section. */
const smallShare = 0.25

function grouped(blocks: readonly Block[], maxSize: number): Block[][] {
  const groups: Block[][] = []
  let open: Block[] = []
  for (const block of blocks.flatMap((whole) => fitting(whole, maxSize))) {
    const size = textOf(open).length
    const isNewSection = open.length > 0 && !samePath(open.at(-1), block)
    const isFull = textOf([...open, block]).length > maxSize
    if (open.length > 0 && (isFull || (isNewSection && size >= maxSize * smallShare))) {
      groups.push(open)
      open = []
    }
    open.push(block)
  }
  return open.length > 0 ? [...groups, open] : groups
}

function fitting(block: Block, maxSize: number): Block[] {
  return splitText(block.text, maxSize).map((text) => ({ ...block, text }))
}

function samePath(a: Block | undefined, b: Block): boolean {
  return (
    a !== undefined &&
    a.headingPath.length === b.headingPath.length &&
    a.headingPath.every((heading, depth) => heading === b.headingPath[depth])
  )
}

function commonPath(blocks: readonly Block[]): readonly string[] {
  const [first, ...others] = blocks.map((block) => block.headingPath)
  const differs = (first ?? []).findIndex((heading, depth) => others.some((path) => path[depth] !== heading))
  return differs === -1 ? (first ?? []) : (first ?? []).slice(0, differs)
}

/** Headings that not all blocks share become lines above the blocks that they belong to. */
function textOf(blocks: readonly Block[]): string {
  const depth = commonPath(blocks).length
  return blocks
    .map((block, index) => {
      const inner = block.headingPath.slice(depth).join(' > ')
      return inner === '' || samePath(blocks[index - 1], block) ? block.text : `${inner}\n${block.text}`
    })
    .join('\n')
}
