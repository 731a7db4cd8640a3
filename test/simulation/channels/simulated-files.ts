import type { CallResult, ProviderCall } from '#lib/fetch/provider-call'
import { replaceFiles } from '#lib/files'
import type { Files } from '#lib/files.port'
import { replaceWorld } from '#lib/world'
import type { ExternalCall } from '#test/simulation/turns/external-calls'
import type { Simulation } from '#test/simulation/turns/simulation'
import { inMemoryFiles } from '#test/support/providers/in-memory-files'
import { sealInMemory } from '#test/support/providers/seal-in-memory'

const json = (status: number, body: object): CallResult => ({
  kind: 'answered',
  status,
  headers: {},
  body: Buffer.from(JSON.stringify(body)),
})

const PICTURE = Buffer.from('\u0089PNG\r\n\u001a\n and the rest', 'latin1')

/**
 * Telegram's files and our bucket, in simulated time: getFile and downloads fail, time out or find nothing, and every access to the bucket
 * can fail, be lost, or end its worker. What is only shown (typing) may hang. Returns the bucket, and what ends it.
 */
export const simulatedFiles = (simulation: Simulation, external: ExternalCall) => {
  const { random, scheduler, count } = simulation
  const bucket = inMemoryFiles()
  const call = async ({ url, method }: ProviderCall): Promise<CallResult> => {
    await scheduler.sleep(random.between(10, 2_000))
    if (!simulation.isQuiet && random.chance(0.1)) {
      count('failed requests')
      if (random.chance(0.5)) return json(502, { ok: false, error_code: 502, description: 'Bad Gateway' })
      await scheduler.sleep(20_000)
      return { kind: 'failed', mayHaveArrived: true, reason: 'timeout' }
    }
    if (method === 'GET') {
      count('downloads')
      return { kind: 'answered', status: 200, headers: {}, body: PICTURE }
    }
    return json(200, { ok: true, result: url.endsWith('/getFile') ? { file_path: 'photos/file_1.png' } : true })
  }
  const through = async <T>(work: () => Promise<T>): Promise<T> => (await external(work)) as T
  const files: Files = {
    ...bucket,
    get: (key) => through(() => bucket.get(key)),
    size: (key) => through(() => bucket.size(key)),
    put: (...given) => through(() => bucket.put(...given)),
    clear: (prefix) => through(() => bucket.clear(prefix)),
    list: (prefix) => through(() => bucket.list(prefix)),
  }
  replaceFiles(files)
  const undo = [sealInMemory(), replaceWorld({ call }), () => replaceFiles(undefined)]
  return { bucket, undo: () => undo.toReversed().map((one) => one()) }
}
