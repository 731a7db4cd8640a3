/** The longest delay on a busy page. */
const MAX_WAIT_MS = 500

/** Resolves when the page is idle. Safari has no idle callback. */
export const idle = (): Promise<unknown> =>
  new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: MAX_WAIT_MS }) : setTimeout(resolve),
  )
