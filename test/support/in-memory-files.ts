import type { Files } from '#lib/files'

/** A bucket in memory; `keys()` is what lies in it. */
export const inMemoryFiles = (): Files & { readonly keys: () => string[]; readonly text: (key: string) => string } => {
  const kept = new Map<string, Uint8Array>()
  return {
    get: async (key) => kept.get(key)?.slice(),
    put: async (key, bytes) => void kept.set(key, bytes.slice()),
    remove: async (keys) => {
      for (const key of keys) kept.delete(key)
    },
    list: async (prefix) => [...kept.keys()].filter((key) => key.startsWith(prefix)).sort(),
    uploadAddress: async (key, { contentType }) => ({
      url: `https://files.test/${key}`,
      headers: { 'content-type': contentType },
    }),
    keys: () => [...kept.keys()].sort(),
    text: (key) => new TextDecoder().decode(kept.get(key)),
  }
}
