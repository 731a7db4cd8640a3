import { useEffect, useRef, useState } from 'react'
import { type FrameOffer, type FrameReport, marked, reportIn } from '#web/lib/meta/frame-messages.ts'
import { language } from '#web/lib/words/language.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { t } from './t.ts'
import './meta.css'

interface LogInFrameProps {
  /** The origin of the frames' host, which our page is on. */
  readonly frames: string
  readonly offer: Omit<FrameOffer, 'kind' | 'theme' | 'lang'>
  readonly onReport: (report: FrameReport) => void
}

type Stage = 'loading' | 'greeted' | 'loaded' | 'not-loaded' | 'silent' | 'open'

/** The frame's page is a request for itself and one for its host's configuration: on a slow connection some seconds. */
const SILENT_AFTER_MS = 20_000
const META_SCRIPT = 'connect.facebook.net'

const themeOf = (): 'light' | 'dark' => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light')

/**
 * Our page in which Meta's script runs, on another site than this one: that script reaches neither the session nor this page, and the sandbox lets it
 * lead nobody away from here. The page is told what to load, and only it is listened to.
 */
export const LogInFrame = ({ frames, offer, onReport }: LogInFrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const [stage, setStage] = useState<Stage>('loading')
  const [attempt, setAttempt] = useState(0)
  const latest = useRef({ offer, onReport })
  useEffect(() => {
    latest.current = { offer, onReport }
  })
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const source = frame.current?.contentWindow ?? null
      const report = reportIn(event, { origin: frames, source })
      if (!report) return
      if (report.kind === 'ready') {
        const message = { kind: 'offer', ...latest.current.offer, theme: themeOf(), lang: language } as const
        setStage('greeted')
        return source?.postMessage(marked(message), frames)
      }
      setStage((before) => stageAfter(before, report.kind))
      latest.current.onReport(report)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [frames])
  useEffect(() => {
    if (stage !== 'loading') return
    const timer = setTimeout(() => setStage('silent'), SILENT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [stage])
  const again = () => {
    setStage('loading')
    setAttempt((count) => count + 1)
  }
  return (
    <div className="grid gap-2">
      {stage === 'not-loaded' || stage === 'silent' ? (
        <Note
          tone="bad"
          title={t('metaNotLoaded')}
          actions={
            <Button size="small" onClick={again}>
              {t('tryAgain')}
            </Button>
          }
        >
          <p>{t('metaNotLoadedHint', { host: stage === 'silent' ? new URL(frames).host : META_SCRIPT })}</p>
        </Note>
      ) : (
        <iframe
          key={attempt}
          ref={frame}
          className="vg-meta-frame"
          src={`${frames}/meta-frame.html`}
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
          title={t('frameTitle')}
          style={{ colorScheme: themeOf() }}
        />
      )}
      <p role="status" className="text-sm text-ink-2">
        {stage === 'loading' || stage === 'greeted' ? t('loadingMeta') : stage === 'open' ? t('windowOpen') : ''}
      </p>
    </div>
  )
}

const stageAfter = (before: Stage, kind: FrameReport['kind']): Stage => {
  switch (kind) {
    case 'opened':
      return 'open'
    case 'not-loaded':
      return 'not-loaded'
    case 'loaded':
    case 'code':
    case 'closed':
      return 'loaded'
    default:
      return before
  }
}
