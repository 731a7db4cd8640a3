import type { FileCost, GroupCost } from './costs.ts'

/** How many of the dearest files are printed. */
const SHOWN_FILES = 25

const line = (cpuSeconds: number, text: string): string => `${cpuSeconds.toFixed(1).padStart(8)}  ${text}`

/** What a run prints of its cost: a line per group, then the dearest files. Processor seconds of the reference machine. */
export const costTable = (
  groups: readonly GroupCost[],
  files: readonly FileCost[],
  slowness: number,
): readonly string[] => [
  'processor seconds by group',
  ...groups.map(({ group, files, cpuSeconds }) => line(cpuSeconds, files > 0 ? `${group}, ${files} files` : group)),
  'the most expensive files',
  ...files
    .toSorted((one, other) => other.cpuMs - one.cpuMs)
    .slice(0, SHOWN_FILES)
    .map(({ file, cpuMs }) => line(cpuMs / 1000 / slowness, file)),
]
