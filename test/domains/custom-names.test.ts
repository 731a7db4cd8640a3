import { describe, expect, test } from 'vitest'
import { customDomainOf } from '#functions/domains/records/custom-domain'

const own = { subdomainRoot: 'clients.example.net', app: 'app.parley.example', target: 'd1.cloudfront.net' }
const of = (typed: string) => customDomainOf(typed, own)

describe('what is typed as a custom domain', () => {
  test.each([
    ['chat.acme.com', 'chat.acme.com', 'acme.com'],
    [' Chat . ACME.com ', 'chat.acme.com', 'acme.com'],
    ['chat.acme.com.', 'chat.acme.com', 'acme.com'],
    ['chat.acme.co.uk', 'chat.acme.co.uk', 'acme.co.uk'],
    ['a.b.c.acme.com', 'a.b.c.acme.com', 'acme.com'],
    ['portal.münchen.de', 'portal.xn--mnchen-3ya.de', 'xn--mnchen-3ya.de'],
    ['PORTAL.MÜNCHEN.DE', 'portal.xn--mnchen-3ya.de', 'xn--mnchen-3ya.de'],
    ['chat。acme。com', 'chat.acme.com', 'acme.com'],
    ['www.someone.github.io', 'www.someone.github.io', 'someone.github.io'],
  ])('%j means %s', (typed, host, zone) => expect(of(typed)).toEqual({ host, zone }))

  test.each([
    ['', 'customRequired', 'Please enter a custom domain'],
    ['   ', 'customRequired', 'Please enter a custom domain'],
    ['.', 'customRequired', 'Please enter a custom domain'],
    ['acme.com', 'customIsApex', 'Please input a subdomain: "acme.com"'],
    ['acme.co.uk', 'customIsApex', 'Please input a subdomain: "acme.co.uk"'],
    ['co.uk', 'customIsApex', 'Please input a subdomain: "co.uk"'],
    ['someone.github.io', 'customIsApex', 'Please input a subdomain: "someone.github.io"'],
  ])('%j is refused: %s', (typed, key, message) =>
    expect(of(typed)).toMatchObject({ refusal: { key: `domains.${key}`, message } }),
  )

  test.each([
    'chat.acme.com:443',
    'https://chat.acme.com',
    'chat.acme.com/portal',
    'user@chat.acme.com',
    'chat..acme.com',
    '-chat.acme.com',
    '*.acme.com',
    '_verify.acme.com',
    'chat acme',
    'acme',
    '127.0.0.1',
    '[::1]',
    '0x7f.1.2.3',
    'chat.acme.com?x',
    'chat.%61cme.com',
    `${'a'.repeat(64)}.acme.com`,
    `${'a.'.repeat(130)}acme.com`,
    'chat\u0000.acme.com',
  ])('%j is no name', (typed) => expect(of(typed)).toMatchObject({ refusal: { key: 'domains.customInvalid' } }))

  test.each([
    'app.parley.example',
    'else.parley.example',
    'www.app.parley.example',
    'acme.clients.example.net',
    'clients.example.net',
    'x.d1.cloudfront.net',
  ])('%j is the installation’s', (typed) =>
    expect(of(typed)).toMatchObject({ refusal: { key: 'domains.customReserved' } }),
  )

  test('on a laptop a name two below its root plays a custom domain, and one below it is a product subdomain', () => {
    const laptop = { subdomainRoot: 'localhost', app: 'localhost', target: 'd1.cloudfront.net' }
    expect(customDomainOf('portal.acme.localhost', laptop)).toMatchObject({ host: 'portal.acme.localhost' })
    expect(customDomainOf('acme.localhost', laptop)).toMatchObject({ refusal: { key: 'domains.customReserved' } })
  })
})
