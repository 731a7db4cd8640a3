import type { BrowserContext, Page } from 'playwright-core'

export interface WatchedPage {
  readonly page: Page
  /** What hostile texts have achieved so far: code that ran, third parties requested, policies violated, markup that became elements. Empty if they stayed plain text. */
  readonly found: () => Promise<readonly string[]>
}

/**
 * A page that notices everything hostile words could do in it. `pwned` and the browser's dialogs are the planted calls; every
 * host but this machine's is a third party, whether it is requested or only refused by a policy.
 */
export const watchPage = async (context: BrowserContext): Promise<WatchedPage> => {
  const page = await context.newPage()
  const happened: string[] = []
  await page.exposeFunction('pwned', (by: unknown) => void happened.push(`ran: ${String(by)}`))
  await page.exposeFunction('violated', (what: string) => void happened.push(`policy: ${what}`))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const tell: unknown = Reflect.get(window, 'violated')
      if (typeof tell === 'function') tell(`${effectiveDirective} ${blockedURI} ${sample}`)
    })
  })
  page.on('dialog', (dialog) => {
    happened.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('popup', (popup) => happened.push(`popup: ${popup.url()}`))
  page.on('pageerror', ({ message }) => happened.push(`error: ${message}`))
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    const isOwn = hostname === '127.0.0.1' || hostname === 'localhost' || hostname.endsWith('.localhost')
    if (!isOwn && !['data:', 'blob:', 'about:'].includes(protocol)) happened.push(`asked: ${request.url()}`)
  })
  return {
    page,
    found: async () => {
      // two frames: what was put into the page has been laid out, and its pictures have been asked for
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      const markup = await Promise.all(
        page.frames().map((frame) =>
          frame.evaluate(hostileMarkup).catch((error: unknown) => {
            // a preview that the page has just replaced shows nothing any more
            if (frame.isDetached()) return []
            throw error
          }),
        ),
      )
      return [...new Set([...happened, ...markup.flat()])]
    },
  }
}

/** Elements and attributes that no screen of ours makes from words, in every open shadow tree; runs in the page. */
const hostileMarkup = (): string[] => {
  const faults: string[] = []
  const addresses = [
    'href',
    'src',
    'action',
    'formaction',
    'xlink:href',
    'data',
    'poster',
    'srcset',
    'ping',
    'background',
  ]
  const schemes = ['http:', 'https:', 'mailto:', 'tel:', 'blob:', 'about:']
  const schemeOf = (address: string) => URL.parse(address, location.href)?.protocol ?? 'unreadable'
  const hostOf = (address: string) => URL.parse(address, location.href)?.hostname ?? ''
  const look = (root: Document | ShadowRoot) => {
    for (const element of root.querySelectorAll('*')) {
      const tag = element.localName
      const isScriptOfOurs =
        tag === 'script' &&
        schemeOf(element.getAttribute('src') ?? '') === location.protocol &&
        element.textContent === ''
      if (['base', 'object', 'embed', 'frame', 'applet', 'portal', 'marquee', 'math'].includes(tag))
        faults.push(`<${tag}>`)
      if (tag === 'script' && !isScriptOfOurs) faults.push(`<script> ${element.outerHTML.slice(0, 80)}`)
      if (tag === 'meta' && element.hasAttribute('http-equiv')) faults.push('<meta http-equiv>')
      if (tag === 'style' && /evil\.example|pwned/.test(element.textContent ?? '')) faults.push('<style>')
      // a custom property is only words until a rule uses it, and what a rule asks for is seen as a request
      if (element instanceof HTMLElement || element instanceof SVGElement)
        for (const property of element.style) {
          const value = property.startsWith('--') ? '' : element.style.getPropertyValue(property)
          if (/evil\.example|expression\(/.test(value)) faults.push(`${tag} style ${property}: ${value}`)
        }
      for (const { name, value } of element.attributes) {
        if (name.startsWith('on') || name === 'srcdoc') faults.push(`${tag} ${name}=${value}`)
        if (/^(id|name|slot|is)$/.test(name) && /clobber|^VG_CONFIG$/.test(value))
          faults.push(`${tag} ${name}=${value}`)
        if (!addresses.includes(name)) continue
        const scheme = schemeOf(value)
        const isPicture = tag === 'img' && /^data:image\/(png|jpeg|gif|webp)[;,]/.test(value)
        if (!schemes.includes(scheme) && !isPicture) faults.push(`${tag} ${name}=${value}`)
        if (tag !== 'a' && hostOf(value).endsWith('evil.example')) faults.push(`${tag} ${name}=${value}`)
      }
      // a link to a third party sends no referrer and gives no access to its page
      const isElsewhere = element instanceof HTMLAnchorElement && element.origin !== location.origin
      if (isElsewhere && !/noopener|noreferrer/.test(element.rel)) faults.push(`unguarded link ${element.href}`)
      if (element.shadowRoot) look(element.shadowRoot)
    }
  }
  look(document)
  if (Reflect.get({}, 'polluted') !== undefined) faults.push('every object has changed')
  return faults
}
