import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { useIsPhone } from './use-is-phone.ts'

interface PanelProps {
  readonly title: string
  readonly isOpen: boolean
  readonly close?: (() => void) | undefined
  readonly children: ReactNode
}

/**
 * The window's frame. In a corner it is a dialog that leaves the page usable; on a phone it is modal, which keeps the focus
 * inside and the page inert without touching the page. Where it cannot be closed (a frame of its own) it is the main region.
 */
export const Panel = ({ title, isOpen, close, children }: PanelProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const isPhone = useIsPhone()
  useLayoutEffect(() => {
    const { current } = dialog
    if (!current) return
    current.close()
    if (!isOpen) return
    if (isPhone) current.showModal()
    // show() would move the focus, also when the chat opens by itself
    else current.open = true
  }, [isOpen, isPhone])

  if (!close)
    return (
      <main className="panel full" aria-label={title}>
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
      {...(isPhone ? { 'aria-modal': true } : {})}
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
