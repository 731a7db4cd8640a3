const key = 'reloaded-for'

/** Loads the page of a newer release: once for each, so that a page that still misses its files does not load for ever. */
export const reloadOnce = (release: string): void => {
  if (sessionStorage.getItem(key) === release) return
  sessionStorage.setItem(key, release)
  location.reload()
}
