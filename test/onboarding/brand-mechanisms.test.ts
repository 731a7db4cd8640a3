import { describe, expect, it, test } from 'vitest'
import { brandOf } from '#functions/onboarding/brand/brand-of'
import { pictureCandidates } from '#functions/onboarding/brand/picture-candidates'
import { readPage } from '#functions/onboarding/brand/read-page'

const url = 'https://www.kestrel.example/'
const page = '<h1>Kestrel</h1><a class="btn" href="/">Book</a>'
const brand = (css: string) => brandOf({ url, html: `<html><body>${page}</body></html>`, styles: [css] })
const logos = (body: string, head = '') =>
  pictureCandidates(readPage(`<html><head>${head}</head><body>${body}</body></html>`), undefined, url).logo

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
