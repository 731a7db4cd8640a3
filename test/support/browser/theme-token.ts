import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fromOklch, type Hex, toOklch } from '#shared/colour'

const css = readFileSync(fileURLToPath(new URL('../../../web/styles/tokens.css', import.meta.url)), 'utf8')

const block = (selector: string): ReadonlyMap<string, string> => {
  const start = css.indexOf(`${selector} {`)
  const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('\n}', start))
  return new Map([...body.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))
}

const light = block('[data-theme]')
const dark = new Map([...light, ...block('[data-theme="dark"]')])

/** `min(l, 0.48)`, `max(c, .1)`, `c` or a number, with the brand's own channels in hand. */
const channel = (text: string, own: Readonly<Record<string, number>>): number => {
  const bound = /^(min|max)\((\w), ([\d.]+)\)$/.exec(text)
  if (bound) return Math[bound[1] as 'min' | 'max'](own[bound[2] ?? ''] ?? Number.NaN, Number(bound[3]))
  return own[text] ?? Number(text)
}

/** A token of the style sheet as the browser paints it, for a brand: the sheet itself is read, nothing is repeated here. */
export const themeToken = (
  theme: 'light' | 'dark',
  name: `--${string}`,
  variables: Readonly<Record<`--${string}`, string>>,
): Hex => {
  const value = (theme === 'dark' ? dark : light).get(name)
  if (value === undefined) throw new Error(`${name} is no token`)
  const brand = variables['--brand'] as Hex
  const tint = Number(variables['--tint'])
  const derived = /^oklch\(from var\(--brand\) (min\([^)]*\)|max\([^)]*\)|[\w.]+) (min\([^)]*\)|[\w.]+) (\w+)\)$/.exec(
    value,
  )
  if (derived) {
    const own = { ...toOklch(brand) }
    return fromOklch({
      l: channel(derived[1] ?? '', own),
      c: channel(derived[2] ?? '', own),
      h: channel(derived[3] ?? '', own),
    })
  }
  const plain =
    /^oklch\(([\d.]+) (?:calc\(var\(--tint\) \* ([\d.]+)\)|(var\(--tint\))|([\d.]+)) (?:var\(--brand-hue\)|([\d.]+))\)$/.exec(
      value,
    )
  if (!plain) throw new Error(`${name} cannot be read: ${value}`)
  const c = plain[4] === undefined ? tint * (plain[2] === undefined ? 1 : Number(plain[2])) : Number(plain[4])
  return fromOklch({
    l: Number(plain[1]),
    c,
    h: plain[5] === undefined ? Number(variables['--brand-hue']) : Number(plain[5]),
  })
}
