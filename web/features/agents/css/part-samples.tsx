import { useEffect, useRef, useState } from 'react'
import type { Agent } from '#shared/agents/schema'
import type { FaintPart, SamplesDraft, SamplesReport } from '#shared/conversations/preview/part-samples'
import { PREVIEW_PAGE, type PreviewReport } from '#shared/conversations/preview/preview'
import type { Region } from '#shared/regions'
import { samplesOfParts } from '#web/features/agents/css/samples-of-parts.ts'
import { t } from '#web/features/agents/css/t.ts'
import { useSafeCss } from '#web/features/agents/css/use-safe-css.ts'
import { publicDraft } from '#web/features/agents/look/public-draft.ts'
import { useOwnPictures } from '#web/features/agents/look/use-own-pictures.ts'
import { useOnline } from '#web/lib/browser/use-online.ts'
import { useTheme } from '#web/lib/style/use-theme.ts'
import { LaterNote } from '#web/ui/feedback/later-note.tsx'

interface PartSamplesProps {
  readonly draft: Agent
  readonly region: Region
  /** The user chose a class name, given without its dot. */
  readonly choose: (name: string) => void
  /** What the CSS made hard to read, measured in the widget's own colours. */
  readonly onMeasured: (faint: readonly FaintPart[]) => void
}

/** Changes are applied after this pause in typing. */
const FOLLOW_MS = 120

/** Close to its final size: wider than a phone, on which the parts would be larger. */
const WIDTH_AT_FIRST = 1680
const HEIGHT_AT_FIRST = 300

const tokens = ['ink', 'ink-2', 'line', 'surface', 'sunken', 'focus'] as const

const currentTokens = () => {
  const style = getComputedStyle(document.documentElement)
  return Object.fromEntries(tokens.map((name) => [name, style.getPropertyValue(`--${name}`)]))
}

const isReport = (data: unknown): data is SamplesReport | PreviewReport =>
  typeof data === 'object' && data !== null && 'type' in data && 'is' in data && /^vg-/.test(String(data.type))

/** The widget's own parts with sample content, in the draft's look and CSS, and their class names. */
export const PartSamples = ({ draft, region, choose, onMeasured }: PartSamplesProps) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const calls = useRef({ choose, onMeasured })
  calls.current = { choose, onMeasured }
  const [isReady, setReady] = useState(false)
  const canLoad = useOnline() || isReady
  const [size, setSize] = useState<{ readonly width: number; readonly height: number }>()
  const [theme] = useTheme()
  const [at] = useState(Date.now)
  const css = useSafeCss(draft.ADVANCED_customCSS)
  const agent = useOwnPictures(publicDraft(draft, region, true))
  const message = JSON.stringify({
    type: 'vg-samples',
    agent: { ...agent, ADVANCED_customCSS: css },
    samples: samplesOfParts(at),
    begin: t('beginRule'),
    isDark: theme === 'dark',
  } satisfies Omit<SamplesDraft, 'tokens'>)

  useEffect(() => {
    const receive = ({ data, source, origin }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || origin !== location.origin || !isReport(data)) return
      if (data.is === 'ready') setReady(true)
      if (data.is === 'sized') setSize({ width: data.width, height: data.height })
      if (data.is === 'chosen') calls.current.choose(data.name)
      if (data.is === 'measured') calls.current.onMeasured(data.faint)
    }
    window.addEventListener('message', receive)
    return () => window.removeEventListener('message', receive)
  }, [])

  useEffect(() => {
    if (!isReady) return
    const send = () =>
      frame.current?.contentWindow?.postMessage({ ...JSON.parse(message), tokens: currentTokens() }, location.origin)
    const timer = setTimeout(send, FOLLOW_MS)
    return () => clearTimeout(timer)
  }, [isReady, message])

  return (
    <div className="vg-css__parts">
      <p>{t('partsHint')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section className="vg-css__strip" aria-label={t('parts')} tabIndex={0}>
        {canLoad ? (
          <iframe
            ref={frame}
            src={PREVIEW_PAGE}
            title={t('partsOf')}
            width={size?.width ?? WIDTH_AT_FIRST}
            height={size?.height ?? HEIGHT_AT_FIRST}
            // unfocusable until there is something to see
            style={size ? undefined : { visibility: 'hidden' }}
          />
        ) : (
          <LaterNote />
        )}
      </section>
    </div>
  )
}
