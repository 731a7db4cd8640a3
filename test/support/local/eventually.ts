import { setTimeout as wait } from 'node:timers/promises'

const TIMEOUT_MS = 60_000

/** Repeats a check until it holds, for at most a minute; for effects that arrive later. */
export const eventually = async (what: string, isSo: () => Promise<boolean>): Promise<void> => {
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await wait(25)) if (await isSo()) return
  throw new Error(`timed out waiting until ${what}`)
}
