import type { AgencyHost, HostState } from '#shared/domains/schema'

export const hostSteps = ['records', 'verified', 'certificate', 'live'] as const
export type HostStep = (typeof hostSteps)[number]
export type StepState = 'done' | 'now' | 'next' | 'failed'

/** Where a host is on its way: the step it is at; four when all are done, none when it is given up. */
const positions = {
  claiming: 0,
  waiting: 0,
  proven: 1,
  certificate: 2,
  probing: 3,
  live: 4,
  expired: 0,
  refused: 1,
  removing: -1,
} as const satisfies Record<HostState, number>

/** The four steps of a host with the state of each. */
export const stepsOf = ({ state }: Pick<AgencyHost, 'state'>): readonly { step: HostStep; state: StepState }[] => {
  const position = positions[state]
  const isOver = state === 'expired' || state === 'refused'
  return hostSteps.map((step, at) => {
    if (position < 0 || at > position) return { step, state: 'next' }
    if (at < position) return { step, state: 'done' }
    return { step, state: isOver ? 'failed' : 'now' }
  })
}

const settled: readonly HostState[] = ['live', 'expired', 'refused']

/** Whether a host changes without anyone's doing, so that the page looks again. */
export const isMoving = ({ state }: Pick<AgencyHost, 'state'>): boolean => !settled.includes(state)
