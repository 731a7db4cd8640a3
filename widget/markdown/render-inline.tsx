import type { ReactNode } from 'react'
import { Icon } from '#widget/ui/icon.tsx'
import { inOrder } from '#widget/ui/in-order.ts'
import { OutsideLink } from '#widget/ui/outside-link.tsx'
import { CitationMark } from './citation-mark.tsx'
import type { Inline } from './lexer/tokens.ts'
import type { RenderContext } from './render-context.ts'
import { splitCitations } from './split-citations.ts'

/** Deeper emphasis than this is drawn as plain text. */
const MAX_DEPTH = 12

/** Inline tokens as elements. A picture is a link to it: nothing is fetched that the visitor did not ask for. */
export const renderInline = (tokens: readonly Inline[], around: RenderContext, depth = 0): ReactNode =>
  inOrder(tokens, (token) => renderSpan(token, around, depth))

const renderSpan = (token: Inline, around: RenderContext, depth: number): ReactNode => {
  if (typeof token === 'string') return renderText(token, around)
  if (token.type === 'break') return <br />
  if (token.type === 'code') return <code>{token.text}</code>
  if (depth > MAX_DEPTH) return plainText(token.inner)
  const inner = renderInline(token.inner, around, depth + 1)
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

const renderText = (text: string, { source, isPending }: RenderContext): ReactNode =>
  inOrder(
    splitCitations(text, (n) => isPending || source(n) !== undefined),
    (piece) => (typeof piece === 'string' ? piece : <CitationMark n={piece} citation={source(piece)} />),
  )

const plainText = (tokens: readonly Inline[]): string =>
  tokens.map((token) => (typeof token === 'string' ? token : 'inner' in token ? plainText(token.inner) : '')).join('')
