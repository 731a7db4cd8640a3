import { AsyncLocalStorage } from 'node:async_hooks'

/** One run of a handler: its request id, and the work that must finish before the Lambda may freeze. */
export interface Invocation {
  readonly requestId: string
  readonly pending: Promise<unknown>[]
}

const storage = new AsyncLocalStorage<Invocation>()

export const currentInvocation = (): Invocation | undefined => storage.getStore()

/**
 * Runs a handler; `finish` waits for all deferred work. A streamed response calls it after its last byte, a plain one
 * before it returns (a Lambda freezes on return).
 */
export const invoke = <T>(requestId: string, work: (finish: () => Promise<void>) => Promise<T>): Promise<T> => {
  const invocation: Invocation = { requestId, pending: [] }
  const finish = async () => {
    while (invocation.pending.length > 0) await Promise.all(invocation.pending.splice(0))
  }
  return storage.run(invocation, () => work(finish))
}

/** Starts work that the response does not wait for. Outside an invocation (tests, the simulation) it is awaited. */
export const afterAnswer = async (work: () => Promise<unknown>): Promise<void> => {
  const invocation = storage.getStore()
  if (!invocation) return void (await work())
  invocation.pending.push(work())
}
