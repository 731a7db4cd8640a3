import { Worker } from 'node:worker_threads'
import { LocalProblem } from '#infra/local/local-problem'
import type { ComponentsData, ComponentsMessage } from './run-components.ts'

export interface Components {
  readonly stop: () => Promise<void>
}

/** How long stopping components may finish what they are doing. */
const STOP_TIMEOUT_MS = 2_000

/** Starts user pools, mail, objects and the third parties that are played on a thread of their own, beside the regions. */
export const startComponents = (data: ComponentsData): Promise<Components> => {
  const worker = new Worker(new URL('./run-components.ts', import.meta.url), { workerData: data, execArgv: [] })
  const gone = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
  return new Promise((resolve, reject) => {
    worker.once('error', reject)
    worker.once('message', (message: ComponentsMessage) => {
      if (message.kind === 'ready') return resolve({ stop })
      void worker.terminate()
      reject(message.isOurs ? new LocalProblem(message.problem) : new Error(message.problem))
    })
  })

  async function stop() {
    worker.postMessage('stop')
    const timeout = setTimeout(() => worker.terminate(), STOP_TIMEOUT_MS)
    await gone
    clearTimeout(timeout)
  }
}
