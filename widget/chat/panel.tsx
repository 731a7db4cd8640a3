import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { widgetMessages as say } from '#shared/conversations/widget-messages'
import { useIsPhone } from './use-is-phone.ts'

interface PanelProps {
  readonly title: string
  readonly isOpen: boolean
  readonly close?: (() => void) | undefined
  readonly children: ReactNode
}

/**
 * The window's frame. In a corner it is a dialog that leaves the page usable; on a phone it is modal, which keeps the focus
 * inside and makes the page inert without touching it. Where it cannot be closed (a frame of its own) it is the main region.
 */
export const Panel = ({ title, isOpen, close, children }: PanelProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const isPhone = useIsPhone()
  useLayoutEffect(() => {
    const { current } = dialog
    if (!current) return
    if (!isOpen) return
    // both put it above everything of the page, whatever that does with z-index and transforms; show() would move the focus
    if (isPhone) current.showModal()
    else current.showPopover()
    return () => (current.matches(':modal') ? current.close() : current.hidePopover())
  }, [isOpen, isPhone])

  if (!close)
    return (
      <main className="panel full" aria-label={title}>
        {/* here the chat is the page, and a page has a first heading */}
        <h1 className="sr">{say.conversation}</h1>
        {children}
      </main>
    )
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  }
  return (
    <dialog
      ref={dialog}
      className="panel"
      aria-label={title}
      {...(isPhone ? { 'aria-modal': true } : { popover: 'manual' })}
      onKeyDown={press}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
    >
      {children}
    </dialog>
  )
}
