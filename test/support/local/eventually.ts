import { setTimeout as wait } from 'node:timers/promises'

const TIMEOUT_MS = 60_000

/** Asks again until the answer is a yes; for effects that follow in their own time. */
export const eventually = async (what: string, isSo: () => Promise<boolean>): Promise<void> => {
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await wait(25)) if (await isSo()) return
  throw new Error(`it never came to be that ${what}`)
}
