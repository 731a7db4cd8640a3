import { Worker } from 'node:worker_threads'
import { LocalProblem } from '#infra/local/local-problem'
import type { ComponentsData, ComponentsMessage } from './run-components.ts'

export interface Components {
  readonly stop: () => Promise<void>
}

/** How long stopping components may finish what they are doing. */
const STOP_TIMEOUT_MS = 2_000

/** Takes what an AWS service puts on the default bus of an AWS region. */
export type OnServiceEvent = (region: string, event: object) => void

/** Starts user pools, mail, objects, the DNS zone and the third parties that are played on a thread of their own, beside the regions. */
export const startComponents = (data: ComponentsData, onServiceEvent: OnServiceEvent): Promise<Components> => {
  const worker = new Worker(new URL('./run-components.ts', import.meta.url), { workerData: data, execArgv: [] })
  const gone = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
  return new Promise((resolve, reject) => {
    worker.once('error', reject)
    worker.on('message', (message: ComponentsMessage) => {
      if (message.kind === 'ready') return resolve({ stop })
      if (message.kind === 'service-event') return onServiceEvent(message.region, message.event)
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
