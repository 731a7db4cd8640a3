import { Worker } from 'node:worker_threads'
import { LocalProblem } from '#infra/local/local-problem'
import type { RegionData, RegionMessage, RegionReady, RegionRequest } from './region-data.ts'

export interface RunningRegion extends RegionReady {
  /** Starts a row of events/schedules.ts now, beside its time. */
  readonly runSchedule: (name: string) => void
  /** Has its functions' clock run this much behind the real one. */
  readonly setClock: (earlierMs: number) => Promise<void>
  /** Delivers an event of an AWS service, as the region's default bus does. */
  readonly takeServiceEvent: (event: object) => void
  /** Settles when the thread is gone, asked or not. */
  readonly gone: Promise<void>
  readonly stop: () => Promise<void>
}

/** How long a stopping region may finish what it is doing. */
const STOP_TIMEOUT_MS = 3_000

/**
 * Starts a region on a thread of its own; `log` gets its functions' lines. It answers calls at once, and takes up
 * deliveries, schedules and flows when `ready` (what its functions need) is there.
 */
export const startRegion = (
  data: RegionData,
  log: (line: string) => void,
  ready: Promise<unknown>,
): Promise<RunningRegion> => {
  const worker = new Worker(new URL('./run-region.ts', import.meta.url), {
    workerData: data,
    execArgv: [],
    stdout: true,
    stderr: true,
  })
  let rest = ''
  for (const output of [worker.stdout, worker.stderr])
    output.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) log(line)
    })
  const gone = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
  const ask = (request: RegionRequest) => worker.postMessage(request)
  const stop = async () => {
    ask({ kind: 'stop' })
    const timeout = setTimeout(() => worker.terminate(), STOP_TIMEOUT_MS)
    await gone
    clearTimeout(timeout)
  }
  const setClock = (earlierMs: number) =>
    new Promise<void>((resolve) => {
      const hear = ({ kind }: RegionMessage) => {
        if (kind !== 'clock-set') return
        worker.off('message', hear)
        resolve()
      }
      worker.on('message', hear)
      ask({ kind: 'clock', earlierMs })
    })
  return new Promise((resolve, reject) => {
    worker.once('error', reject)
    worker.once('message', (message: RegionMessage) => {
      if (message.kind === 'ready') {
        const { kind: _, ...region } = message
        ready.then(
          () => ask({ kind: 'go' }),
          () => undefined,
        )
        return resolve({
          ...region,
          setClock,
          runSchedule: (name) => ask({ kind: 'run-schedule', name }),
          takeServiceEvent: (event) => ask({ kind: 'service-event', event }),
          gone,
          stop,
        })
      }
      void worker.terminate()
      if (message.kind === 'failed')
        reject(message.isOurs ? new LocalProblem(message.problem.split('\n')[0]) : new Error(message.problem))
    })
  })
}
