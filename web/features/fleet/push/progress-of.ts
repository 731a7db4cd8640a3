import type { Push, PushTarget } from '#shared/fleet/schema'

/** States in which a copy was left as it is and can follow with the next stage. */
const held = new Set<PushTarget['state']>(['changed', 'draft', 'gone', 'failed'])
/** States of a copy that has had its turn and needs no person. */
const settled = new Set<PushTarget['state']>(['published', 'unchanged', 'undone', 'stays'])

export const isHeld = ({ state }: PushTarget): boolean => held.has(state)

/** More of the push can be published. */
export const isOpen = ({ state }: Push): boolean => state === 'running' || state === 'waiting' || state === 'paused'

/** A copy that was left as it is can have the changes with a later stage of the push. */
export const canFollow = (push: Push): boolean => isOpen(push) && push.stage + 1 < push.stages.length

export interface StageProgress {
  readonly targets: readonly PushTarget[]
  readonly published: number
  readonly held: number
  readonly undone: number
  readonly state: 'done' | 'now' | 'next' | 'failed'
}

/** What became of each stage; copies that were left out are in none. */
export const stagesOf = (push: Push, targets: readonly PushTarget[]): readonly StageProgress[] =>
  push.stages.map((_stage, at) => {
    const here = targets.filter(({ stage, state }) => stage === at && state !== 'left-out')
    const count = (test: (target: PushTarget) => boolean) => here.filter(test).length
    const heldHere = count(isHeld)
    return {
      targets: here,
      published: count(({ state }) => settled.has(state)),
      held: heldHere,
      undone: count(({ state }) => state === 'undone'),
      state: stageState(
        push,
        at,
        heldHere,
        count(({ state }) => state === 'waits'),
      ),
    }
  })

const stageState = (push: Push, at: number, heldHere: number, waiting: number): StageProgress['state'] => {
  if (at > push.stage) return 'next'
  if (at === push.stage && isOpen(push) && waiting > 0) return 'now'
  return heldHere > 0 ? 'failed' : 'done'
}

/** The stage that a person's OK starts: the next one, or the one that was paused. Undefined at the end. */
export const nextStage = (push: Push, targets: readonly PushTarget[]): number | undefined => {
  if (!isOpen(push) || push.state === 'running') return undefined
  const isLeft = targets.some(({ stage, state }) => stage === push.stage && state === 'waits')
  const next = push.state === 'paused' && isLeft ? push.stage : push.stage + 1
  return next < push.stages.length ? next : undefined
}

/** A push can be undone while its time lasts, once a copy has the changes. */
export const canUndo = (push: Push, targets: readonly PushTarget[], nowMs: number): boolean =>
  push.state !== 'undone' &&
  push.state !== 'undoing' &&
  nowMs < push.undoUntil &&
  targets.some(({ state }) => state === 'published')
