import { circlesOf } from './circles-of.ts'
import type { SourceImport } from './source-imports.ts'

/**
 * The folders directly in a room (`shared`, `web/features`) that import each other, each circle as its folders in order. Types and
 * late imports count: a folder is understood after those that it names. Files directly in the room compose its folders and belong
 * to none.
 */
export const folderCircles = (
  imports: readonly Pick<SourceImport, 'from' | 'to'>[],
  room: string,
): readonly string[][] => {
  const folderOf = (path = ''): string | undefined => {
    const [folder, inside] = path.startsWith(`${room}/`) ? path.slice(room.length + 1).split('/') : []
    return inside === undefined ? undefined : folder
  }
  return circlesOf(
    imports.flatMap((found) => {
      const from = folderOf(found.from)
      const to = folderOf(found.to)
      return from === undefined || to === undefined || from === to ? [] : [{ from, to, kind: 'value' as const }]
    }),
  )
}
