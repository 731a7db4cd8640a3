import type { Mark } from '#infra/local/stand-ins/channels/phone-view'

interface Formatted {
  readonly text: string
  readonly marks: readonly Mark[]
}

/** https://support.discord.com/hc/en-us/articles/210298617: the first that fits wins; a backslash takes a sign's meaning away. */
const SIGNS =
  /\\([^0-9A-Za-z\s])|```(?:([\w+-]*)\n)?([\s\S]+?)```|`([^`\n]+)`|\*\*([\s\S]+?)\*\*|__([\s\S]+?)__|~~([\s\S]+?)~~|\|\|([\s\S]+?)\|\||\*([^*\n]+)\*|(?<!\w)_([^_\n]+)_(?!\w)|\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)|<@!?(\d+)>|<?(https?:\/\/[^\s<>]+[^\s<>.,:;!?)'"])>?/g

type Names = (id: string) => string

const types = ['bold', 'underline', 'strikethrough', 'spoiler', 'italic', 'italic'] as const

class Drawing {
  text = ''
  readonly marks: Mark[] = []

  mark(about: Omit<Mark, 'offset' | 'length'>, draw: () => void): void {
    const at = this.marks.length
    const offset = this.text.length
    draw()
    this.marks.splice(at, 0, { ...about, offset, length: this.text.length - offset })
  }
}

const inline = (drawing: Drawing, given: string, names: Names): void => {
  let rest = 0
  for (const match of given.matchAll(SIGNS)) {
    drawing.text += given.slice(rest, match.index)
    rest = match.index + match[0].length
    const [whole, escaped, language, block, code, ...more] = match
    const [bold, under, struck, hidden, starred, slanted, label, link, mention, url] = more
    const styled = [bold, under, struck, hidden, starred, slanted].findIndex((words) => words !== undefined)
    if (escaped !== undefined) drawing.text += escaped
    else if (block !== undefined)
      drawing.mark({ type: 'pre', ...(language ? { language } : {}) }, () => {
        drawing.text += block
      })
    else if (code !== undefined)
      drawing.mark({ type: 'code' }, () => {
        drawing.text += code
      })
    else if (styled >= 0)
      drawing.mark({ type: types[styled] ?? 'italic' }, () => inline(drawing, more[styled] ?? '', names))
    else if (label !== undefined && link !== undefined)
      drawing.mark({ type: 'text_link', url: link }, () => inline(drawing, label, names))
    else if (mention !== undefined)
      drawing.mark({ type: 'mention' }, () => {
        drawing.text += `@${names(mention)}`
      })
    else if (url !== undefined)
      drawing.mark({ type: 'url' }, () => {
        drawing.text += url
      })
    else drawing.text += whole
  }
  drawing.text += given.slice(rest)
}

/** What a line begins with: a quote, a heading, a list's dot. */
const line = (drawing: Drawing, given: string, names: Names): void => {
  const [, quoted] = /^> (.*)$/s.exec(given) ?? []
  const [, heading] = /^#{1,3} (.*)$/s.exec(given) ?? []
  const [, indent, item] = /^( *)[-*] (.*)$/s.exec(given) ?? []
  if (quoted !== undefined) drawing.mark({ type: 'blockquote' }, () => inline(drawing, quoted, names))
  else if (heading !== undefined) drawing.mark({ type: 'bold' }, () => inline(drawing, heading, names))
  else if (item !== undefined) {
    drawing.text += `${indent}• `
    inline(drawing, item, names)
  } else inline(drawing, given, names)
}

/** A text as Discord draws its Markdown. `names`: of the users who are mentioned. */
export const formattedText = (given: string, names: Names = (id) => id): Formatted => {
  const drawing = new Drawing()
  // a block of code may have lines of its own, and so keeps its text whole
  const parts = given.split(/(```[\s\S]+?```)/)
  for (const part of parts) {
    if (part.startsWith('```')) inline(drawing, part, names)
    else
      for (const [at, each] of part.split('\n').entries()) {
        if (at > 0) drawing.text += '\n'
        line(drawing, each, names)
      }
  }
  return { text: drawing.text, marks: drawing.marks }
}
