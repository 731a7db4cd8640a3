import type { FramesConfig } from '#shared/web-config'
import { type FrameOffer, type FrameReport, marked, offerIn } from '#web/lib/meta/frame-messages.ts'
import { loadFacebookSdk, logIn } from './facebook-sdk.ts'
import { isMetaOrigin } from './is-meta-origin.ts'
import { sessionReport } from './session-report.ts'

const button = document.querySelector('button')

const begin = async (offer: FrameOffer, report: (message: FrameReport) => void): Promise<void> => {
  document.documentElement.lang = offer.lang
  document.documentElement.style.colorScheme = offer.theme
  if (!button) return
  const label = button.querySelector('span')
  if (label) label.textContent = offer.label
  addEventListener('message', ({ origin, data }) => {
    const said = isMetaOrigin(origin, offer.playedAt) ? sessionReport(data) : undefined
    if (said) report(said)
  })
  try {
    const sdk = await loadFacebookSdk(offer)
    button.disabled = false
    report({ kind: 'loaded' })
    button.addEventListener('click', () => {
      report({ kind: 'opened' })
      // at once: the code lives 30 s
      void logIn(sdk, offer).then((code) => report(code ? { kind: 'code', code } : { kind: 'closed' }))
    })
  } catch {
    report({ kind: 'not-loaded' })
  }
}

/** Our own host says who may show this page, as its policy does: only they are told of a code, and only their offer is believed. */
const listenTo = ({ dashboards }: FramesConfig): void => {
  const { parent } = window
  if (parent === window) return
  let isBegun = false
  addEventListener('message', (event) => {
    const offer = isBegun ? undefined : offerIn(event, { origins: dashboards, source: parent })
    if (!offer) return
    isBegun = true
    void begin(offer, (message) => parent.postMessage(marked(message), event.origin))
  })
  // where the browser names who shows the page, the others are not tried
  const [shownBy] = location.ancestorOrigins ?? []
  for (const origin of dashboards)
    if (shownBy === undefined || shownBy === origin) parent.postMessage(marked({ kind: 'ready' }), origin)
}

// our own infra and the local edge write this file from the same type
listenTo((await (await fetch('/config.json')).json()) as FramesConfig)
