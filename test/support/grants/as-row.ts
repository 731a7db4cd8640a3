import { AsyncLocalStorage } from 'node:async_hooks'

type Handler = (...args: never[]) => unknown

const storage = new AsyncLocalStorage<string>()

/** The row whose handler runs, or none: a test's own reads and writes are not judged. */
export const currentRow = (): string | undefined => storage.getStore()

/** A handler that knows, while it runs, which row of infra/access it belongs to. */
export const asRow = <H extends Handler>(name: string, handler: H): H =>
  ((...args: Parameters<H>) => storage.run(name, () => handler(...args))) as H
