import { appendFileSync, mkdirSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { treeMs } from './process-cpu.ts'

/** Where test files write what they cost, a JSON line each; unset when costs are not recorded. */
const target = process.env.TEST_COSTS

if (target) {
  // a worker that goes on to further files starts each count at the file's own beginning
  const startedMs = treeMs(process.pid)
  const startedAt = performance.now()
  let file = ''
  beforeAll(() => {
    file = relative(process.cwd(), expect.getState().testPath ?? '')
  })
  // hooks of this kind run in reverse order: this one, registered first, after the file's own clean-up
  afterAll(() => {
    mkdirSync(dirname(target), { recursive: true })
    const cost = {
      file,
      cpuMs: Math.round(treeMs(process.pid) - startedMs),
      wallMs: Math.round(performance.now() - startedAt),
    }
    appendFileSync(target, `${JSON.stringify(cost)}\n`)
  })
}
