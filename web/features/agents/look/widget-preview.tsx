import { useEffect, useRef, useState } from 'react'
import { PREVIEW_PAGE, type PreviewDraft, type PreviewReport } from '#shared/conversations/preview/preview'
import { useOnline } from '#web/lib/browser/use-online.ts'
import { useWidthOf } from '#web/lib/browser/use-width-of.ts'
import { LaterNote } from '#web/ui/feedback/later-note.tsx'
import '#web/features/agents/look/widget-preview.css'
import { useOwnPictures } from './use-own-pictures.ts'

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
  // offline the frame would show the browser's own error page, for good
  const canLoad = useOnline() || isReady
  const scale = width / size.width
  /** The element with the focus when the frame was updated: a modal chat takes the focus as it opens, so it is returned. */
  const focusedBefore = useRef<HTMLElement>(null)
  const pictured = useOwnPictures(agent)
  const shown: PreviewDraft = {
    type: 'vg-preview',
    agent: { ...pictured, autoOpenWidget: isOpen },
    render,
    isModal,
    messages,
    reply,
  }
  const message = JSON.stringify(shown)
  const [sentMessage, setSentMessage] = useState('')

  useEffect(() => {
    const receive = ({ data, source, origin }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || origin !== location.origin || !isReport(data)) return
      if (data.is === 'ready') setReady(true)
      else if (data.is === 'shown') {
        if (document.activeElement === frame.current) focusedBefore.current?.focus({ preventScroll: true })
        focusedBefore.current = null
      } else onOpen?.(data.is === 'open')
    }
    window.addEventListener('message', receive)
    return () => window.removeEventListener('message', receive)
  }, [onOpen])

  useEffect(() => {
    if (!isReady || message === sentMessage) return
    const send = () => {
      const { activeElement } = document
      focusedBefore.current =
        activeElement instanceof HTMLElement && activeElement !== frame.current ? activeElement : null
      frame.current?.contentWindow?.postMessage(JSON.parse(message), location.origin)
      setSentMessage(message)
    }
    const timer = setTimeout(send, sentMessage === '' ? 0 : FOLLOW_MS)
    return () => clearTimeout(timer)
  }, [isReady, message, sentMessage])

  return (
    <div ref={box} className="vg-preview" style={{ height: Math.round(size.height * scale) }}>
      {canLoad ? (
        <iframe
          ref={frame}
          src={PREVIEW_PAGE}
          title={label}
          width={size.width}
          height={size.height}
          style={{ transform: `scale(${scale})` }}
        />
      ) : (
        <LaterNote />
      )}
    </div>
  )
}
