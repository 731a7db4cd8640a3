import { describe, expect, it, test } from 'vitest'
import { brandOf } from '#functions/onboarding/brand/brand-of'
import { pictureCandidates } from '#functions/onboarding/brand/picture-candidates'
import { readPage } from '#functions/onboarding/brand/read-page'

const url = 'https://www.kestrel.example/'
const page = '<h1>Kestrel</h1><a class="btn" href="/">Book</a>'
const brand = (css: string) => brandOf({ url, html: `<html><body>${page}</body></html>`, styles: [css] })
const candidates = (body: string, head = '') =>
  pictureCandidates(readPage(`<html><head>${head}</head><body>${body}</body></html>`), undefined, url)
const logos = (body: string, head = '') => candidates(body, head).logo.map(({ address }) => address)

describe('a colour that comes with a library or a network', () => {
  it.each([
    ['Bootstrap’s own', ':root{--bs-primary:#0d6efd}.btn{background:#0d6efd}a{color:#a63d12}'],
    ['Material UI’s own', '.btn{background:#1976d2}a{color:#a63d12}'],
    ['a messenger’s', '.btn{background:#25d366}h1{color:#a63d12}'],
  ])('%s is offered after the site’s', (_, css) => {
    const [first, ...rest] = brand(css).colors
    expect(first?.hex).toBe('#a63d12')
    expect(rest.length).toBeGreaterThan(0)
  })

  it('is first where there is no other', () => {
    expect(brand('.btn{background:#0d6efd}body{color:#111}').colors[0]?.hex).toBe('#0d6efd')
  })
})

test.each([
  ['a colour under a picture', 'body{background-color:#111;background-image:url(x.png)}', 'dark'],
  ['a picture and its colour in one', 'body{background:#111 url(x.png)}', 'dark'],
  ['a gradient alone', 'body{background-image:linear-gradient(#111,#222)}', 'dark'],
  ['a picture alone', 'body{background-image:url(x.png)}', 'light'],
])('%s makes the page’s theme', (_, css, themeMode) => {
  expect(brand(css).themeMode).toBe(themeMode)
})

test.each([
  [
    'under a breath of another',
    'radial-gradient(color-mix(in srgb, #001 8%, transparent), transparent), #fff',
    'light',
  ],
  ['under others', 'linear-gradient(#111,#222), linear-gradient(#fff,#eee)', 'light'],
  ['alone', 'linear-gradient(rgb(0,0,0), #222)', 'dark'],
])('the last layer of a background, %s, makes the page’s theme', (_, background, themeMode) => {
  expect(brand(`body{background:${background}}`).themeMode).toBe(themeMode)
})

test('a utility class colours what the page puts it on: a link with a background is a button', () => {
  const html =
    '<body><nav class="bg-sand">x</nav><a class="bg-leaf px-4" href="/">Book</a><div class="bg-sea">x</div></body>'
  const styles = ['.bg-sea{background:#1d4e89}.bg-leaf{background:#2a7f62}.bg-sand{background:#b08d57}']
  const { colors } = brandOf({ url, html, styles })
  expect(colors.map(({ hex, usage }) => `${hex} ${usage}`)).toEqual([
    '#2a7f62 Buttons',
    '#b08d57 Header and navigation',
    '#1d4e89 Details',
  ])
})

describe('how sure the first colour is', () => {
  it.each([
    ['far ahead of others', '.btn{background:#a63d12}h1{color:#14342b}', 0.7, 1],
    ['beside another of the same weight', '.btn{background:#a63d12}button{background:#14342b}', 0.3, 0.59],
    ['a library’s own', '.btn{background:#0d6efd}', 0.1, 0.3],
    ['on no button, link or header', '.box{background:#a63d12}', 0.1, 0.3],
    ['a grey', '.btn{background:#444}', 0.1, 0.3],
    ['none at all', '', 0, 0],
  ])('%s', (_, css, from, to) => {
    const html = `<html><body>${page}<button>x</button><div class="box"></div></body></html>`
    const { colourConfidence = -1 } = brandOf({ url, html, styles: [css] })
    expect(colourConfidence).toBeGreaterThanOrEqual(from)
    expect(colourConfidence).toBeLessThanOrEqual(to)
  })
})

describe('an icon', () => {
  const favicons = (head: string) => candidates('', head).favicon
  it('of a good size is surer than a small one, and that than one nobody names', () => {
    const [large, small, unnamed] = favicons(
      '<link rel=icon sizes=16x16 href=/s.png><link rel=icon sizes=192x192 href=/l.png>',
    )
    expect([large, small, unnamed].map((one) => one?.address)).toEqual([
      `${url}l.png`,
      `${url}s.png`,
      `${url}favicon.ico`,
    ])
    expect(large?.confidence ?? 0).toBeGreaterThan(small?.confidence ?? 1)
    expect(small?.confidence ?? 0).toBeGreaterThan(unnamed?.confidence ?? 1)
  })

  it('that a tool puts into every new project is nobody’s', () => {
    expect(favicons('<link rel=icon href=/vite.svg>').map(({ address }) => address)).toEqual([`${url}favicon.ico`])
  })
})

test('the picture that a site shows when it is shared is no logo', () => {
  expect(logos('', '<meta property="og:image" content="/hero.jpg">')).toEqual([])
})

describe('a picture called a logo', () => {
  it('is the site’s in its header', () => {
    expect(logos('<header><a href="/"><img src="/img/logo.png"></a></header>')[0]).toBe(`${url}img/logo.png`)
  })

  it.each([
    ['among sponsors', '<section class="sponsors"><img src="/img/acme-logo.png"></section>'],
    ['with a partner’s path', '<main><img src="/partners/logo.png"></main>'],
    ['of a customer', '<main><img class="logo" alt="Our customer Acme" src="/acme.png"></main>'],
    [
      'in a link to another host',
      '<header><a href="https://acme.example"><img class="logo" src="/acme.png"></a></header>',
    ],
  ])('is another company’s %s', (_, body) => {
    expect(logos(body)).toEqual([])
  })

  it('outside the header comes after the site’s own icon', () => {
    const icon = '<link rel="apple-touch-icon" href="/touch.png">'
    const main = '<main><a href="https://kestrel.example/x"><img class="logo" src="/a.png"></a></main>'
    expect(logos(main, icon)).toEqual([`${url}touch.png`, `${url}a.png`])
  })
})
