import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { longest } from './longest.ts'

const rank = ({ moduleId }: TestSpecification): number => {
  const at = longest.indexOf(relative(process.cwd(), moduleId))
  return at < 0 ? longest.length : at
}

/**
 * Vitest's own order, project by project, with the longest files of each project before its others: a worker that meets one
 * of them last leaves the other without work, and a fresh clone has no results of earlier runs to order the files by.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const projects = Map.groupBy(await super.sort(files), ({ project }) => project.name)
    return [...projects.values()].flatMap((ones) => ones.toSorted((one, other) => rank(one) - rank(other)))
  }
}
