import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { LocalProblem } from '#infra/local/local-problem'
import { brokenData } from '#infra/local/open-data-directory'
import { callDatabase } from './call-database.ts'
import type { Engine } from './choose-engine.ts'
import { localEngine } from './local-engine.ts'
import { databaseFile, spawnEngine } from './spawn-engine.ts'

export interface Database {
  readonly endpoint: string
  readonly stop: () => Promise<void>
}

/** How long the engine may take to answer; the binary needs some 5 ms, the portable one reads all data first. */
const START_TIMEOUT_MS = 30_000

/** Refuses data of the other engine: a start without it would look as if everything was lost. */
const refuseOtherData = (dataDir: string, { kind }: Engine): void => {
  const other = kind === 'binary' ? 'portable' : 'binary'
  if (existsSync(join(dataDir, databaseFile(kind))) || !existsSync(join(dataDir, databaseFile(other)))) return
  throw new LocalProblem(
    `The data in ${dataDir} is that of the ${other} database, and this run has the ${kind} one. ` +
      `${other === 'portable' ? 'Set LOCAL_DATABASE=portable' : 'Unset LOCAL_DATABASE'}, or choose another directory with LOCAL_DIR.`,
  )
}

const answers = async (endpoint: string, isGone: () => boolean): Promise<boolean> => {
  for (const deadline = Date.now() + START_TIMEOUT_MS; Date.now() < deadline && !isGone(); ) {
    const tables = await callDatabase(endpoint, 'ListTables', {}).catch(() => undefined)
    if (tables) return true
    await new Promise((resolve) => setTimeout(resolve, 15))
  }
  return false
}

/**
 * Starts an engine with its one SQLite file under `dataDir`. Without one named, takes the database that DYNAMODB_ENDPOINT
 * names, or the engine for this machine.
 */
export const startDatabase = async (dataDir: string, port: number, wanted?: Engine): Promise<Database> => {
  const given = process.env.DYNAMODB_ENDPOINT
  if (given && !wanted) {
    const isThere = await answers(given, () => false)
    if (!isThere)
      throw new LocalProblem(
        `DYNAMODB_ENDPOINT=${given} does not answer. Start the database there, or unset the variable.`,
      )
    return { endpoint: given, stop: async () => undefined }
  }
  const engine = wanted ?? localEngine()
  refuseOtherData(dataDir, engine)
  const child = spawnEngine(engine, dataDir, port)
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
