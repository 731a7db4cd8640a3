import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DataStore } from 'cognito-local/lib/services/dataStore/dataStore.js'
import type { DataStoreFactory } from 'cognito-local/lib/services/dataStore/factory.js'
import { replaceFile } from '#infra/local/replace-file'

type Branch = Record<string, unknown>

/** Fields whose names end in "Date" are Dates, which JSON stores as texts. */
const revive = (key: string, value: unknown): unknown =>
  key.endsWith('Date') && typeof value === 'string' ? new Date(value) : value

const read = (path: string, otherwise: object): Branch => {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    return { ...otherwise }
  }
  return JSON.parse(text, revive) as Branch
}

const branchAt = (root: Branch, path: readonly string[], make: boolean): Branch | undefined => {
  let branch: Branch | undefined = root
  for (const name of path) {
    if (branch && make) branch[name] ??= {}
    branch = branch?.[name] as Branch | undefined
  }
  return branch
}

/**
 * Keeps a user pool as one JSON document. In place of cognito-local's own store, which overwrites its document in
 * place: a crash in the middle would lose all accounts. This one is replaced whole or not at all.
 */
export const jsonStores = (directory: string): DataStoreFactory => ({
  create: async (_ctx, id, defaults) => {
    mkdirSync(directory, { recursive: true })
    const path = join(directory, `${id}.json`)
    const root = read(path, defaults)
    const save = () => replaceFile(path, JSON.stringify(root, undefined, 2))
    const split = (key: string | string[]) => {
      const names = [key].flat()
      return { branch: names.slice(0, -1), name: names.at(-1) ?? '' }
    }
    save()
    const store: DataStore = {
      get: async (_, key: string | string[], otherwise?: unknown) => {
        const { branch, name } = split(key)
        return (branchAt(root, branch, false)?.[name] ?? otherwise ?? null) as never
      },
      getRoot: async () => root as never,
      set: async (_, key, value) => {
        const { branch, name } = split(key)
        const parent = branchAt(root, branch, true)
        if (parent) parent[name] = value
        save()
      },
      delete: async (_, key) => {
        const { branch, name } = split(key)
        delete branchAt(root, branch, false)?.[name]
        save()
      },
    }
    return store
  },
})
