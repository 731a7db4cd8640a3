import type { Handler } from 'htmlparser2'
import { readMarkup } from '#lib/read-markup'
import { isHidden } from './is-hidden.ts'

export type HtmlElement = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: (HtmlElement | string)[]
}

/** Elements whose content is never text for a reader. */
const dropped = new Set(
  'script style noscript template svg math iframe frameset object embed applet canvas audio video map select datalist button dialog'.split(
    ' ',
  ),
)

/** Browsers stop nesting at 512. */
const maxDepth = 512
const maxNodes = 500_000

/**
 * The tree of a page without scripts and other elements that are not text. `undefined` when nesting or the number of nodes
 * exceeds that of any real page.
 */
export function parseHtml(html: string): HtmlElement | undefined {
  const root: HtmlElement = { name: '#root', attributes: {}, children: [] }
  const open: HtmlElement[] = [root]
  let dropping = 0
  let nodes = 0
  const current = () => open.at(-1) ?? root
  const handler: Partial<Handler> = {
    onopentag(name, attributes) {
      nodes++
      if (dropping > 0 || dropped.has(name) || isHidden(attributes)) dropping++
      else if (open.length < maxDepth) {
        const element = { name, attributes, children: [] }
        current().children.push(element)
        open.push(element)
      } else open.push(current())
    },
    onclosetag() {
      if (dropping > 0) dropping--
      else open.pop()
    },
    ontext(text) {
      nodes++
      if (dropping === 0) current().children.push(text)
    },
  }
  return readMarkup(html, handler, { isEnough: () => nodes > maxNodes }) ? root : undefined
}
