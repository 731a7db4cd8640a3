import type { BusEntry } from '#lib/events/bus-entry'
import { replaceStartFlow } from '#lib/events/start-flow'
import { replaceFiles } from '#lib/files'
import { replaceSecrets } from '#lib/secrets'
import { replaceWorld } from '#lib/world'
import { inMemoryDatabase } from '#test/support/database/in-memory-database'
import { inMemoryFiles } from '#test/support/providers/in-memory-files'
import { type Person, startUserPool } from '#test/support/providers/start-user-pool'
import { invokeRoute, type RouteAnswer, type RouteCall } from './invoke-route.ts'

const TABLE = 'main'
const DIRECTORY = 'directory'
/** Calls of these tests come through the edge. */
const ORIGIN_SECRET = 'the-edge-of-these-tests'

/**
 * One region in this process: the real handlers, verbs, stores and commit over the in-memory database, a real user pool
 * protocol, and a bus that remembers what was put on it.
 */
export const startRegion = async (name: 'eu' | 'na' = 'eu') => {
  const pool = await startUserPool()
  const database = inMemoryDatabase()
  const bus: BusEntry[] = []
  const parsed: { type: string; data: Record<string, unknown> }[] = []
  const files = inMemoryFiles()
  replaceFiles(files)
  Object.assign(process.env, {
    TABLE_NAME: TABLE,
    DIRECTORY_TABLE_NAME: DIRECTORY,
    SUBDOMAIN_ROOT: 'agencies.example',
    REGION_NAME: name,
    USER_POOLS: pool.variable,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_LAMBDA_FUNCTION_NAME: `test-${crypto.randomUUID()}`,
  })
  replaceSecrets({ tokenKeys: ['0123456789abcdef0123456789abcdef'], originSecret: ORIGIN_SECRET })
  // flows run where a test's own world runs them
  replaceStartFlow(async () => undefined)
  const undo = replaceWorld({
    // a password's hash is to cost the most of a call; test/clients/passwords.test.ts holds how much
    passwordWork: 2,
    database: database.send,
    publish: async (entries) => {
      bus.push(...entries)
      return []
    },
  })
  let people = 0
  return {
    database,
    files,
    /** With it a request counts as one that came through the edge. */
    originSecret: ORIGIN_SECRET,
    /** Every event that reached the bus, parsed. */
    events: (): { type: string; data: Record<string, unknown> }[] => {
      for (const { detail } of bus.slice(parsed.length)) parsed.push(JSON.parse(detail))
      return [...parsed]
    },
    rows: () => database.items(TABLE),
    directory: () => database.items(DIRECTORY),
    pool,
    invoke: (
      key: Parameters<typeof invokeRoute>[0],
      input: Readonly<Record<string, unknown>>,
      call: RouteCall = {},
    ): Promise<RouteAnswer> =>
      invokeRoute(key, input, { ...call, headers: { 'x-origin-secret': ORIGIN_SECRET, ...call.headers } }),
    /** A signed-in user with their own workspace. */
    newPerson: async (about: Partial<Person> = {}) => {
      people += 1
      const person: Person = { sub: `sub-${people}`, email: `person${people}@example.com`, ...about }
      const token = pool.tokenOf(person)
      const { body } = await invokeRoute('POST /v2/me', {}, { token })
      return { ...person, token, uid: body.workspace.uid as string, secret: body.workspace.workspaceSecret as string }
    },
    stop: async () => {
      undo()
      replaceFiles(undefined)
      replaceStartFlow(undefined)
      replaceSecrets(undefined)
      await pool.stop()
    },
  }
}

export type TestRegion = Awaited<ReturnType<typeof startRegion>>
