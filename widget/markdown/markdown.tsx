import { memo, useMemo } from 'react'
import type { Citation } from '#shared/conversations/schema'
import { lexMarkdown } from './lexer/lex-markdown.ts'
import { renderBlocks } from './render-blocks.tsx'

interface MarkdownProps {
  readonly text: string
  readonly citations?: readonly Citation[] | undefined
  /** While an answer is being written its sources are not known yet; every [n] is shown as a mark. */
  readonly isWriting?: boolean
}

/**
 * Markdown as elements. No HTML string is ever made: raw HTML in the text stays text, pictures become links, and
 * only safe links lead anywhere.
 */
export const Markdown = memo(({ text, citations = [], isWriting = false }: MarkdownProps) => {
  const tokens = useMemo(() => lexMarkdown(text), [text])
  const source = (n: number) => citations.find((one) => one.n === n)
  return <div className="md">{renderBlocks(tokens, { source, isPending: isWriting })}</div>
})
