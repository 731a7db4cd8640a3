import type { FleetCopy, PushStage, TargetChoice } from '#shared/fleet/schema'

/** Stages that a page offers; a push may have more. */
export type StageCount = 1 | 2 | 3

/** What a person decided of a push that is not started. */
export interface Plan {
  readonly stages: StageCount
  /** Of each stage after the first: minutes after the one before; undefined waits for a person. */
  readonly starts: readonly (number | undefined)[]
  /** Copies that a person placed: in a stage, left out, or in where the page would leave it out. */
  readonly placed: Readonly<Record<string, number | 'out' | 'in'>>
  /** Paths of which a copy takes the new. */
  readonly takeNew: Readonly<Record<string, readonly string[]>>
}

export const newPlan: Plan = { stages: 2, starts: [], placed: {}, takeNew: {} }

type Copy = Pick<FleetCopy, 'agentId' | 'counts' | 'hasDraft' | 'pushId'>

/** A push would leave these as they are: they cannot be chosen. */
export const isHeld = ({ hasDraft, pushId }: Copy): boolean => hasDraft || pushId !== undefined

/** Nothing of the new version differs from what the copy has. */
export const hasNothing = ({ counts }: Copy): boolean => counts.takes + counts.kept === 0

const isIn = (copy: Copy, plan: Plan): boolean => {
  if (isHeld(copy)) return false
  const place = plan.placed[copy.agentId]
  return place === undefined ? !hasNothing(copy) : place !== 'out'
}

/** Few first, so that a fault meets few: two, then a quarter, then the rest. */
const sizesOf = (stages: StageCount, copies: number): readonly number[] => {
  const first = Math.min(2, Math.ceil(copies / stages))
  const second = Math.min(Math.ceil((copies - first) / 2), Math.max(2, Math.round(copies / 4)))
  if (stages === 1) return [copies]
  return stages === 2 ? [first, copies - first] : [first, second, copies - first - second]
}

export interface Groups<C> {
  /** One list a stage; a stage can be empty until it is sent. */
  readonly stages: readonly (readonly C[])[]
  readonly leftOut: readonly C[]
}

/** Which copy gets the changes in which stage: where a person placed it, else in the order of the list. */
export const groupsOf = <C extends Copy>(copies: readonly C[], plan: Plan): Groups<C> => {
  const chosen = copies.filter((copy) => isIn(copy, plan))
  const placeOf = ({ agentId }: Copy) => plan.placed[agentId]
  const stages = sizesOf(plan.stages, chosen.length).map((size, at) => ({
    size,
    placed: chosen.filter((copy) => stageIn(plan, placeOf(copy)) === at),
  }))
  const free = chosen.filter((copy) => stageIn(plan, placeOf(copy)) === undefined)
  return {
    stages: stages.map(({ size, placed }, at) => {
      const room = at === stages.length - 1 ? free.length : Math.max(0, size - placed.length)
      const here = new Set([...placed, ...free.splice(0, room)])
      return chosen.filter((copy) => here.has(copy))
    }),
    leftOut: copies.filter((copy) => !chosen.includes(copy)),
  }
}

/** A stage that is no longer there is the last one. */
const stageIn = ({ stages }: Plan, place: number | 'out' | 'in' | undefined): number | undefined =>
  typeof place === 'number' ? Math.min(place, stages - 1) : undefined

/** What starts the push: stages without copies are none, and the ones behind them move up. */
export const pushOf = (
  groups: Groups<FleetCopy>,
  plan: Plan,
  seenAt: (copy: FleetCopy) => number,
): { stages: PushStage[]; targets: TargetChoice[] } => {
  const full = groups.stages
    .map((copies, at) => ({ copies, afterMinutes: plan.starts[at - 1] }))
    .filter(({ copies }) => copies.length > 0)
  return {
    stages: full.map(({ afterMinutes }, at) => (at === 0 || afterMinutes === undefined ? {} : { afterMinutes })),
    targets: full.flatMap(({ copies }, stage) =>
      copies.map((copy) => ({
        agentId: copy.agentId,
        lastModified: seenAt(copy),
        stage,
        takeNew: [...(plan.takeNew[copy.agentId] ?? [])],
      })),
    ),
  }
}

export const place = (plan: Plan, agentId: string, where: number | 'out' | 'in'): Plan => ({
  ...plan,
  placed: { ...plan.placed, [agentId]: where },
})

export const take = (plan: Plan, agentId: string, path: string, isNew: boolean): Plan => {
  const before = (plan.takeNew[agentId] ?? []).filter((each) => each !== path)
  return { ...plan, takeNew: { ...plan.takeNew, [agentId]: isNew ? [...before, path] : before } }
}

export const startAfter = (plan: Plan, stage: number, minutes: number | undefined): Plan => ({
  ...plan,
  starts: Array.from({ length: 2 }, (_, at) => (at === stage - 1 ? minutes : plan.starts[at])),
})
