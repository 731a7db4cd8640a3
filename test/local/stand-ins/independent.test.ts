import { expect, test } from 'vitest'
import { importsIn, sourceFiles, sourceImports } from '#test/infra/checks/source-imports'

const folder = 'infra/local/stand-ins/'

/** What any server of the local run may use. */
const plumbing = ['infra/local/listen.ts', 'infra/local/read-request-body.ts', 'infra/local/replace-file.ts']

const foreign = (imports: ReturnType<typeof importsIn>): readonly string[] =>
  imports.flatMap(({ from, to }) =>
    !from.startsWith(folder) || to === undefined || to.startsWith(folder) || plumbing.includes(to)
      ? []
      : [`${from}: ${to}`],
  )

test('stand-ins know their providers’ documentation and nothing of the product: no types and no code of it', () => {
  const files = sourceFiles().filter((path) => path.startsWith(folder))
  expect(files.length).toBeGreaterThan(30)
  expect(foreign(sourceImports(files))).toEqual([])
})

test.each(["import { x } from '#lib/x'", "import type { X } from '#shared/x/y'", "await import('#features/x')"])(
  'the check itself: %s is found',
  (source) => {
    expect(foreign(importsIn(`${folder}x/a.ts`, source))).toHaveLength(1)
  },
)
