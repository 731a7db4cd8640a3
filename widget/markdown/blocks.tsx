import type { ReactNode } from 'react'
import { useContext } from 'react'
import type { Citation } from '#shared/conversations/schema'
import { inOrder } from '#widget/parts/in-order.ts'
import { Words } from '#widget/parts/words.ts'
import { inline } from './inline.tsx'
import type { Block } from './tokens.ts'

/** What stands around a piece of Markdown: the sources that it may name. */
export interface Around {
  readonly source: (n: number) => Citation | undefined
  readonly isPending: boolean
}

/** Blocks as elements. */
export const blocks = (tokens: readonly Block[], around: Around): ReactNode =>
  inOrder(tokens, (token) => block(token, around))

const block = (token: Block, around: Around): ReactNode => {
  switch (token.type) {
    case 'rule':
      return <hr />
    case 'heading':
      return <h3 className="hd">{inline(token.inner, around)}</h3>
    case 'paragraph':
      return <p>{inline(token.inner, around)}</p>
    case 'line':
      return inline(token.inner, around)
    case 'quote':
      return <blockquote>{blocks(token.blocks, around)}</blockquote>
    case 'code':
      return (
        <Scroller name="code" className="pre">
          <pre>{token.text}</pre>
        </Scroller>
      )
    case 'list': {
      const items = inOrder(token.items, (item) => <li>{blocks(item, around)}</li>)
      return token.start === undefined ? <ul>{items}</ul> : <ol start={token.start}>{items}</ol>
    }
    case 'table':
      return (
        <Scroller name="table" className="tb">
          {table(token, around)}
        </Scroller>
      )
  }
}

const table = ({ sides, rows }: Extract<Block, { type: 'table' }>, around: Around): ReactNode => {
  const [head = [], ...body] = rows
  const row = (cells: typeof head, Cell: 'th' | 'td') => (
    <tr>
      {inOrder(cells, (cell, i) => (
        <Cell style={{ textAlign: sides[i] }}>{inline(cell, around)}</Cell>
      ))}
    </tr>
  )
  return (
    <table>
      <thead>{row(head, 'th')}</thead>
      <tbody>{inOrder(body, (cells) => row(cells, 'td'))}</tbody>
    </table>
  )
}

interface ScrollerProps {
  readonly name: 'code' | 'table'
  readonly className: string
  readonly children: ReactNode
}

/** What may be wider than the chat scrolls sideways, by keyboard too. */
const Scroller = ({ name, className, children }: ScrollerProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
  // biome-ignore lint/a11y/useSemanticElements: a section would need a heading
  <div role="region" aria-label={useContext(Words)[name]} tabIndex={0} className={className}>
    {children}
  </div>
)
