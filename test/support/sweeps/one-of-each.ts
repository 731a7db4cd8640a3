import { chosenCells } from './chosen-cells.ts'

/** Of every `count` consecutive entries, the one that the commit chooses; all in a whole sweep. */
export const oneOfEach = <T>(count: number, list: readonly T[]): readonly T[] => {
  const rows = Array.from({ length: Math.ceil(list.length / count) }, (_, row) => row * count)
  const offsets = Array.from({ length: count }, (_, offset) => offset)
  return chosenCells(rows, offsets).flatMap(([start, chosen]) =>
    chosen.flatMap((offset) => list.slice(start + offset, start + offset + 1)),
  )
}
