import type { ReactNode } from 'react'
import { useContext } from 'react'
import { Words } from '#widget/language/words.ts'
import { inOrder } from '#widget/ui/in-order.ts'
import type { Block } from './lexer/tokens.ts'
import type { RenderContext } from './render-context.ts'
import { renderInline } from './render-inline.tsx'

/** Blocks as elements. */
export const renderBlocks = (tokens: readonly Block[], around: RenderContext): ReactNode =>
  inOrder(tokens, (token) => renderBlock(token, around))

const renderBlock = (token: Block, around: RenderContext): ReactNode => {
  switch (token.type) {
    case 'rule':
      return <hr />
    case 'heading':
      return <h3 className="hd">{renderInline(token.inner, around)}</h3>
    case 'paragraph':
      return <p>{renderInline(token.inner, around)}</p>
    case 'line':
      return renderInline(token.inner, around)
    case 'quote':
      return <blockquote>{renderBlocks(token.blocks, around)}</blockquote>
    case 'code':
      return (
        <Scroller name="code" className="pre">
          <pre>{token.text}</pre>
        </Scroller>
      )
    case 'list': {
      const items = inOrder(token.items, (item) => <li>{renderBlocks(item, around)}</li>)
      return token.start === undefined ? <ul>{items}</ul> : <ol start={token.start}>{items}</ol>
    }
    case 'table':
      return (
        <Scroller name="table" className="tb">
          {renderTable(token, around)}
        </Scroller>
      )
  }
}

const renderTable = ({ sides, rows }: Extract<Block, { type: 'table' }>, around: RenderContext): ReactNode => {
  const [head = [], ...body] = rows
  const row = (cells: typeof head, Cell: 'th' | 'td') => (
    <tr>
      {inOrder(cells, (cell, i) => (
        <Cell style={{ textAlign: sides[i] }}>{renderInline(cell, around)}</Cell>
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

/** Content that may be wider than the chat scrolls sideways, also by keyboard. */
const Scroller = ({ name, className, children }: ScrollerProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
  // biome-ignore lint/a11y/useSemanticElements: a section would need a heading
  <div role="region" aria-label={useContext(Words)[name]} tabIndex={0} className={className}>
    {children}
  </div>
)
