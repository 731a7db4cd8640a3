import { type KeyboardEvent, type MouseEvent, type ReactNode, useContext, useLayoutEffect, useRef } from 'react'
import { Words } from '#widget/language/words.ts'
import { useIsPhone } from './use-is-phone.ts'

/** `corner` above the button, `modal` in the middle of the page, `part` of a host page, `page` of its own. */
export type PanelPlace = 'corner' | 'modal' | 'part' | 'page'

interface PanelProps {
  readonly title: string
  readonly place: PanelPlace
  readonly isOpen: boolean
  readonly close: () => void
  readonly children: ReactNode
}

/**
 * The window's frame. In a corner it is a dialog that leaves the page usable; in the middle, and on a phone, it is modal,
 * which keeps the focus inside and makes the page inert without touching it. Where it cannot be closed it is a region.
 */
export const Panel = ({ title, place, isOpen, close, children }: PanelProps) => {
  const words = useContext(Words)
  const dialog = useRef<HTMLDialogElement>(null)
  const isPhone = useIsPhone()
  const isModal = isPhone || place === 'modal'
  useLayoutEffect(() => {
    const { current } = dialog
    if (!current) return
    if (!isOpen) return
    // both put it above everything on the page, regardless of its z-index and transforms
    if (isModal) current.showModal()
    else {
      // a popover dialog takes the focus, which the page must keep when the chat opens automatically; a hidden element
      // cannot take it, and hiding it causes no new layout
      current.style.visibility = 'hidden'
      current.showPopover()
      current.style.visibility = ''
    }
    return () => (current.matches(':modal') ? current.close() : current.hidePopover())
  }, [isOpen, isModal])

  if (place === 'page')
    return (
      <main className="panel full" aria-label={title}>
        {/* here the chat is the page, and a page has a first heading */}
        <h1 className="sr">{words.conversation}</h1>
        {children}
      </main>
    )
  if (place === 'part')
    return (
      <section className="panel full part" aria-label={title}>
        {children}
      </section>
    )
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  }
  const click = ({ target, clientX, clientY }: MouseEvent) => {
    if (target !== dialog.current || !dialog.current.matches(':modal')) return
    const { left, right, top, bottom } = dialog.current.getBoundingClientRect()
    // a click beside the panel is on its backdrop
    if (clientX < left || clientX > right || clientY < top || clientY > bottom) close()
  }
  return (
    <dialog
      ref={dialog}
      className={place === 'modal' ? 'panel modal' : 'panel'}
      aria-label={title}
      {...(isModal ? { 'aria-modal': true } : { popover: 'manual' })}
      onKeyDown={press}
      onClick={click}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
    >
      {children}
    </dialog>
  )
}
