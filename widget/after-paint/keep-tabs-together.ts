import type { Shell } from './shell.ts'

/**
 * With `syncBrowser` the chat is open in every tab of the browser or in none, and still open on the next page. Storage
 * tells the other tabs; where it is blocked, each tab is alone.
 */
export const keepTabsTogether = ({ agent, api, open }: Shell): (() => void) => {
  const name = `vg_open_${agent.ID}`
  const keep = (isOpen: boolean) => {
    try {
      if (isOpen) localStorage.setItem(name, '1')
      else localStorage.removeItem(name)
    } catch {
      // each tab alone then
    }
  }
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key !== name) return
    if (newValue) void open(true)
    else api.close()
  }
  const opened = () => keep(true)
  const closed = () => keep(false)
  api.on('chat_open', opened)
  api.on('chat_close', closed)
  window.addEventListener('storage', follow)
  try {
    if (localStorage.getItem(name)) void open(true)
  } catch {
    // nothing is known of other tabs
  }
  return () => window.removeEventListener('storage', follow)
}
