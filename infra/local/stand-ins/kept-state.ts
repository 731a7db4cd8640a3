import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { replaceFile } from '#infra/local/replace-file'

/** Changes come in bursts: one write takes them all. */
const WRITE_AFTER_MS = 200

export interface KeptState<State> {
  readonly state: State
  /** To be called after each change. */
  readonly changed: () => void
  readonly stop: () => void
}

const read = (path: string): unknown => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

/** State of plain data, mutable, that survives restarts where there is a path; a file that cannot be read begins anew. */
export const keptState = <State extends object>(path: string | undefined, fresh: () => State): KeptState<State> => {
  const before = path && existsSync(path) ? read(path) : undefined
  const state = typeof before === 'object' && before !== null ? Object.assign(fresh(), before) : fresh()
  let timer: NodeJS.Timeout | undefined
  const write = () => {
    timer = undefined
    if (!path) return
    mkdirSync(dirname(path), { recursive: true })
    // tokens are in it
    replaceFile(path, JSON.stringify(state), 0o600)
  }
  return {
    state,
    changed: () => {
      if (path) timer ??= setTimeout(write, WRITE_AFTER_MS).unref()
    },
    stop: () => {
      if (!timer) return
      clearTimeout(timer)
      write()
    },
  }
}
