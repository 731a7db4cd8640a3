import type { Files } from '#lib/files.port'

/** A bucket in memory; `keys()` lists its contents. */
export const inMemoryFiles = (): Files & {
  readonly keys: () => string[]
  readonly text: (key: string) => string
  /** How a file is served: its type and its disposition. */
  readonly servedAs: (key: string) => readonly (string | undefined)[]
} => {
  const kept = new Map<string, Uint8Array>()
  const served = new Map<string, readonly (string | undefined)[]>()
  return {
    get: async (key) => kept.get(key)?.slice(),
    getRange: async (key, start, end) => kept.get(key)?.slice(start, end),
    size: async (key) => kept.get(key)?.length,
    put: async (key, bytes, contentType, disposition) => {
      kept.set(key, bytes.slice())
      served.set(key, [contentType, disposition])
    },
    remove: async (keys) => {
      for (const key of keys) kept.delete(key)
    },
    clear: async (prefix) => {
      for (const key of kept.keys()) if (key.startsWith(prefix)) kept.delete(key)
    },
    list: async (prefix) => [...kept.keys()].filter((key) => key.startsWith(prefix)).sort(),
    uploadAddress: async (key, { contentType }) => ({
      url: `https://files.test/${key}`,
      headers: { 'content-type': contentType },
    }),
    downloadAddress: async (key) => `https://files.test/${key}?signed`,
    servedAs: (key) => served.get(key) ?? [],
    keys: () => [...kept.keys()].sort(),
    text: (key) => new TextDecoder().decode(kept.get(key)),
  }
}
