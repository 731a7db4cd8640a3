import { useEffect, useRef } from 'react'
import type { TabCode } from '#shared/agencies/tabs/custom-tab'
import { isReady, type TabOffer, type TabUser } from '#web/lib/custom-tab/tab-messages.ts'
import { language } from '#web/lib/words/language.ts'
import './tab-frame.css'

interface TabFrameProps {
  readonly label: string
  /** What an html tab shows, or the address of an iframe tab. */
  readonly shown: { readonly code: TabCode; readonly framesHost: string } | { readonly iframeUrl: string }
  readonly user: TabUser
  /** The frame has been given the user. */
  readonly onSent?: (() => void) | undefined
}

const themeOf = (): 'light' | 'dark' => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light')

/**
 * A custom tab's page. The agency wrote it, not we: it has no origin, or that of its own site, and leads nobody away from here. It
 * is told who looks once, after it said that it listens, and nothing that logs in anywhere.
 */
export const TabFrame = ({ label, shown, user, onSent }: TabFrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const latest = useRef({ shown, user, onSent })
  useEffect(() => {
    latest.current = { shown, user, onSent }
  })
  useEffect(() => {
    let isSent = false
    const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (isSent || source === null || source !== frame.current?.contentWindow || !isReady(data)) return
      const { shown: page, user: viewer, onSent: sent } = latest.current
      const offer: TabOffer = { type: 'dashboard:user', user: viewer }
      if ('code' in page) {
        isSent = true
        // a page without an origin gets nothing that names one; the policy's frame-src holds it where it is
        source.postMessage({ ...offer, code: page.code, theme: themeOf(), lang: language }, { targetOrigin: '*' })
      } else {
        const own = new URL(page.iframeUrl).origin
        if (origin !== own) return
        isSent = true
        source.postMessage(offer, { targetOrigin: own })
      }
      sent?.()
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])
  const isHtml = 'code' in shown
  return (
    <iframe
      ref={frame}
      className="vg-tab-frame"
      title={label}
      src={isHtml ? `${shown.framesHost}/tab.html` : shown.iframeUrl}
      sandbox={`allow-scripts allow-forms allow-popups${isHtml ? '' : ' allow-same-origin'}`}
      referrerPolicy={isHtml ? 'no-referrer' : 'strict-origin'}
    />
  )
}
