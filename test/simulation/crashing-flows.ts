import { AsyncLocalStorage } from 'node:async_hooks'
import type { FlowName } from '#events/flows'
import { replaceFiles } from '#lib/files'
import type { Files } from '#lib/files.port'
import { replaceWorld, world } from '#lib/world'
import { type AroundStep, runFlow } from '#test/support/worlds/run-flow'

/** `step`: the Lambda dies and Step Functions retries it. `process`: everything dies and the flow starts again. */
export interface Crash {
  readonly at: number
  readonly when: 'before' | 'after'
  readonly what: 'step' | 'process'
}

interface Interrupted {
  readonly files: Files
  readonly state: { run: typeof runFlow }
  /** The flow that dies, if others run in parallel: only the first run of each of its steps is interrupted. */
  readonly only?: FlowName
  /** Empties what a function keeps in memory, which it takes along as it dies: a promise in it would never be kept. */
  readonly forget?: () => void
}

interface Life {
  isDead: boolean
  readonly isCounted: boolean
  readonly die: (death: Death) => void
  readonly killProcess: () => void
}

class Death extends Error {}

// one for all crashes: each storage that ever ran stays in the context, which every promise copies
const lives = new AsyncLocalStorage<Life>()

/**
 * Lets the flows of a world die once, at their nth external call: database, files or bus. A dead run waits for ever, so it has
 * no later effects. Returns the number of calls.
 */
export const crashingFlows = ({ files, state, only, forget }: Interrupted, crash: Crash | undefined) => {
  const { database, publish } = world()
  const usualRun = state.run
  let calls = 0

  const outside =
    <A extends readonly unknown[], R>(call: (...given: A) => Promise<R>) =>
    async (...given: A): Promise<R> => {
      const life = lives.getStore()
      if (!life) return call(...given)
      const never = new Promise<never>(() => undefined)
      if (life.isDead) return never
      if (life.isCounted) calls++
      const isHere = life.isCounted && crash?.at === calls
      if (isHere && crash.when === 'before') return dying(life)
      const answer = await call(...given)
      if (life.isDead) return never
      return isHere ? dying(life) : answer
    }
  const dying = (life: Life): Promise<never> => {
    life.isDead = true
    forget?.()
    if (crash?.what === 'process') life.killProcess()
    else life.die(new Death('the function died'))
    return new Promise<never>(() => undefined)
  }

  const undo = replaceWorld({ database: outside(database), publish: outside(publish) })
  replaceFiles({
    ...files,
    get: outside(files.get),
    getRange: outside(files.getRange),
    put: outside(files.put),
    remove: outside(files.remove),
    list: outside(files.list),
  } satisfies Files)

  /** All steps of one run die with the process. */
  const run: typeof runFlow = async (name, input, outer = (_, work) => work()) => {
    const seen = new Set<string>()
    for (;;) {
      const all: Life[] = []
      let isOver = false
      const death = Promise.withResolvers<'died'>()
      const killProcess = () => {
        isOver = true
        for (const life of all) life.isDead = true
        death.resolve('died')
      }
      const around: AroundStep = (step, work) => {
        // the interpreter of a dead process goes on retrying
        if (isOver) return new Promise<never>(() => undefined)
        const { promise, reject } = Promise.withResolvers<never>()
        const isCounted = only === undefined || (only === name && !seen.has(step))
        seen.add(step)
        const life: Life = { isDead: false, isCounted, die: reject, killProcess }
        all.push(life)
        return Promise.race([outer(step, () => lives.run(life, work)), promise])
      }
      const ended = await Promise.race([runFlow(name, input, around), death.promise])
      if (ended !== 'died') return ended
    }
  }
  state.run = run
  return {
    calls: () => calls,
    stop: () => {
      undo()
      replaceFiles(files)
      state.run = usualRun
    },
  }
}
