import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface KeptFiles {
  /** Returns the id of the bytes: the same bytes have the same. */
  readonly put: (bytes: Uint8Array) => string
  readonly get: (id: string) => Uint8Array | undefined
}

/** The bytes of what was sent, in memory, and where there is a folder for them also after a restart. */
export const keptFiles = (folder: string | undefined): KeptFiles => {
  const known = new Map<string, Uint8Array>()
  if (folder) mkdirSync(folder, { recursive: true })
  const pathOf = (id: string) => (folder && /^[\w-]+$/.test(id) ? join(folder, id) : undefined)
  return {
    put: (bytes) => {
      const id = createHash('sha256').update(bytes).digest('base64url').slice(0, 24)
      const path = pathOf(id)
      if (path && !existsSync(path)) writeFileSync(path, bytes)
      known.set(id, bytes)
      return id
    },
    get: (id) => {
      const path = pathOf(id)
      const bytes = known.get(id) ?? (path && existsSync(path) ? readFileSync(path) : undefined)
      if (bytes) known.set(id, bytes)
      return bytes
    },
  }
}
