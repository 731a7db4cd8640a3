import type { StoredPush, StoredTarget } from '#functions/fleet/store'

/** Whether a target is to be published, or undone, in the present round of its push. */
export const isToDo = (
  { state, stage }: Pick<StoredPush, 'state' | 'stage'>,
  target: Pick<StoredTarget, 'state' | 'stage'>,
): boolean => {
  if (state === 'running') return target.state === 'waits' && target.stage <= stage
  return state === 'undoing' && (target.state === 'published' || target.state === 'unchanged')
}
