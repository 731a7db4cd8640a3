import type { RegionTables } from './region-tables.ts'

type ReplaceWorld = (parts: { readonly now: () => number }) => () => void

let undo: () => void = () => undefined

/** Has the functions of this thread see a time that is this much earlier than the real one; 0 is the real one again. */
export const setClock = async ({ moduleOf }: RegionTables, earlierMs: number): Promise<void> => {
  const { replaceWorld } = (await import(moduleOf('lib/world'))) as { replaceWorld: ReplaceWorld }
  undo()
  undo = earlierMs === 0 ? () => undefined : replaceWorld({ now: () => Date.now() - earlierMs })
}
