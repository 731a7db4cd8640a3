import * as z from 'zod'

/** Milliseconds of one renderer's main thread by its own clock: other work of the machine counts only where it slows this down. */
export interface MainThread {
  readonly all: number
  /** Scripts, without the style and layout that they wait for. */
  readonly script: number
  readonly style: number
  readonly layout: number
  readonly paint: number
  /** The longest task. */
  readonly longest: number
}

export const TraceEvent = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number().default(0),
  dur: z.number().default(0),
  tdur: z.number().optional(),
  args: z.looseObject({}).default({}),
})
export type TraceEvent = z.infer<typeof TraceEvent>

const scripts =
  /^(v8\.(callFunction|evaluateModule|compileModule|run)|FunctionCall|RunMicrotasks|EvaluateScript|V8\.GC_\w+)$/
const paints = /^(PrePaint|Paint|Layerize|Commit)$/

const kindOf = (name: string): 'script' | 'style' | 'layout' | 'paint' | undefined => {
  if (name === 'UpdateLayoutTree') return 'style'
  if (name === 'Layout') return 'layout'
  if (paints.test(name)) return 'paint'
  return scripts.test(name) ? 'script' : undefined
}

/** A thread's work between two moments of the trace; each interval counts for the innermost kind of work around it. */
export const mainThreadTimes = (events: readonly TraceEvent[], from: number, to: number): MainThread => {
  const inside = events
    .filter(({ ts, ph }) => ph === 'X' && ts >= from && ts < to)
    .toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)
  const spent = { all: 0, script: 0, style: 0, layout: 0, paint: 0, longest: 0 }
  const open: { readonly end: number; readonly kind: ReturnType<typeof kindOf> }[] = []
  for (const { name, ts, dur, tdur = dur } of inside) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= ts) open.pop()
    const ms = tdur / 1000
    if (open.length === 0) {
      spent.all += ms
      spent.longest = Math.max(spent.longest, ms)
    }
    const around = open.findLast(({ kind }) => kind)?.kind
    const kind = kindOf(name)
    if (kind && kind !== around) {
      spent[kind] += ms
      if (around) spent[around] -= ms
    }
    open.push({ end: ts + dur, kind })
  }
  return spent
}
