import { useEffect, useRef, useState } from 'react'
import { type FrameOffer, type FrameReport, marked, reportIn } from '#web/lib/meta/frame-messages.ts'
import { language } from '#web/lib/words/language.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { t } from './t.ts'
import './meta.css'

interface LogInFrameProps {
  readonly offer: Omit<FrameOffer, 'kind' | 'theme' | 'lang'>
  readonly onReport: (report: FrameReport) => void
}

type Stage = 'loading' | 'loaded' | 'not-loaded' | 'open'

const themeOf = (): 'light' | 'dark' => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light')

/** Our page in which Meta's script runs. It is told what to load, and only it is listened to. */
export const LogInFrame = ({ offer, onReport }: LogInFrameProps) => {
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
      const report = reportIn(event, { origin: window.location.origin, source })
      if (!report) return
      if (report.kind === 'ready') {
        const message = { kind: 'offer', ...latest.current.offer, theme: themeOf(), lang: language } as const
        return source?.postMessage(marked(message), window.location.origin)
      }
      setStage((before) => stageAfter(before, report.kind))
      latest.current.onReport(report)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])
  const again = () => {
    setStage('loading')
    setAttempt((count) => count + 1)
  }
  return (
    <div className="grid gap-2">
      {stage === 'not-loaded' ? (
        <Note
          tone="bad"
          title={t('metaNotLoaded')}
          actions={
            <Button size="small" onClick={again}>
              {t('tryAgain')}
            </Button>
          }
        >
          <p>{t('metaNotLoadedHint')}</p>
        </Note>
      ) : (
        <iframe
          key={attempt}
          ref={frame}
          className="vg-meta-frame"
          src="/meta-frame.html"
          title={t('frameTitle')}
          style={{ colorScheme: themeOf() }}
        />
      )}
      <p role="status" className="text-sm text-ink-2">
        {stage === 'loading' ? t('loadingMeta') : stage === 'open' ? t('windowOpen') : ''}
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
