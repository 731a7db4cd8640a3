import { READY, type TabOffer, tabOfferIn } from '#web/lib/custom-tab/tab-messages.ts'

const { parent } = window

/** The tab's page in the place of this one: same window, same policy, no origin. Its script runs once its page is there. */
const open = ({ user, code, theme = 'light', lang = 'en' }: TabOffer): void => {
  Object.assign(window, { dashboardUser: user })
  document.open()
  // opening takes the page's listeners away, so this one comes after it
  document.addEventListener('DOMContentLoaded', () => {
    const page = document.documentElement
    page.dataset.theme = theme
    page.style.colorScheme ||= theme
    page.lang ||= lang
    const script = document.createElement('script')
    script.textContent = code?.jsContent ?? ''
    document.body.append(script)
    document.dispatchEvent(new CustomEvent('dashboard:user', { detail: user, bubbles: true }))
  })
  document.write(code?.htmlContent || '<!doctype html>')
  document.close()
}

const begin = ({ source, data }: MessageEvent<unknown>): void => {
  const offer = source === parent ? tabOfferIn(data) : undefined
  if (!offer) return
  removeEventListener('message', begin)
  open(offer)
}

if (parent !== window) {
  addEventListener('message', begin)
  // nothing in it: any site that shows this page may know that it is there
  parent.postMessage(READY, '*')
}
