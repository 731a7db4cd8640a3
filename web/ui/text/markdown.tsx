import { lexer, type Token, type Tokens, walkTokens } from 'marked'
import { createElement, Fragment, type ReactNode } from 'react'
import { safeHref } from '#web/lib/safe-href.ts'
import './markdown.css'

/**
 * Markdown from visitors and models: marked's tokens become elements, so no HTML string ever exists and raw HTML stays
 * text. Links are http, https, mailto or tel. A remote picture would tell its host who reads the chat, so it is a link.
 * Its headings are those of a message in a list; a page's own text says `headings={2}`.
 */
export const Markdown = ({ text, headings = 3 }: { readonly text: string; readonly headings?: 2 | 3 }) => {
  const tokens = lexer(text)
  walkTokens(tokens, (token) => {
    if (token.type === 'heading') token.depth = token.depth < 3 ? headings : headings + 1
  })
  return <div className="vg-markdown">{children(tokens)}</div>
}

/** Tokens have no identity and never move, so they are positional children rather than a keyed list. */
const inPlace = (nodes: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...nodes)

const children = (tokens: readonly Token[] | undefined): ReactNode =>
  inPlace((tokens ?? []).map((token) => element(token as Tokens.Generic)))

const element = (token: Tokens.Generic): ReactNode => {
  switch (token.type) {
    case 'paragraph':
      return <p>{children(token.tokens)}</p>
    case 'text':
      return token.tokens ? children(token.tokens) : withCitations(unescaped(token.text))
    case 'escape':
      return token.text
    case 'strong':
      return <strong>{children(token.tokens)}</strong>
    case 'em':
      return <em>{children(token.tokens)}</em>
    case 'del':
      return <del>{children(token.tokens)}</del>
    case 'codespan':
      return <code>{unescaped(token.text)}</code>
    case 'code':
      return (
        <pre>
          <code>{token.text}</code>
        </pre>
      )
    case 'br':
      return <br />
    case 'hr':
      return <hr />
    case 'heading':
      return createElement(`h${token.depth}`, null, children(token.tokens))
    case 'blockquote':
      return <blockquote>{children(token.tokens)}</blockquote>
    case 'list':
      return list(token as Tokens.List)
    case 'table':
      return table(token as Tokens.Table)
    case 'link':
      return link(token.href, children(token.tokens))
    case 'image':
      return link(token.href, token.text || token.href)
    case 'space':
    case 'def':
      return null
    default:
      return token.raw
  }
}

/** `[2]` in an answer refers to its second source. */
const withCitations = (text: string): ReactNode =>
  inPlace(
    text
      .split(/\[(\d{1,2})\]/)
      .map((piece, at) => (at % 2 === 1 ? createElement('span', { className: 'vg-cite' }, piece) : piece)),
  )

const link = (href: string, inside: ReactNode): ReactNode => {
  const safe = safeHref(href)
  return safe ? (
    <a href={safe} target="_blank" rel="noopener nofollow">
      {inside}
    </a>
  ) : (
    inside
  )
}

const list = ({ ordered, start, items }: Tokens.List): ReactNode => {
  const rows = inPlace(items.map((item) => createElement('li', null, children(item.tokens))))
  return ordered ? <ol start={start === '' ? 1 : start}>{rows}</ol> : <ul>{rows}</ul>
}

const row = (cells: readonly Tokens.TableCell[], tag: 'th' | 'td'): ReactNode =>
  createElement('tr', null, ...cells.map((cell) => createElement(tag, null, children(cell.tokens))))

const table = ({ header, rows }: Tokens.Table): ReactNode => (
  <table>
    <thead>{row(header, 'th')}</thead>
    <tbody>{inPlace(rows.map((cells) => row(cells, 'td')))}</tbody>
  </table>
)

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

/** marked escapes text for HTML; React escapes again, so undo the five entities it makes. */
const unescaped = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
