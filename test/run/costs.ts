import { readFile } from 'node:fs/promises'

/** What one test file took: processor and wall time in ms. */
export interface FileCost {
  readonly file: string
  readonly cpuMs: number
  readonly wallMs: number
}

/** What a group took, in processor seconds of the reference machine. */
export interface GroupCost {
  readonly group: string
  readonly files: number
  readonly cpuSeconds: number
}

/** The lines that test files wrote (test/run/record-cost.ts). */
export const readCosts = async (path: string): Promise<readonly FileCost[]> =>
  (await readFile(path, 'utf8').catch(() => ''))
    .split('\n')
    .filter((line) => line !== '')
    .map((line): FileCost => JSON.parse(line))

/** `test/e2e/agents/list.test.ts` -> `e2e/agents`, `test/lib/log.test.ts` -> `lib`. */
export const groupOf = (file: string): string => {
  const [, first = '', second = ''] = file.split('/')
  return first === 'e2e' && !second.includes('.') ? `${first}/${second}` : first
}

/** The files' costs by group, dearest first, with what whole processes took beside them as groups of their own. */
export const groupCosts = (
  files: readonly FileCost[],
  others: ReadonlyMap<string, number>,
  slowness: number,
): readonly GroupCost[] => {
  const groups = new Map<string, { files: number; cpuMs: number }>()
  for (const { file, cpuMs } of files) {
    const group = groups.get(groupOf(file)) ?? { files: 0, cpuMs: 0 }
    groups.set(groupOf(file), { files: group.files + 1, cpuMs: group.cpuMs + cpuMs })
  }
  for (const [group, cpuMs] of others) groups.set(group, { files: 0, cpuMs })
  return [...groups]
    .map(([group, { files, cpuMs }]) => ({ group, files, cpuSeconds: cpuMs / 1000 / slowness }))
    .toSorted((one, other) => other.cpuSeconds - one.cpuSeconds)
}
