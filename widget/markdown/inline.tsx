import type { ReactNode } from 'react'
import { Icon } from '#widget/parts/icon.tsx'
import { inOrder } from '#widget/parts/in-order.ts'
import { OutsideLink } from '#widget/parts/outside-link.tsx'
import type { Around } from './blocks.tsx'
import { CitationMark } from './citation-mark.tsx'
import { citationPieces } from './citation-pieces.ts'
import type { Inline } from './tokens.ts'

/** Deeper emphasis than this says nothing more; its words are still shown. */
const MAX_DEPTH = 12

/** Inline tokens as elements. A picture is a link to it: nothing is fetched that the visitor did not ask for. */
export const inline = (tokens: readonly Inline[], around: Around, depth = 0): ReactNode =>
  inOrder(tokens, (token) => span(token, around, depth))

const span = (token: Inline, around: Around, depth: number): ReactNode => {
  if (typeof token === 'string') return words(token, around)
  if (token.type === 'break') return <br />
  if (token.type === 'code') return <code>{token.text}</code>
  if (depth > MAX_DEPTH) return wordsOf(token.inner)
  const inner = inline(token.inner, around, depth + 1)
  switch (token.type) {
    case 'strong':
      return <strong>{inner}</strong>
    case 'em':
      return <em>{inner}</em>
    case 'del':
      return <del>{inner}</del>
    case 'link':
      return <OutsideLink href={token.href}>{inner}</OutsideLink>
    case 'image':
      return (
        <OutsideLink href={token.href}>
          <Icon name="image" /> {token.inner.length > 0 ? inner : token.href}
        </OutsideLink>
      )
  }
}

const words = (text: string, { source, isPending }: Around): ReactNode =>
  inOrder(
    citationPieces(text, (n) => isPending || source(n) !== undefined),
    (piece) => (typeof piece === 'string' ? piece : <CitationMark n={piece} citation={source(piece)} />),
  )

const wordsOf = (tokens: readonly Inline[]): string =>
  tokens.map((token) => (typeof token === 'string' ? token : 'inner' in token ? wordsOf(token.inner) : '')).join('')
