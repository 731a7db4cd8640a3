import type { Shell } from './shell.ts'

/**
 * With `syncBrowser` the chat is open in every tab of the browser or in none, and still open on the next page. Storage events
 * notify the other tabs; where storage is blocked, each tab is on its own.
 */
export const syncTabs = ({ agent, api, open }: Shell): (() => void) => {
  const name = `vg_open_${agent.ID}`
  const saveOpen = (isOpen: boolean) => {
    try {
      if (isOpen) localStorage.setItem(name, '1')
      else localStorage.removeItem(name)
    } catch {
      // each tab is on its own
    }
  }
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== name) return
    if (newValue) void open(true)
    else api.close()
  }
  const opened = () => saveOpen(true)
  const closed = () => saveOpen(false)
  api.on('chat_open', opened)
  api.on('chat_close', closed)
  window.addEventListener('storage', onStorage)
  try {
    if (localStorage.getItem(name)) void open(true)
  } catch {
    // each tab is on its own
  }
  return () => window.removeEventListener('storage', onStorage)
}
