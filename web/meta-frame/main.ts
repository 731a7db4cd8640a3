import { type FrameOffer, type FrameReport, marked, offerIn } from '#web/lib/meta/frame-messages.ts'
import { loadFacebookSdk, logIn } from './facebook-sdk.ts'
import { isMetaOrigin } from './is-meta-origin.ts'
import { sessionReport } from './session-report.ts'

/** Only a page of ours may frame this one (its policy), so that is who hears of a code. */
const report = (message: FrameReport): void => window.parent.postMessage(marked(message), window.location.origin)

const button = document.querySelector('button')

const begin = async (offer: FrameOffer): Promise<void> => {
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

let isBegun = false
addEventListener('message', (event) => {
  const offer = isBegun ? undefined : offerIn(event, { origin: window.location.origin, source: window.parent })
  if (!offer || window.parent === window) return
  isBegun = true
  void begin(offer)
})
report({ kind: 'ready' })
