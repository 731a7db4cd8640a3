import { describe, expect, it } from 'vitest'
import { pictureType } from '#features/files'
import { drawnLogo } from '#functions/onboarding/brand/drawn-logo'
import { pictureCandidates } from '#functions/onboarding/brand/picture-candidates'
import { readPage } from '#functions/onboarding/brand/read-page'

const url = 'https://www.kestrel.example/'
const shape = '<path d="M0 0h24v24z" fill="#a63d12"/>'
const svg = (inside = shape, given = 'viewbox="0 0 24 24"') => `<svg ${given}>${inside}</svg>`
const drawn = (body: string) =>
  pictureCandidates(readPage(`<html><body>${body}</body></html>`), undefined, url)
    .logo.filter(({ address }) => address.startsWith('data:image/svg+xml'))
    .map(({ address, confidence }) => ({
      text: Buffer.from(address.split(',')[1] ?? '', 'base64').toString(),
      confidence,
    }))

describe('a drawing in the header', () => {
  it('is a logo if it or its link says so, and is stored as a picture of its own', () => {
    const [logo] = drawn(`<header><a href="/" class="site-logo">${svg()}</a></header>`)
    expect(logo?.text).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0h24v24z" fill="#a63d12"></path></svg>',
    )
    expect(pictureType(Buffer.from(logo?.text ?? ''))?.extension).toBe('svg')
    expect(drawn(`<header><a href="/" aria-label="Kestrel logo">${svg()}</a></header>`)).toHaveLength(1)
  })

  it('is one with less certainty if its link only leads home', () => {
    const [logo] = drawn(`<nav><a href="/">${svg()}</a></nav>`)
    expect(logo?.confidence).toBeLessThan(
      drawn(`<nav><a class="brand" href="/">${svg()}</a></nav>`)[0]?.confidence ?? 0,
    )
  })

  it.each([
    ['of a menu’s button', `<header><button class="logo">${svg()}</button></header>`],
    ['beside a link elsewhere', `<header><a href="/cart">${svg()}</a></header>`],
    ['of a partner', `<header><a class="partner logo" href="/">${svg()}</a></header>`],
    ['outside', `<main><a class="logo" href="/">${svg()}</a></main>`],
    [
      'from a set that is elsewhere',
      `<header><a class="logo" href="/">${svg('<use href="#i-logo"></use>')}</a></header>`,
    ],
  ])('%s is none', (_, body) => {
    expect(drawn(body)).toEqual([])
  })
})

describe('a drawing as a file', () => {
  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a handler', '<path d="M0 0" onload="alert(1)"/>'],
    ['a page inside', '<foreignObject><p onclick="x">Hello</p></foreignObject>'],
    ['a picture from elsewhere', '<image href="https://evil.example/x.png"/>'],
    ['a link', '<a href="javascript:alert(1)"><path d="M1 1"/></a>'],
    ['a reference elsewhere', '<use href="https://evil.example/x.svg#a"/>'],
    ['a fill from elsewhere', '<path d="M0 0" fill="url(https://evil.example/x)"/>'],
    ['a style sheet', '<style>path{fill:url(//evil.example)}</style>'],
    ['an animation', '<animate attributeName="href" to="javascript:alert(1)"/>'],
  ])('loses %s', (_, inside) => {
    const text = drawnLogo(svg(`${inside}${shape}`)) ?? ''
    expect(text).not.toMatch(/script|onload|onclick|evil|foreign|animate|<style|<a /i)
    expect(pictureType(Buffer.from(text))?.extension).toBe('svg')
  })

  it('keeps its gradients, and its text without markup', () => {
    const inside = `<lineargradient id="g"><stop offset="1" stop-color="#123456"></stop></lineargradient><path d="M0 0" fill="url(#g)"></path><text x="1">A &amp; B &lt;b&gt;</text>`
    const text = drawnLogo(svg(inside)) ?? ''
    expect(text).toContain('<linearGradient id="g">')
    expect(text).toContain('fill="url(#g)"')
    expect(text).toContain('A &amp; B &lt;b&gt;')
  })

  it('gets a dark ground where it is all white', () => {
    const text = drawnLogo('<svg viewbox="-2 3 40 10"><path d="M0 0" fill="#fff"/></svg>')
    expect(text).toContain('<rect x="-2" y="3" width="40" height="10" fill="#111827"/>')
    expect(drawnLogo(svg())).not.toContain('<rect')
  })

  it('is none without a shape', () => {
    expect(drawnLogo('<svg></svg>')).toBeUndefined()
    expect(drawnLogo('')).toBeUndefined()
  })
})
