import { Parser } from 'htmlparser2'

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
/** Far deeper than any real page; the parser's work grows with the square of the nesting. */
const hopelessDepth = 4000
const maxNodes = 500_000

/**
 * The tree of a page without scripts and other elements that are not text. `undefined` when nesting or the number of nodes
 * exceeds that of any real page.
 */
export function parseHtml(html: string): HtmlElement | undefined {
  const root: HtmlElement = { name: '#root', attributes: {}, children: [] }
  const open: HtmlElement[] = [root]
  let dropping = 0
  let depth = 0
  let nodes = 0
  const current = () => open.at(-1) ?? root
  const parser = new Parser({
    onopentag(name, attributes) {
      depth++
      nodes++
      if (dropping > 0 || dropped.has(name) || isHidden(attributes)) dropping++
      else if (open.length < maxDepth) {
        const element = { name, attributes, children: [] }
        current().children.push(element)
        open.push(element)
      } else open.push(current())
    },
    onclosetag() {
      depth--
      if (dropping > 0) dropping--
      else open.pop()
    },
    ontext(text) {
      nodes++
      if (dropping === 0) current().children.push(text)
    },
  })
  for (let at = 0; at < html.length; at += 16_384) {
    parser.write(html.slice(at, at + 16_384))
    if (depth > hopelessDepth || nodes > maxNodes) return undefined
  }
  parser.end()
  return root
}

const hiddenStyle = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i

function isHidden(attributes: Readonly<Record<string, string>>): boolean {
  return 'hidden' in attributes || attributes['aria-hidden'] === 'true' || hiddenStyle.test(attributes.style ?? '')
}
