import { Lexer, type MarkedToken, type Token } from 'marked'
import { decodeEntities } from '#widget/markdown/lexer/decode-entities.ts'
import { lexMarkdown } from '#widget/markdown/lexer/lex-markdown.ts'
import type { Block, Inline } from '#widget/markdown/lexer/tokens.ts'

const tag = (name: string, inside: string): string => `<${name}>${inside}</${name.split(' ')[0]}>`

const inlineOf = (tokens: readonly Inline[]): string =>
  tokens
    .map((token) => {
      if (typeof token === 'string') return token
      if (token.type === 'break') return '<br>'
      if (token.type === 'code') return tag('code', token.text)
      return tag('href' in token ? `${token.type} ${token.href}` : token.type, inlineOf(token.inner))
    })
    .join('')

const blockOf = (block: Block): string => {
  switch (block.type) {
    case 'rule':
      return '<hr>'
    case 'line':
      return inlineOf(block.inner)
    case 'code':
      return tag('pre', block.text)
    case 'quote':
      return tag('quote', block.blocks.map(blockOf).join(''))
    case 'list':
      return tag(
        `list ${block.start ?? ''}`,
        block.items.map((item) => tag('item', item.map(blockOf).join(''))).join(''),
      )
    case 'table':
      return tag(
        `table ${block.sides.map((side) => side ?? '')}`,
        block.rows.map((row) => tag('row', row.map((cell) => tag('cell', inlineOf(cell))).join(''))).join(''),
      )
    default:
      return tag(block.type, inlineOf(block.inner))
  }
}

const theirs = (tokens: readonly Token[]): string =>
  tokens
    .map((given) => {
      const token = given as MarkedToken
      switch (token.type) {
        case 'space':
        case 'def':
          return ''
        case 'hr':
          return '<hr>'
        case 'br':
          return '<br>'
        case 'codespan':
          return tag('code', token.text)
        case 'code':
          return tag('pre', token.text)
        case 'link':
          return tag(`link ${token.href}`, theirs(token.tokens))
        case 'image':
          return tag(`image ${token.href}`, theirs(token.tokens))
        case 'checkbox':
          return token.checked ? '☑ ' : '☐ '
        case 'blockquote':
          return tag('quote', theirs(token.tokens))
        case 'list':
          return tag(
            `list ${token.ordered ? token.start : ''}`,
            token.items.map((item) => tag('item', theirs(item.tokens))).join(''),
          )
        case 'table': {
          const rows = [token.header, ...token.rows]
          return tag(
            `table ${token.align.map((side) => side ?? '')}`,
            rows.map((row) => tag('row', row.map((cell) => tag('cell', theirs(cell.tokens))).join(''))).join(''),
          )
        }
        case 'text':
          return token.tokens ? theirs(token.tokens) : decodeEntities(token.text)
        case 'escape':
          return token.text
        case 'html':
          return token.raw
        default:
          return tag(token.type, 'tokens' in token ? theirs(token.tokens ?? []) : '')
      }
    })
    .join('')

/** What the widget's lexer makes of a text, as a line that can be compared. */
export const ourMarkdown = (text: string): string => lexMarkdown(text).map(blockOf).join('')

/** What marked makes of it, in the same words. */
export const markedMarkdown = (text: string): string => theirs(Lexer.lex(text, { gfm: true, breaks: true }))
