import { chosenCells } from '#test/support/sweeps/chosen-cells'
import type { Crash } from './crashing-flows.ts'

const ways = (['step', 'process'] as const).flatMap((what) =>
  (['before', 'after'] as const).map((when) => ({ what, when })),
)

/** A death at each of so many calls: of a step and of the process, before the call and after it; all four in a whole sweep. */
export const crashes = (calls: number): readonly Crash[] =>
  chosenCells(
    Array.from({ length: calls }, (_, index) => index + 1),
    ways,
  ).flatMap(([at, chosen]) => chosen.map((way) => ({ at, ...way })))
