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
 * A chunk ends where a section ends, unless it is still small and the next one is too: then that joins it, with its heading as
 * a line of the text, so that short entries (settings, terms, questions) share a chunk and longer ones are not torn.
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

/** Below this share of the maximum size a chunk also takes the next section, if both together stay below the larger share. */
const smallShare = 0.25
const largeShare = 0.7

function grouped(blocks: readonly Block[], maxSize: number): Block[][] {
  const groups: Block[][] = []
  let open: Block[] = []
  for (const section of sectionsOf(blocks.flatMap((whole) => fitting(whole, maxSize)))) {
    const size = textOf(open).length
    // a section that filled up this chunk would be torn, and its figures be found without its name
    const isTorn = size + textOf(section).length > maxSize * largeShare
    if (open.length > 0 && (size >= maxSize * smallShare || isTorn)) {
      groups.push(open)
      open = []
    }
    for (const block of section) {
      if (open.length > 0 && textOf([...open, block]).length > maxSize) {
        groups.push(open)
        open = []
      }
      open.push(block)
    }
  }
  return open.length > 0 ? [...groups, open] : groups
}

/** Neighbouring blocks under the same headings. */
function sectionsOf(blocks: readonly Block[]): Block[][] {
  const sections: Block[][] = []
  for (const block of blocks) {
    const last = sections.at(-1)
    if (last && samePath(last.at(-1), block)) last.push(block)
    else sections.push([block])
  }
  return sections
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
