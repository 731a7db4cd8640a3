import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Engine } from './choose-engine.ts'

/** One engine cannot read what the other has written. */
export const databaseFile = (kind: Engine['kind']): string =>
  kind === 'binary' ? 'database.sqlite' : 'portable.sqlite'

/** Starts the binary beside a watcher that reads a pipe which only this process holds open: its end ends the binary. */
const BOUND = `
  exec 3<&0
  "$0" "$@" </dev/null 3<&- & engine=$!
  { cat <&3 >/dev/null; kill "$engine"; } & watcher=$!
  exec 3<&-
  wait "$engine"; code=$?
  kill "$watcher" 2>/dev/null
  exit "$code"
`

const PORTABLE = fileURLToPath(new URL('./portable/run-portable.ts', import.meta.url))

const commandOf = (engine: Engine, path: string, port: number): readonly [string, ...string[]] =>
  engine.kind === 'portable'
    ? [process.execPath, PORTABLE, String(port), path]
    : ['/bin/sh', '-c', BOUND, engine.path, 'serve', '--port', String(port), '--db-path', path]

/**
 * Starts an engine with its file in `dataDir`. It ends whenever this process ends, even by kill -9, so none is left behind
 * holding the port and the data; the end of its standard input ends it in order. It has a session of its own, because Ctrl-C
 * reaches a whole foreground group and handlers still need it to finish.
 */
export const spawnEngine = (engine: Engine, dataDir: string, port: number): ChildProcess => {
  const [command, ...args] = commandOf(engine, join(dataDir, databaseFile(engine.kind)), port)
  return spawn(command, args, { stdio: ['pipe', 'ignore', 'ignore'], detached: true, windowsHide: true })
}
