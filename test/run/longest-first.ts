import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that take more than eight processor seconds, longest first. A worker that meets one of them last leaves the other
 * without work; a fresh clone has no results of earlier runs to order the files by.
 */
export const longest: readonly string[] = [
  'test/e2e/shell/every-route.test.ts',
  'test/e2e/knowledge/knowledge.test.ts',
  'test/e2e/shell/journey.test.ts',
  'test/e2e/shell/xss.test.ts',
  'test/e2e/agents/overview.test.ts',
  'test/e2e/widget/accessibility.test.ts',
  'test/e2e/agents/css-editor.test.ts',
  'test/e2e/shell/dashboard.test.ts',
  'test/e2e/widget/journey.test.ts',
  'test/e2e/conversations/debugger.test.ts',
  'test/e2e/workspaces/team.test.ts',
  'test/e2e/onboarding/wizard.test.ts',
  'test/simulation/turn.test.ts',
  'test/simulation/flows.test.ts',
  'test/infra/stacks.test.ts',
  'test/infra/bundle.test.ts',
  'test/billing/ledger.test.ts',
  'test/local/killed-in-mid-turn.test.ts',
  'test/local/product.test.ts',
  'test/local/crash.test.ts',
  'test/local/knowledge.test.ts',
]

const rank = ({ moduleId }: TestSpecification): number => {
  const at = longest.indexOf(relative(process.cwd(), moduleId))
  return at < 0 ? longest.length : at
}

/** Vitest's own order, project by project, with the longest files of each project before its others. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const projects = Map.groupBy(await super.sort(files), ({ project }) => project.name)
    return [...projects.values()].flatMap((ones) => ones.toSorted((one, other) => rank(one) - rank(other)))
  }
}
