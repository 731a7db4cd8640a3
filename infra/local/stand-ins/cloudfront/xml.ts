/** An element's text, or its children in their order. */
export interface XmlElement {
  readonly name: string
  readonly text: string
  readonly children: readonly XmlElement[]
}

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const plain = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
    return decimal ? String.fromCodePoint(Number(decimal)) : (SIGNS[name ?? ''] ?? whole)
  })

/** The document element, or `undefined` for what is no XML. Reads what AWS's clients write: no comments, no CDATA. */
export const readXml = (source: string): XmlElement | undefined => {
  const open: { name: string; text: string; children: XmlElement[] }[] = [{ name: '', text: '', children: [] }]
  for (const [, declaration, isEnd, name = '', isEmpty, text] of source.matchAll(
    /(<\?[^>]*\?>)|<(\/)?([\w:-]+)[^>]*?(\/)?>|([^<]+)/g,
  )) {
    const top = open.at(-1)
    if (!top) return undefined
    if (declaration) continue
    if (text !== undefined) top.text += plain(text)
    else if (isEnd) {
      open.pop()
      if (top.name !== name) return undefined
      open.at(-1)?.children.push(top)
    } else if (isEmpty) top.children.push({ name, text: '', children: [] })
    else open.push({ name, text: '', children: [] })
  }
  return open.length === 1 ? open[0]?.children[0] : undefined
}

/** The element at a path of names. */
export const elementAt = (element: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined =>
  path.reduce<XmlElement | undefined>((at, name) => at?.children.find((child) => child.name === name), element)

/** The text at a path of names, trimmed; `undefined` where there is none. */
export const textAt = (element: XmlElement | undefined, ...path: readonly string[]): string | undefined =>
  elementAt(element, ...path)?.text.trim()

/** Content of an element: a text, elements, or nothing, which leaves the element out. */
export type Content = string | number | boolean | undefined | readonly string[]

const escaped = (text: string): string => text.replace(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** An element as text; a list is content that is written already. */
export const xml = (name: string, content: Content): string => {
  if (content === undefined) return ''
  const inner = Array.isArray(content) ? content.join('') : escaped(String(content))
  return `<${name}>${inner}</${name}>`
}
