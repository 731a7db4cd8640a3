import type { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'

/** Follows a link whose address the server gave without loading the page anew; other keys and buttons stay the browser's. */
export const openPath =
  (router: Pick<ReturnType<typeof useRouter>, 'history'>, path: string) =>
  (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
    event.preventDefault()
    router.history.push(path)
  }
