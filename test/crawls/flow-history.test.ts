import { expect, test } from 'vitest'
import type { Flow, State, States } from '#events/flow'
import { flows } from '#events/flows'
import { MAX_BATCH } from '#functions/crawls/frontier/next-batch'
import { FLOW_BATCHES } from '#functions/crawls/run/flow-batches'
import { MAX_STAGES, MAX_TARGETS } from '#shared/fleet/limits'

/** Step Functions ends an execution that has more. */
const MAX_EVENTS = 25_000
/** Of a state: entered and exited. Of an attempt of a Lambda: scheduled, started, and how it ended. Of a Map's item: started and ended. */
const STATE = 2
const ATTEMPT = 3
const ITEM = 2
const EXECUTION = 2

/** The most events of history that one visit of a state makes, when each of its retriers is used up. */
const worstOf = (state: State, items: number): number => {
  if (state.Type === 'Task')
    return (state.Retry ?? []).reduce((sum, { MaxAttempts = 3 }) => sum + MaxAttempts * ATTEMPT, STATE + ATTEMPT)
  if (state.Type !== 'Map') return STATE
  const item = Object.values(state.ItemProcessor.States).reduce((sum, inner) => sum + worstOf(inner, items), ITEM)
  // the Map itself starts and ends between being entered and exited
  return STATE + 2 + items * item
}

const sumOf = (states: States, items: number, names: readonly string[]): number =>
  names.reduce((sum, name) => sum + worstOf(states[name] as State, items), 0)

test('a crawl’s flow stays within the history of Step Functions, even if every page is refused as often as it may be', () => {
  const { States } = flows['crawls/crawl-site'] as Flow
  const once = ['Open', 'End', 'Done']
  const ofBatch = Object.keys(States).filter((name) => !once.includes(name))
  const batch = sumOf(States, MAX_BATCH, ofBatch)
  expect(batch).toBe(692)
  // the last choice finds no further batch
  const whole = EXECUTION + sumOf(States, 0, [...once, 'SelectBatch', 'IsMore']) + FLOW_BATCHES * batch
  expect(whole).toBeLessThan(MAX_EVENTS)
})

test('a push’s flow stays within it too: its most copies, each failing as often as it may, in its most stages', () => {
  const { States } = flows['fleet/run-push'] as Flow
  const rounds = sumOf(States, 0, ['Begin', 'IsBegun', 'Each', 'End', 'IsEnded', 'Wait'])
  const copies = sumOf(States, MAX_TARGETS, ['Each']) - sumOf(States, 0, ['Each'])
  expect(EXECUTION + MAX_STAGES * rounds + copies).toBeLessThan(MAX_EVENTS)
})

test('every other flow visits each state once, and has no Map without a bound', () => {
  for (const [name, { States }] of Object.entries(flows as Readonly<Record<string, Flow>>)) {
    if (name === 'crawls/crawl-site' || name === 'fleet/run-push') continue
    expect(
      Object.values(States).map(({ Type }) => Type),
      name,
    ).not.toContain('Map')
    expect(EXECUTION + sumOf(States, 0, Object.keys(States)), name).toBeLessThan(MAX_EVENTS)
  }
})
