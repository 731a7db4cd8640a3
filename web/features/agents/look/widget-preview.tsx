import { useEffect, useRef, useState } from 'react'
import { PREVIEW_PAGE, type PreviewDraft, type PreviewReport } from '#shared/agents/look/preview'
import { useWidthOf } from '#web/lib/browser/use-width-of.ts'
import '#web/features/agents/look/widget-preview.css'

export interface WidgetPreviewProps extends Omit<PreviewDraft, 'type'> {
  /** A description for screen readers. */
  readonly label: string
  readonly isOpen: boolean
  /** The user opened or closed the chat inside the preview. */
  readonly onOpen?: ((isOpen: boolean) => void) | undefined
  /** The viewport size that the widget gets, in its own pixels. */
  readonly size: { readonly width: number; readonly height: number }
}

/** Changes are applied after this pause in typing. */
const FOLLOW_MS = 120

const isReport = (data: unknown): data is PreviewReport =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'vg-preview' && 'is' in data

/** The real widget in a frame of its own over a neutral page. It gets the draft by message and calls no server. */
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
  /** The element with the focus when the frame was updated: a modal chat takes the focus as it opens, so it is returned. */
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
