import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LocalProblem } from './local-problem.ts'

/** Raised when the contents of the directory change shape; an older run's data is then refused instead of misread. */
const LAYOUT = 1

const move = process.platform === 'win32' ? 'move' : 'mv'

/** The sentence for data that cannot be read: the developer moves it away; it is never deleted for them. */
export const brokenData = (path: string, what: string): LocalProblem =>
  new LocalProblem(`${what} in ${path} cannot be read. Move it away (${move} ${path} ${path}-broken) and start again.`)

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (failure) {
    return failure instanceof Error && 'code' in failure && failure.code === 'EPERM'
  }
}

const read = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/** Makes or opens the directory that survives restarts, and keeps a second run out of it. Returns a function that releases it. */
export const openDataDirectory = (path: string): (() => void) => {
  try {
    mkdirSync(path, { recursive: true })
    if (!statSync(path).isDirectory()) throw new Error('not a directory')
  } catch {
    throw brokenData(path, 'The data')
  }
  const layoutPath = join(path, 'layout.json')
  const layout = read(layoutPath)
  if (layout !== undefined && layout.trim() !== JSON.stringify({ layout: LAYOUT })) throw brokenData(path, 'The data')
  const lockPath = join(path, 'lock')
  const holder = Number(read(lockPath))
  if (holder > 0 && holder !== process.pid && isAlive(holder))
    throw new LocalProblem(
      `Another run (process ${holder}) uses ${path}. Stop it first; if there is none, remove ${lockPath} and start again.`,
    )
  try {
    writeFileSync(lockPath, String(process.pid))
    writeFileSync(layoutPath, JSON.stringify({ layout: LAYOUT }))
  } catch {
    throw new LocalProblem(`${path} cannot be written. Give yourself the right to write there and start again.`)
  }
  return () => rmSync(lockPath, { force: true })
}
