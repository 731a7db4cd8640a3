import { runInNewContext } from 'node:vm'
import { App, Stack } from 'aws-cdk-lib'
import { describe, expect, test } from 'vitest'
import { notServedCode } from '#infra/constructs/edge/frames-distribution'
import { pageHeaders } from '#infra/constructs/edge/page-headers'
import { viewerFunctionCode } from '#infra/constructs/edge/viewer-function'
import { agencyPlaceOf } from '#infra/edge/agency-place-of'
import { frameSurfaceOf } from '#infra/edge/frames'
import { placeOf } from '#infra/edge/place-of'
import { type Surface, securityHeaders } from '#infra/headers'

const code = viewerFunctionCode()

interface Request {
  uri: string
  headers: Record<string, { value: string } | undefined>
}

/** Runs the script as CloudFront does: a global `handler`, nothing of Node around it. */
const atTheEdge = (uri: string, headers: Request['headers'] = { host: { value: 'chat.agency.example' } }): Request =>
  runInNewContext(`${code}; handler(event)`, { event: { request: { uri, headers } } }) as Request

describe('the function at the edge', () => {
  test.each([
    ['/', '/index.html'],
    ['/login', '/index.html'],
    ['/app/eu/agents', '/index.html'],
    ['/app/eu/agents/v1.2/overview', '/index.html'],
    ['/assets/main-Ab12.js', '/assets/main-Ab12.js'],
    ['/config.json', '/config.json'],
    ['/sw.js', '/sw.js'],
    // the folder of the frames' host is no part of the dashboard's
    ['/frames/meta-frame.html', '/index.html'],
    ['/frames/config.json', '/index.html'],
    ['/framesque.json', '/framesque.json'],
    ['/manifest.webmanifest', '/public/manifest'],
    ['/openapi.json', '/openapi.json'],
    ['/widget/loader.js', '/widget/loader.js'],
    ['/media/eu/Ab-12_x.png', '/media/Ab-12_x.png'],
    ['/media/na/x.svg', '/media/x.svg'],
    ['/media/eu/../knowledge/x.json', '/media/eu/../knowledge/x.json'],
    ['/media/eu/unsaved/b.png', '/media/unsaved/b.png'],
    ['/media/eu/font-Ab12.woff2', '/media/font-Ab12.woff2'],
    ['/media/eu/a/b.png', '/media/eu/a/b.png'],
    ['/media/eu/unsaved/../b.png', '/media/eu/unsaved/../b.png'],
    ['/app/eu/render/AGENT1/iframe', '/public/agents/AGENT1/frame'],
    ['/app/na/render/AGENT1/iframe/', '/public/agents/AGENT1/frame'],
    ['/app/xx/render/AGENT1/iframe', '/index.html'],
    ['/api/eu/v2/me', '/v2/me'],
    ['/api/na/v2/agents/a.b', '/v2/agents/a.b'],
    ['/api/eu', '/'],
    ['/api/ai-css-generator', '/ai-css-generator'],
    ['/chat/eu/v2/public/agents/A/conversations/C/messages', '/v2/public/agents/A/conversations/C/messages'],
    ['/live/eu', '/'],
    ['/apiary', '/index.html'],
    ['/api/eu/../na/v2/me', '/../na/v2/me'],
  ])('leads %s to %s', (path, target) => {
    expect(atTheEdge(path).uri).toBe(target)
    expect(placeOf(path).path).toBe(target)
  })

  test('says which gateway of which region a path means', () => {
    expect(placeOf('/api/na/v2/me')).toEqual({ kind: 'api', region: 'na', path: '/v2/me' })
    expect(placeOf('/chat/eu/x')).toEqual({ kind: 'chat', region: 'eu', path: '/x' })
    expect(placeOf('/live/eu')).toEqual({ kind: 'live', region: 'eu', path: '/' })
    expect(placeOf('/api/ai-css-generator')).toEqual({ kind: 'api', region: '', path: '/ai-css-generator' })
  })

  test('a client cannot say which host it asked, nor show the secret of the edge', () => {
    const { headers } = atTheEdge('/api/eu/v2/me', {
      host: { value: 'chat.agency.example' },
      'x-viewer-host': { value: 'chat.rival.example' },
      'x-origin-secret': { value: 'guess' },
      authorization: { value: 'Bearer token' },
    })
    expect(headers).toEqual({
      host: { value: 'chat.agency.example' },
      'x-viewer-host': { value: 'chat.agency.example' },
      authorization: { value: 'Bearer token' },
    })
  })

  test('no gateway sees a cookie: the dashboard’s are its session', () => {
    const request = { uri: '/api/eu/v2/me', headers: {}, cookies: { refreshToken: { value: 'secret' } } }
    expect(runInNewContext(`${code}; handler(event)`, { event: { request } })).toMatchObject({ cookies: {} })
  })

  test('keeps to CloudFront’s language and size', () => {
    expect(code.length).toBeLessThan(10_240)
    expect(code).not.toMatch(/\?\.|\?\?|\.\.\.|\bclass\b|\bimport\b|\bexport\b|\bfor \(const|(?:const|let|var) [{[]/)
  })
})

const agencyCode = viewerFunctionCode('agency')

describe('the function at the edge of agencies’ hosts', () => {
  const at = (uri: string, more: object = {}) =>
    runInNewContext(`${agencyCode}; handler(event)`, {
      event: { request: { uri, headers: { host: { value: 'Chat.Agency.Example' } }, ...more } },
    }) as Request & { readonly cookies: object }

  test.each([
    ['/', '/public/portal'],
    ['/login', '/public/portal'],
    ['/app/eu/agents/v1.2/convos', '/public/portal'],
    ['/portal', '/public/portal'],
    ['/portal/', '/public/portal'],
    ['/portal/index.html', '/public/portal'],
    ['/portal/a/Ab_12-x.js', '/portal/a/Ab_12-x.js'],
    ['/portal/start.js', '/portal/start.js'],
    ['/portal/../index.html', '/public/portal'],
    ['/sw.js', '/portal/sw.js'],
    ['/favicon.ico', '/public/icon'],
    ['/icon-192.png', '/public/icon'],
    ['/manifest.webmanifest', '/public/manifest'],
    ['/widget/loader.js', '/widget/loader.js'],
    ['/media/eu/Ab-12_x.png', '/media/Ab-12_x.png'],
    ['/files/na/knowledge/ws/a.pdf', '/knowledge/ws/a.pdf'],
    ['/files/us/knowledge/a.pdf', '/public/portal'],
    ['/files/eu/', '/public/portal'],
    ['/api/eu/v2/me', '/v2/me'],
    ['/api/public/host', '/public/host'],
    ['/chat/na/v2/x', '/v2/x'],
    ['/live/eu', '/'],
    ['/app/eu/render/AGENT1/iframe', '/public/agents/AGENT1/frame'],
    // nothing of the dashboard, which names the product
    ['/index.html', '/public/portal'],
    ['/config.json', '/public/portal'],
    ['/openapi.json', '/public/portal'],
    ['/assets/main-Ab12.js', '/public/portal'],
    ['/meta-frame.html', '/public/portal'],
    ['/icon.svg', '/public/icon'],
  ])('leads %s to %s', (path, target) => {
    expect(at(path).uri).toBe(target)
    expect(agencyPlaceOf(path).path).toBe(target)
  })

  test('says which host was asked, whatever the client says, in lower case', () => {
    const { headers } = at('/api/eu/v2/me', {
      headers: {
        host: { value: 'Chat.Agency.Example' },
        'x-viewer-host': { value: 'chat.rival.example' },
        'x-origin-secret': { value: 'guess' },
      },
    })
    expect(headers).toEqual({
      host: { value: 'Chat.Agency.Example' },
      'x-viewer-host': { value: 'chat.agency.example' },
      'x-viewer-region': { value: 'eu' },
    })
  })

  test('passes on a client’s session with calls, and no other cookie; no page sees any', () => {
    const cookies = { '__Host-session': { value: 'c.1.2' }, refreshToken: { value: 'secret' } }
    expect(at('/api/eu/v2/portal/me', { cookies }).cookies).toEqual({ '__Host-session': { value: 'c.1.2' } })
    for (const path of ['/', '/manifest.webmanifest', '/favicon.ico', '/portal/a/x.js', '/media/eu/a.png'])
      expect(at(path, { cookies }).cookies, path).toEqual({})
  })

  test('keeps to CloudFront’s language and size', () => {
    expect(agencyCode.length).toBeLessThan(10_240)
    expect(agencyCode).not.toMatch(
      /\?\.|\?\?|\.\.\.|\bclass\b|\bimport\b|\bexport\b|\bfor \(const|(?:const|let|var) [{[]/,
    )
  })
})

describe('the frames’ host', () => {
  test('serves the page of Meta’s log-in and what it loads, by its table', () => {
    expect(frameSurfaceOf('/meta-frame.html')).toBe('log-in')
    expect(frameSurfaceOf('/config.json')).toBe('answer')
    expect(frameSurfaceOf('/assets/meta-frame-Ab12.js')).toBe('answer')
  })

  test.each([
    '/',
    '/index.html',
    '/widget/loader.js',
    '/api/eu/v2/me',
    '/frames/meta-frame.html',
    '/meta-frame.html/',
    '/sw.js',
  ])('has nothing at %s', (path) => expect(frameSurfaceOf(path)).toBeUndefined())

  test('answers what it does not serve at the edge: a plain 404 with the headers of every answer', () => {
    const answer = runInNewContext(`${notServedCode()}; handler({})`, {})
    expect(answer).toEqual({
      statusCode: 404,
      statusDescription: 'Not Found',
      headers: {
        'content-type': { value: 'text/plain; charset=utf-8' },
        'strict-transport-security': { value: 'max-age=63072000' },
        'x-content-type-options': { value: 'nosniff' },
      },
      body: 'Not found.\n',
    })
  })
})

describe('headers', () => {
  test('a page may not be framed, run third-party scripts or be read as another type', () => {
    const headers = securityHeaders('page', { connect: ['https://cognito.example'] })
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).toContain("script-src 'self';")
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://cognito.example;")
    expect(headers['content-security-policy']).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/)
  })

  test('the dashboard shows pictures and plays sound from its own host and the files’, and from no other that it calls', () => {
    const options = { connect: ['https://cognito.example', 'https://files.example'], media: ['https://files.example'] }
    const policy = securityHeaders('page', options)['content-security-policy']
    expect(policy).toContain("; img-src 'self' data: blob: https://files.example;")
    expect(policy).toContain("; media-src 'self' blob: https://files.example;")
    const inner = securityHeaders('inner', options)['content-security-policy']
    expect(inner).toContain("; img-src 'self' data: blob:;")
    expect(inner).toContain("; media-src 'self' blob:;")
  })

  test('Meta’s script runs in the page of its log-in only, which only the dashboard’s origins may frame', () => {
    const dashboards = ['https://app.parley.example', 'https://app-na.parley.example']
    const policy = securityHeaders('log-in', { dashboards })['content-security-policy']
    expect(policy).toContain("script-src 'self' https://connect.facebook.net;")
    expect(policy).toContain(
      "connect-src 'self' https://connect.facebook.net https://facebook.com https://*.facebook.com;",
    )
    expect(policy).toMatch(/; frame-ancestors https:\/\/app\.parley\.example https:\/\/app-na\.parley\.example$/)
    expect(securityHeaders('log-in')['content-security-policy']).toMatch(/; frame-ancestors 'none'$/)
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|127\.0\.0\.1/)
    for (const surface of ['page', 'inner', 'asset', 'media', 'answer'] as const)
      expect(JSON.stringify(securityHeaders(surface))).not.toContain('facebook')
    expect(securityHeaders('page')['content-security-policy']).toContain("require-trusted-types-for 'script'")
  })

  test('the dashboard frames its own pages and those of the frames’ host, nobody else’s', () => {
    const frames = 'https://d222.cloudfront.net'
    expect(securityHeaders('page', { frames })['content-security-policy']).toContain(
      "; frame-src 'self' https://d222.cloudfront.net;",
    )
    expect(securityHeaders('page')['content-security-policy']).toContain("; frame-src 'self';")
  })

  test('where Meta is played it is that origin beside the real one', () => {
    const policy = securityHeaders('log-in', { playedMeta: 'http://127.0.0.1:3008' })['content-security-policy']
    expect(policy).toContain("script-src 'self' https://connect.facebook.net http://127.0.0.1:3008;")
    expect(JSON.stringify(securityHeaders('page', { playedMeta: 'http://127.0.0.1:3008' }))).not.toContain('3008')
  })

  test('the preview of the widget can be framed by the dashboard’s own host only', () => {
    expect(securityHeaders('inner')['content-security-policy']).toMatch(/; frame-ancestors 'self'$/)
  })

  test('the widget’s files may be loaded by any site', () => {
    expect(securityHeaders('asset')['cross-origin-resource-policy']).toBe('cross-origin')
  })

  test('a picture that is opened by itself runs nothing, whatever is drawn in it, and stays for a year', () => {
    const headers = securityHeaders('media')
    expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  test.each<Surface>(['page', 'inner', 'log-in', 'asset', 'media', 'answer'])(
    'CloudFront sends what the table says: %s',
    (surface) => {
      const stack = new Stack(new App({ analyticsReporting: false }), 'headers')
      const policy = pageHeaders(stack, 'Headers', surface, {})
      const config = stack.resolve(
        (policy.node.defaultChild as unknown as { responseHeadersPolicyConfig: unknown }).responseHeadersPolicyConfig,
      )
      const { securityHeadersConfig: own = {}, customHeadersConfig: custom, corsConfig: cors } = config
      const sent: Record<string, string | undefined> = Object.fromEntries(
        [
          ...(custom?.items ?? []).map((item: { header: string; value: string }) => [item.header, item.value]),
          ['content-security-policy', own.contentSecurityPolicy?.contentSecurityPolicy],
          [
            'strict-transport-security',
            own.strictTransportSecurity && `max-age=${own.strictTransportSecurity.accessControlMaxAgeSec}`,
          ],
          ['x-content-type-options', own.contentTypeOptions && 'nosniff'],
          ['x-frame-options', own.frameOptions?.frameOption],
          ['referrer-policy', own.referrerPolicy?.referrerPolicy],
          ['access-control-allow-origin', cors?.accessControlAllowOrigins.items[0]],
        ].filter(([, value]) => value !== undefined),
      )
      expect(sent).toEqual(securityHeaders(surface))
    },
  )
})
