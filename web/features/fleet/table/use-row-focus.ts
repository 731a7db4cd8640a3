import { useRef } from 'react'
import { useKeptFocus } from '#web/lib/browser/use-kept-focus.ts'

/**
 * A row that changes its group is drawn anew, without the focus that it had: gives it back, by the row's box. `state` changes when
 * rows move; the answer is called with the row that is about to.
 */
export const useRowFocus = (state: unknown): ((agentId: string) => void) => {
  const moved = useRef<string>(undefined)
  useKeptFocus(state, () =>
    [...document.querySelectorAll<HTMLElement>('[data-copy]')]
      .find(({ dataset }) => dataset.copy === moved.current)
      ?.querySelector<HTMLElement>('.vg-check, .vg-rows__link'),
  )
  return (agentId) => {
    moved.current = agentId
  }
}
