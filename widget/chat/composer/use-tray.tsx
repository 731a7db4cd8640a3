import { type RefObject, useRef, useState } from 'react'
import type { TrayProps, TrayState } from '#widget/parts/attachments/tray.tsx'
import { lazy } from '#widget/ui/lazy.tsx'

const loadTray = async () => (await import('#widget/parts/attachments/tray.tsx')).Tray
const Tray = lazy<TrayProps>(loadTray)
const emptyTray: TrayState = { picked: undefined, files: [], isBusy: false, isEmpty: true, empty: () => undefined }

/** The files of the next message. Their tray is loaded when the visitor picks the first. Without `getCalls` none are taken. */
export const useTray = (field: RefObject<HTMLTextAreaElement | null>, getCalls: TrayProps['getCalls'] | undefined) => {
  /** Picked since the tray was empty; the tray reports its state for them once it is loaded and has taken them. */
  const [picked, setPicked] = useState<readonly File[]>()
  const [state, setState] = useState(emptyTray)
  const [isBroken, setBroken] = useState(false)
  const sent = useRef(0)
  /** What fails once the message is on its way is nothing that a visitor waits for. */
  const before = sent.current
  const fail = () => setBroken(sent.current === before)
  const onChange = (changed: TrayState) => {
    if (!changed.isEmpty) return setState(changed)
    setState(emptyTray)
    setPicked((now) => (now === changed.picked ? undefined : now))
    field.current?.focus()
  }
  const { files } = state
  return {
    files,
    isBusy: state.picked !== picked || state.isBusy,
    isBroken,
    fail,
    pick: (chosen: FileList | null): void => {
      if (!getCalls || !chosen?.length) return
      const added = [...chosen]
      setPicked((before = []) => [...before, ...added])
      setBroken(false)
      loadTray().catch(() => {
        setPicked(undefined)
        fail()
      })
    },
    empty: (): void => {
      sent.current++
      state.empty()
      setState({ ...state, files: [] })
      setBroken(false)
    },
    element: getCalls && picked && <Tray picked={picked} getCalls={getCalls} onChange={onChange} />,
  }
}
