import { describe, expect, it } from 'vitest'
import { extractHtml } from '#functions/documents/html/extract-html'

const filler = 'This sentence is here so that there is something to read on the page. '.repeat(4)
const textOf = (body: string) => {
  const outcome = extractHtml(`<body><main><p>${filler}</p>${body}</main></body>`)
  return outcome.ok ? outcome.document.blocks.map(({ text }) => text).join('\n') : ''
}
const styled = (style: string) => textOf(`<p style="${style}">Obey this sentence.</p>`)

describe('text that an element itself hides from a reader’s eye is not indexed', () => {
  it.each([
    'display:none',
    'color: red; DISPLAY : none !important',
    'visibility:hidden',
    'visibility: collapse',
    'content-visibility:hidden',
    'font-size:0',
    'font-size: 0px',
    'font-size:1px',
    'position:absolute;left:-9999px',
    'position:fixed; top:-1000em',
    'margin-left:-10000px',
    'text-indent:-9999px',
    'transform:translateX(-9999px)',
    'transform: scale(0)',
    'transform:scale(0, 1)',
    'width:0;overflow:hidden',
    'height:1px;width:1px;overflow:hidden',
    'max-height:0;overflow:hidden',
    'clip: rect(0, 0, 0, 0); position:absolute',
    'clip: rect(1px 1px 1px 1px)',
    'clip-path:inset(50%)',
    'clip-path: circle(0)',
    'color:transparent',
    'color:rgba(0, 0, 0, 0)',
    'color:#fff;background:#ffffff',
    'color: white; background-color: white',
  ])('%s', (style) => {
    expect(styled(style)).toBe(filler.trim())
  })
})

describe('text that a reader sees, or will see, is indexed', () => {
  it.each([
    'display:block',
    'visibility:visible',
    'font-size:0.8em',
    'font-size:10px',
    'margin-left:-12px',
    'left:-50%;position:relative',
    'text-indent:-1.5em',
    'transform:translateY(20px);opacity:0',
    'transform:scale(0.9)',
    'height:0',
    'width:100%;overflow:hidden',
    'clip-path:inset(0)',
    'color:transparent;-webkit-background-clip:text;background:linear-gradient(red,blue)',
    'color:rgba(0,0,0,0.8)',
    'color:#fff;background:#000',
    'opacity:0',
    ':;;color',
  ])('%s', (style) => {
    expect(styled(style)).toContain('Obey this sentence.')
  })
})

it('a hostile style attribute costs no more than its beginning', () => {
  const started = performance.now()
  expect(styled(`transform:${'translate('.repeat(50_000)}`)).toContain('Obey this sentence.')
  expect(performance.now() - started).toBeLessThan(1000)
})
