import { watch } from 'node:fs'
import { join } from 'node:path'

/** Editors write in several steps, and a checkout changes much at once. */
const QUIET_MS = 150

/** Calls `changed` once no more changes follow a change below the folders; returns a function that stops it. */
export const watchSources = (root: string, folders: readonly string[], changed: () => void): (() => void) => {
  let timer: NodeJS.Timeout | undefined
  const watchers = folders.map((folder) =>
    watch(join(root, folder), { recursive: true }, (_, name) => {
      if (!name || /(^|[\\/])(dist|node_modules)[\\/]/.test(name)) return
      clearTimeout(timer)
      timer = setTimeout(changed, QUIET_MS)
    }),
  )
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
