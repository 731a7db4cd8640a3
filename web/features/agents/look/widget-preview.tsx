import { useEffect, useRef, useState } from 'react'
import { PREVIEW_PAGE, type PreviewDraft, type PreviewReport } from '#shared/agents/look/preview'
import { useWidthOf } from '#web/lib/browser/use-width-of.ts'
import '#web/features/agents/look/widget-preview.css'

export interface WidgetPreviewProps extends Omit<PreviewDraft, 'type'> {
  /** What it shows, for who cannot see it. */
  readonly label: string
  readonly isOpen: boolean
  /** Somebody opened or closed the chat inside the preview. */
  readonly onOpen?: ((isOpen: boolean) => void) | undefined
  /** The size of the page that the widget believes to stand on, in its own pixels. */
  readonly size: { readonly width: number; readonly height: number }
}

/** Typing is followed once it pauses for so long. */
const FOLLOW_MS = 120

const isReport = (data: unknown): data is PreviewReport =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'vg-preview' && 'is' in data

/** The real widget in a frame of its own over a neutral page. The draft is handed to it; nothing is asked of a server. */
export const WidgetPreview = ({
  label,
  isOpen,
  onOpen,
  size,
  agent,
  render,
  isModal,
  messages,
  reply,
}: WidgetPreviewProps) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const [box, width] = useWidthOf()
  const [isReady, setReady] = useState(false)
  const scale = width / size.width
  /** Who typed when the frame was told: a modal chat takes the focus as it opens, and here it is given back. */
  const typing = useRef<HTMLElement>(null)
  const shown: PreviewDraft = {
    type: 'vg-preview',
    agent: { ...agent, autoOpenWidget: isOpen },
    render,
    isModal,
    messages,
    reply,
  }
  const said = JSON.stringify(shown)
  const [known, setKnown] = useState('')

  useEffect(() => {
    const hear = ({ data, source, origin }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || origin !== location.origin || !isReport(data)) return
      if (data.is === 'ready') setReady(true)
      else if (data.is === 'shown') {
        if (document.activeElement === frame.current) typing.current?.focus({ preventScroll: true })
        typing.current = null
      } else onOpen?.(data.is === 'open')
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [onOpen])

  useEffect(() => {
    if (!isReady || said === known) return
    const tell = () => {
      const { activeElement } = document
      typing.current = activeElement instanceof HTMLElement && activeElement !== frame.current ? activeElement : null
      frame.current?.contentWindow?.postMessage(JSON.parse(said), location.origin)
      setKnown(said)
    }
    const timer = setTimeout(tell, known === '' ? 0 : FOLLOW_MS)
    return () => clearTimeout(timer)
  }, [isReady, said, known])

  return (
    <div ref={box} className="vg-preview" style={{ height: Math.round(size.height * scale) }}>
      <iframe
        ref={frame}
        src={PREVIEW_PAGE}
        title={label}
        width={size.width}
        height={size.height}
        style={{ transform: `scale(${scale})` }}
      />
    </div>
  )
}
