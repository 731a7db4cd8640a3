import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { classNames } from '#shared/agents/css/class-names'
import { sanitiseCss } from '#shared/agents/css/sanitise-css'
import { exfiltrationVectors, overlayVectors } from '#test/support/samples/css-vectors'

const kept = (css: string) => sanitiseCss(css).css.replaceAll(/:where\(\.panel [^)]*\)\)/g, '')
const problemsIn = (css: string) =>
  sanitiseCss(css).notes.map(({ kind, line, column, message }) => [kind, line, column, message])

test('a stable name selects the part under its current name', () => {
  expect(kept('.vg-reply:hover { color: #fff; border-radius: 6px }')).toBe(
    ':is(.qr button):hover{color:#fff;border-radius:6px}',
  )
})

test('every stable name selects something that the chat renders', async () => {
  const names = (await readdir('widget', { recursive: true })).filter((name) => name.endsWith('.css'))
  const styles = await Promise.all(names.map((name) => readFile(`widget/${name}`, 'utf8')))
  const sheet = styles.join('\n')
  for (const { selector } of classNames)
    for (const part of selector.split(' '))
      expect(sheet).toMatch(new RegExp(`(?<![\\w-])${part.split('.').at(-1)}(?![\\w-])`))
})

test('the window’s colours and shape may change, but not its position and size', () => {
  expect(kept('.vg-chat { background: #fff; border-radius: 0; --brand: teal }')).toBe(
    ':is(.panel){background:#fff;border-radius:0;--brand:teal}',
  )
  for (const css of [
    'inset:0',
    'width:100vw',
    'transform:scale(9)',
    'margin:-99px',
    '--around:0 0 0 9999px red',
    'filter:drop-shadow(0 0 99px red)',
    'box-shadow:0 0 0 9999px red',
    'contain:none',
    'animation:a 1s',
  ])
    expect(kept(`.vg-chat { ${css} }`)).toBe('')
})

test('an unreadable line is reported with its position, and the rest is applied', () => {
  const css = '.vg-reply { color: red }\n.vg-button { color red }\n.vg-card { color: blue }'
  expect(kept(css)).toBe(':is(.qr button){color:red}:is(.car li){color:blue}')
  expect(problemsIn(css)).toEqual([['error', 2, 20, 'This cannot be read: Colon is expected']])
})

test('a refused declaration is reported with the reason', () => {
  expect(problemsIn('.vg-reply {\n  position: fixed;\n  background: url(https://a.example/x.png);\n}')).toEqual([
    ['left-out', 2, 3, 'Only static, relative, absolute and sticky are used as a position.'],
    ['left-out', 3, 3, 'Addresses are left out: only small pictures as data: are used.'],
  ])
})

test('small pictures may be part of the CSS', () => {
  const css = '.vg-chat__head { background-image: url("data:image/png;base64,iVBORw0KGgo=") }'
  expect(kept(css)).toBe(':is(.head){background-image:url(data:image/png;base64,iVBORw0KGgo=)}')
  expect(kept(css.replace('image/png', 'image/svg+xml'))).toBe('')
})

test('!important is dropped, so that visitors’ preferences apply', () => {
  expect(kept('.vg-reply { transition-duration: 9s !important }')).toBe(':is(.qr button){transition-duration:9s}')
})

test('more than a hundred thousand characters are refused as a whole', () => {
  expect(problemsIn('a'.repeat(100_001))).toEqual([['error', 1, 1, 'CSS can have at most 100,000 characters.']])
})

test('sanitising twice changes nothing, and no rule makes a request', () => {
  const all = classNames.map(({ name }) => `.${name}:hover{background:url(//a.example);color:red}`).join('\n')
  expect(sanitiseCss(all).css).not.toContain('example')
})

const tiny = 'data:image/png;base64,iVBORw0KGgo='

test.each([
  ['an address in a function', '.vg-card { background: image-set("https://a.example/x" 1x) }'],
  ['an address that a variable falls back to', '.vg-card { background: var(--x, url(https://a.example/x)) }'],
  [
    'a value that cannot be read',
    '.vg-card { background: {url(https://a.example/x)}; --x: {url(https://a.example/x)} }',
  ],
  ['what an attribute says', '.vg-card::before { content: attr(aria-label) }'],
  ['a picture where none belongs', `.vg-card { cursor: url(${tiny}), auto }`],
  ['a picture of more than 30,000 characters', `.vg-card { background: url(${tiny}${'A'.repeat(30_000)}) }`],
  ['the end of a style element', '.vg-card::before { content: "</style><img src=x>" }'],
  ['an unknown property', '.vg-card { zoom: 9; contain: none; mask-type: alpha }'],
  ['what is typed', '[value^="a"], textarea:valid { color: red }'],
  ['the element around the chat', ':host, :root, html, body { display: none }'],
  ['names of another namespace', 'svg|a { color: red }'],
  ['what lies above the page by itself', '.vg-chat::backdrop, ::backdrop { background: red }'],
  ['parts and slots of others', '::part(x), ::slotted(p) { color: red }'],
  ['what is painted with the window', '.vg-chat::before { content: "x"; background: red }'],
  ['rules inside rules', '& .vg-card, .vg-card:is(&) { color: red }'],
  ['another at-rule', '@layer x { .vg-card { color: red } } @scope (.vg-card) { .vg-card { color: red } }'],
  ['a third party’s font', '@font-face { font-family: a; src: url(https://a.example/f) }'],
  ['an address in a question', '@supports (background: url(https://a.example/x)) { .vg-card { color: red } }'],
  ['a name of keyframes that is none', '@keyframes "</style>" { from { color: red } }'],
])('nothing is left of %s', (_, css) => {
  expect(sanitiseCss(css).css).toBe('')
})

test('keyframes are checked like rules', () => {
  const css = '@keyframes a { from { position: fixed; background-image: url(https://a.example/x); color: red } }'
  expect(sanitiseCss(css).css).toBe('@keyframes a{from{color:red}}')
})

test('every rule but the window’s own is scoped to the inside of the window', () => {
  const css = sanitiseCss('*, .vg-card, div:hover::after { color: red } @media print { button { color: red } }').css
  expect(css.match(/:where\(\.panel :not\(\[popover\],dialog,/g)).toHaveLength(4)
})

test('no more than two thousand rules are used', () => {
  expect(sanitiseCss('.vg-card{color:red}'.repeat(2001)).css.match(/color:red/g)).toHaveLength(2000)
})

test('the vectors of the browser test keep no URL and no fixed position', () => {
  const css = [...exfiltrationVectors, ...overlayVectors].map((vector) => sanitiseCss(vector).css).join('')
  expect(css).not.toMatch(/url\((?!data:)|position:fixed|:host|@import|@font-face/)
})
