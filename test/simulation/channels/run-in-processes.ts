import { execFile } from 'node:child_process'
import { availableParallelism } from 'node:os'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { SeedsResult } from './run-seeds.ts'

const run = promisify(execFile)
const script = fileURLToPath(new URL('./run-seeds-alone.ts', import.meta.url))
/** A run makes thousands of errors on purpose, whose stacks no one reads, and much that is soon forgotten. */
const flags = ['--stack-trace-limit=0', '--max-semi-space-size=64']
const MOST_OUTPUT = 64 * 1024 * 1024

/** Runs the seeds from 1 in a process per core; what is in their sums is the same however many there are. */
export const runInProcesses = async (seeds: number, messages: number): Promise<SeedsResult> => {
  const step = Math.min(seeds, availableParallelism())
  const results = await Promise.all(
    Array.from({ length: step }, async (_, at): Promise<SeedsResult> => {
      const count = Math.floor((seeds - 1 - at) / step) + 1
      const given = [at + 1, count, step, messages].map(String)
      const { stdout } = await run(process.execPath, [...flags, script, ...given], { maxBuffer: MOST_OUTPUT })
      return JSON.parse(stdout)
    }),
  )
  const sums: Record<string, number> = {}
  for (const result of results)
    for (const [name, times] of Object.entries(result.sums)) sums[name] = (sums[name] ?? 0) + times
  return { red: Object.assign({}, ...results.map(({ red }) => red)), sums }
}
