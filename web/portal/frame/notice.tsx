import type { ReactNode } from 'react'

/** States the notice's height to the frame around it: what sticks below it, or fills the window, is so much lower or shorter. */
const stateHeight = (notice: HTMLElement | null) => {
  const frame = notice?.parentElement
  if (!notice || !frame) return
  const state = () => frame.style.setProperty('--notice', `${notice.offsetHeight}px`)
  const observer = new ResizeObserver(state)
  state()
  observer.observe(notice)
  return () => {
    observer.disconnect()
    frame.style.removeProperty('--notice')
  }
}

/** A line above the whole page that stays in view while it scrolls. */
export const Notice = ({ children }: { readonly children: ReactNode }) => (
  <div className="vg-portal__notice" ref={stateHeight}>
    {children}
  </div>
)
