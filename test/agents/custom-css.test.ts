import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { classNames } from '#shared/agents/css/class-names'
import { sanitiseCss } from '#shared/agents/css/sanitise-css'

const kept = (css: string) => sanitiseCss(css).css.replaceAll(/:where\(\.panel [^)]*\)\)/g, '')
const told = (css: string) =>
  sanitiseCss(css).notes.map(({ kind, line, column, message }) => [kind, line, column, message])

test('a stable name stands for what the chat calls that part today', () => {
  expect(kept('.vg-reply:hover { color: #fff; border-radius: 6px }')).toBe(
    ':is(.qr button):hover{color:#fff;border-radius:6px}',
  )
})

test('every stable name means something that the chat draws', async () => {
  const names = (await readdir('widget', { recursive: true })).filter((name) => name.endsWith('.css'))
  const styles = await Promise.all(names.map((name) => readFile(`widget/${name}`, 'utf8')))
  const sheet = styles.join('\n')
  for (const { selector } of classNames)
    for (const part of selector.split(' '))
      expect(sheet).toMatch(new RegExp(`(?<![\\w-])${part.split('.').at(-1)}(?![\\w-])`))
})

test('the window takes colours and shape, and keeps its place and size', () => {
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

test('a line that cannot be read is named by its place, and what can be read stays applied', () => {
  const css = '.vg-reply { color: red }\n.vg-button { color red }\n.vg-card { color: blue }'
  expect(kept(css)).toBe(':is(.qr button){color:red}:is(.car li){color:blue}')
  expect(told(css)).toEqual([['error', 2, 20, 'This cannot be read: Colon is expected']])
})

test('a declaration that is left out is named with the reason', () => {
  expect(told('.vg-reply {\n  position: fixed;\n  background: url(https://a.example/x.png);\n}')).toEqual([
    ['left-out', 2, 3, 'Only static, relative, absolute and sticky are used as a position.'],
    ['left-out', 3, 3, 'Addresses are left out: only small pictures as data: are used.'],
  ])
})

test('small pictures may be part of the CSS', () => {
  const css = '.vg-chat__head { background-image: url("data:image/png;base64,iVBORw0KGgo=") }'
  expect(kept(css)).toBe(':is(.head){background-image:url(data:image/png;base64,iVBORw0KGgo=)}')
  expect(kept(css.replace('image/png', 'image/svg+xml'))).toBe('')
})

test('nothing is important: the visitor’s own wishes are', () => {
  expect(kept('.vg-reply { transition-duration: 9s !important }')).toBe(':is(.qr button){transition-duration:9s}')
})

test('more than a hundred thousand characters are refused as one', () => {
  expect(told('a'.repeat(100_001))).toEqual([['error', 1, 1, 'CSS can have at most 100,000 characters.']])
})

test('sanitised CSS is its own fixed point of safety: nothing of it is asked of anybody', () => {
  const all = classNames.map(({ name }) => `.${name}:hover{background:url(//a.example);color:red}`).join('\n')
  expect(sanitiseCss(all).css).not.toContain('example')
})
