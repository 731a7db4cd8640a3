import type { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'

/** Follows a link from the server without a page load; other keys and buttons keep the browser's behaviour. */
export const openPath =
  (router: Pick<ReturnType<typeof useRouter>, 'history'>, path: string) =>
  (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
    event.preventDefault()
    router.history.push(path)
  }
