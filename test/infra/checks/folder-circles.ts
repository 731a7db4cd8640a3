import { circlesOf } from './circles-of.ts'
import type { SourceImport } from './source-imports.ts'

type Arrow = Pick<SourceImport, 'from' | 'to' | 'kind'>

/** An import as an arrow between two sibling folders, with the folder that holds both. */
const siblingArrow = ({ from, to = '' }: Pick<SourceImport, 'from' | 'to'>): readonly [string, Arrow] | undefined => {
  const ends = [from.split('/'), to.split('/')] as const
  const fork = ends[0].findIndex((name, at) => name !== ends[1][at])
  const isBetweenFolders = fork > 0 && ends.every((names) => names.length > fork + 1)
  if (!isBetweenFolders) return undefined
  const [a = '', b = ''] = ends.map((names) => names[fork])
  return [ends[0].slice(0, fork).join('/'), { from: a, to: b, kind: 'value' }]
}

/**
 * The sibling folders that import each other, at any depth, each circle with its folder: `functions/agents: list, settings`. Types
 * and late imports count: a folder is understood after those that it names. Files beside the siblings compose them and belong to
 * none.
 */
export const folderCircles = (imports: readonly Pick<SourceImport, 'from' | 'to'>[]): readonly string[] => {
  const arrows = new Map<string, Arrow[]>()
  for (const found of imports) {
    const [folder = '', arrow] = siblingArrow(found) ?? []
    if (arrow) arrows.set(folder, [...(arrows.get(folder) ?? []), arrow])
  }
  return [...arrows]
    .flatMap(([folder, between]) => circlesOf(between).map((circle) => `${folder}: ${circle.join(', ')}`))
    .toSorted()
}
