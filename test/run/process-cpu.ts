import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks of the kernel in a second, as every Linux has them. */
const TICKS = 100

interface ProcessRow {
  readonly parent: number
  readonly ownMs: number
  /** What processes used that this one started and has waited for. */
  readonly endedMs: number
}

/** One line of /proc/PID/stat; the name in brackets may hold spaces and brackets. */
const rowOf = (stat: string): ProcessRow => {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ms = (at: number) => (Number(fields[at]) * 1000) / TICKS
  return { parent: Number(fields[1]), ownMs: ms(11) + ms(12), endedMs: ms(13) + ms(14) }
}

const read = (pid: string): ProcessRow | undefined => {
  try {
    return rowOf(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return undefined
  }
}

/** Processor time in ms of the processes that this one started, they themselves included, once they have ended; 0 without /proc. */
export const endedChildrenMs = (): number => read('self')?.endedMs ?? 0

/**
 * Processor time in ms of a process and of all below it: the running ones, and the ended ones that were waited for.
 * Browsers and local stacks of a test file are below its worker, so the difference of two looks is what the file cost.
 */
export const treeMs = (root: number): number => {
  let pids: string[]
  try {
    pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    return 0
  }
  const rows = new Map(pids.map((pid) => [Number(pid), read(pid)] as const))
  const isBelow = (pid: number): boolean => {
    for (let at = pid; at > 1; at = rows.get(at)?.parent ?? 0) if (at === root) return true
    return false
  }
  let sum = 0
  for (const [pid, row] of rows) if (row && isBelow(pid)) sum += row.ownMs + row.endedMs
  return sum
}
