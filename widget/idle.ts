/** As long a page may be busy before what waits is done all the same. */
const MAX_WAIT_MS = 500

/** When the page has nothing better to do. Safari has no idle callback. */
export const idle = (): Promise<unknown> =>
  new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: MAX_WAIT_MS }) : setTimeout(resolve),
  )
