import { decodeHTMLStrict } from 'entities/decode'
import { lexer, type Token, type Tokens } from 'marked'

/** A part of a text that is shown otherwise; offset and length in UTF-16 code units. Source: Bot API, MessageEntity. */
export interface Entity {
  readonly type: 'bold' | 'italic' | 'strikethrough' | 'code' | 'pre' | 'blockquote' | 'text_link'
  readonly offset: number
  readonly length: number
  readonly url?: string
  readonly language?: string
}

export interface FormattedText {
  readonly text: string
  readonly entities: readonly Entity[]
}

/** What is written so far. JavaScript's strings are UTF-16, as Telegram's offsets are. */
class Writer {
  text = ''
  readonly entities: Entity[] = []
  private readonly open: Entity['type'][] = []

  write(text: string): void {
    this.text += text
  }

  /** A new line, unless one has begun. */
  line(count = 1): void {
    if (this.text === '') return
    let missing = count
    for (let at = this.text.length - 1; missing > 0 && this.text[at] === '\n'; at--) missing--
    this.text += '\n'.repeat(missing)
  }

  within(about: Omit<Entity, 'offset' | 'length'>, work: () => void): void {
    // Telegram takes no quote within a quote
    const isInner = about.type === 'blockquote' && this.open.includes('blockquote')
    this.open.push(about.type)
    const at = this.entities.length
    const offset = this.text.length
    work()
    this.open.pop()
    const length = this.text.trimEnd().length - offset
    // the outer one first
    if (length > 0 && !isInner) this.entities.splice(at, 0, { ...about, offset, length })
  }
}

/**
 * Markdown as Telegram shows it: a text without marks, and entities. `parse_mode` would want every character of a reply escaped,
 * and refuse it for one that was not. Raw HTML stays text; links are http, https, mailto or tel. HTML's names of characters are those
 * characters outside code, if they end with a semicolon: https://spec.commonmark.org/0.31.2/#entity-and-numeric-character-references
 */
export const formattedText = (markdown: string): FormattedText => {
  const writer = new Writer()
  blocks(writer, lexer(markdown))
  return { text: writer.text.trimEnd(), entities: writer.entities }
}

const blocks = (writer: Writer, tokens: readonly Token[] | undefined): void => {
  for (const token of tokens ?? []) block(writer, token as Tokens.Generic)
}

const block = (writer: Writer, token: Tokens.Generic): void => {
  switch (token.type) {
    case 'space':
    case 'def':
      break
    case 'heading':
      writer.line(2)
      writer.within({ type: 'bold' }, () => inline(writer, token.tokens))
      writer.line(2)
      break
    case 'code':
      writer.line(2)
      writer.within({ type: 'pre', ...(token.lang ? { language: String(token.lang) } : {}) }, () =>
        writer.write(token.text),
      )
      writer.line(2)
      break
    case 'blockquote':
      writer.line(2)
      writer.within({ type: 'blockquote' }, () => blocks(writer, token.tokens))
      writer.line(2)
      break
    case 'list':
      list(writer, token as Tokens.List, '')
      break
    case 'table':
      table(writer, token as Tokens.Table)
      break
    case 'hr':
      writer.line(2)
      writer.write('—')
      writer.line(2)
      break
    case 'paragraph':
    case 'html':
      writer.line(2)
      if (token.tokens) inline(writer, token.tokens)
      else writer.write(String(token.raw).trimEnd())
      writer.line(2)
      break
    default:
      inline(writer, [token])
      break
  }
}

const list = (writer: Writer, { items, ordered, start }: Tokens.List, indent: string): void => {
  writer.line(indent === '' ? 2 : 1)
  items.forEach((item, at) => {
    writer.line()
    writer.write(`${indent}${ordered ? `${Number(start || 1) + at}.` : '•'} `)
    for (const token of item.tokens) {
      if (token.type === 'list') list(writer, token as Tokens.List, `${indent}   `)
      else if (token.type === 'text' || token.type === 'paragraph') inline(writer, [token])
      else block(writer, token as Tokens.Generic)
    }
  })
  writer.line(indent === '' ? 2 : 1)
}

const table = (writer: Writer, { header, rows }: Tokens.Table): void => {
  const row = (cells: readonly Tokens.TableCell[]) => {
    writer.line()
    cells.forEach((cell, at) => {
      if (at > 0) writer.write(' | ')
      inline(writer, cell.tokens)
    })
  }
  writer.line(2)
  writer.within({ type: 'bold' }, () => row(header))
  for (const cells of rows) row(cells)
  writer.line(2)
}

const inline = (writer: Writer, tokens: readonly Token[] | undefined): void => {
  for (const token of tokens ?? []) phrase(writer, token as Tokens.Generic)
}

const phrase = (writer: Writer, token: Tokens.Generic): void => {
  switch (token.type) {
    case 'strong':
      writer.within({ type: 'bold' }, () => inline(writer, token.tokens))
      break
    case 'em':
      writer.within({ type: 'italic' }, () => inline(writer, token.tokens))
      break
    case 'del':
      writer.within({ type: 'strikethrough' }, () => inline(writer, token.tokens))
      break
    case 'codespan':
      writer.within({ type: 'code' }, () => writer.write(token.text))
      break
    case 'link':
      link(writer, String(token.href), () => inline(writer, token.tokens))
      break
    case 'image':
      link(writer, String(token.href), () => writer.write(decodeHTMLStrict(token.text || token.href)))
      break
    case 'br':
      writer.write('\n')
      break
    case 'escape':
      writer.write(token.text)
      break
    case 'checkbox':
      writer.write(token.checked ? '☑ ' : '☐ ')
      break
    case 'text':
      token.tokens ? inline(writer, token.tokens) : writer.write(decodeHTMLStrict(token.text))
      break
    default:
      token.tokens ? inline(writer, token.tokens) : writer.write(String(token.raw))
      break
  }
}

const link = (writer: Writer, href: string, work: () => void): void => {
  // a line break or a space by its name would end the address
  const url = decodeHTMLStrict(href).replace(/\s/g, encodeURIComponent)
  if (/^(https?|mailto|tel):/i.test(url)) writer.within({ type: 'text_link', url }, work)
  else work()
}
