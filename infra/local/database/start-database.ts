import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { LocalProblem } from '#infra/local/local-problem'
import { brokenData } from '#infra/local/open-data-directory'
import { callDatabase } from './call-database.ts'

export interface Database {
  readonly endpoint: string
  readonly stop: () => Promise<void>
}

/** How long the engine may take to answer; it needs some 5 ms. */
const PATIENCE_MS = 10_000

const binary = (): string => {
  try {
    return createRequire(import.meta.url).resolve('@dynoxide/linux-x64/dynoxide')
  } catch {
    throw new LocalProblem(
      `There is no database engine for ${process.platform} ${process.arch}. Start Amazon's DynamoDB Local ` +
        '(docker run -p 8000:8000 amazon/dynamodb-local) and run: DYNAMODB_ENDPOINT=http://127.0.0.1:8000 npm start',
    )
  }
}

/** Starts the engine beside a watcher that reads a pipe which only this process holds open: its end ends the engine. */
const BOUND = `
  exec 3<&0
  "$0" "$@" </dev/null 3<&- & engine=$!
  { cat <&3 >/dev/null; kill "$engine"; } & watcher=$!
  exec 3<&-
  wait "$engine"; code=$?
  kill "$watcher" 2>/dev/null
  exit "$code"
`

/**
 * The engine ends with us however we end: kill -9 too leaves none behind that would keep the port and the data. It has a
 * session of its own, because Ctrl-C reaches a whole foreground group and handlers still need it to finish.
 */
const spawnBound = (command: string, args: readonly string[]): ChildProcess =>
  spawn('/bin/sh', ['-c', BOUND, command, ...args], { stdio: ['pipe', 'ignore', 'ignore'], detached: true })

const answers = async (endpoint: string, isGone: () => boolean): Promise<boolean> => {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline && !isGone(); ) {
    const tables = await callDatabase(endpoint, 'ListTables', {}).catch(() => undefined)
    if (tables) return true
    await new Promise((resolve) => setTimeout(resolve, 15))
  }
  return false
}

/** Starts the engine with its one SQLite database under `dataDir`, or takes the one that DYNAMODB_ENDPOINT names. */
export const startDatabase = async (dataDir: string, port: number): Promise<Database> => {
  const given = process.env.DYNAMODB_ENDPOINT
  if (given) {
    const isThere = await answers(given, () => false)
    if (!isThere)
      throw new LocalProblem(
        `DYNAMODB_ENDPOINT=${given} does not answer. Start the database there, or unset the variable.`,
      )
    return { endpoint: given, stop: async () => undefined }
  }
  const path = join(dataDir, 'database.sqlite')
  const child = spawnBound(binary(), ['serve', '--port', String(port), '--db-path', path])
  let isGone = false
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => {
      isGone = true
      resolve()
    })
  })
  const endpoint = `http://127.0.0.1:${port}`
  const stop = async () => {
    child.stdin?.end()
    await gone
  }
  if (await answers(endpoint, () => isGone)) return { endpoint, stop }
  await stop()
  throw brokenData(dataDir, 'The database')
}
