import { readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path/posix'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { features } from '#shared/features'
import { arrowsUp } from './checks/arrows-up.ts'
import { arrowsUpInWeb } from './checks/arrows-up-in-web.ts'
import { circlesOf } from './checks/circles-of.ts'
import { folderCircles } from './checks/folder-circles.ts'
import { isParentRoute } from './checks/is-parent-route.ts'
import { importsIn, sourceFiles, sourceImports } from './checks/source-imports.ts'

const files = sourceFiles()
const imports = sourceImports(files)

const MOST_FILES = 20

const overfull = (paths: readonly string[]): string[] => {
  const counts = new Map<string, number>()
  for (const path of paths) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  return [...counts].filter(([, count]) => count > MOST_FILES).map(([folder]) => folder)
}

/** Arrows that still point up or past a public module. The list only shrinks: an entry that no longer applies fails too. */
const knownArrowsUp: string[] = []

/** Circles that are meant: two halves of one grammar. The list only shrinks. */
const knownCircles: string[][] = [['widget/markdown/lexer/lex-blocks.ts', 'widget/markdown/lexer/read-list.ts']]

/** Sibling folders that still import each other. The list only shrinks: a circle that is cut must leave it. */
const knownFolderCircles: string[] = []

test('screens and their parts load with imports that survive a lost connection', () => {
  const web = files.filter((path) => path.startsWith('web/'))
  expect(web.length).toBeGreaterThan(200)
  const readWeb = (path: string) => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8')
  const risky = web.filter((path) => /\blazyRouteComponent\(|\blazy\(/.test(readWeb(path)))
  expect(risky).toEqual([])
})

test('the files are found, with what they import', () => {
  expect(files.length).toBeGreaterThan(1500)
  const unresolved = imports.filter(({ specifier, to }) => /^[#.]/.test(specifier) && to === undefined)
  expect(unresolved.map(({ from, specifier }) => `${from}: ${specifier}`)).toEqual([])
})

test('no folder holds more than twenty source files', () => {
  expect(overfull(files)).toEqual([])
})

test('features import each other only through public modules, and only downwards', () => {
  expect(arrowsUp(imports, features)).toEqual(knownArrowsUp)
})

const foldersOf = (room: string): readonly string[] =>
  readdirSync(fileURLToPath(new URL(`../../${room}/`, import.meta.url)), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

/** Screens without a feature of their own on the server. */
const screensOnly = ['demo', 'home', 'legal', 'profile', 'search', 'share', 'sign-in']

test('the list of features names those that have code on the server, and no others', () => {
  expect(foldersOf('functions').toSorted()).toEqual([...features, 'lib'].toSorted())
})

test.each([
  ['shared', []],
  ['events', []],
  ['web/features', screensOnly],
] as const)('every folder of %s is a feature of the list', (room, more) => {
  const folders = foldersOf(room)
  expect(folders.length).toBeGreaterThan(5)
  const words: readonly string[] = [...features, ...more]
  expect(folders.filter((folder) => !words.includes(folder))).toEqual([])
  expect(more.filter((word) => !folders.includes(word))).toEqual([])
})

test('no file loads itself by way of others', () => {
  expect(circlesOf(imports)).toEqual(knownCircles)
})

test('the dashboard: each layer imports only those below, and a feature only public modules of others', () => {
  expect(imports.filter(({ from }) => from.startsWith('web/')).length).toBeGreaterThan(1500)
  expect(arrowsUpInWeb(imports)).toEqual([])
})

test('sibling folders never import each other both ways, at any depth', () => {
  const counted = imports.filter(({ from, to = '' }) => !isParentRoute(from, to))
  expect(folderCircles(counted)).toEqual(knownFolderCircles)
})

test('the check itself: a folder of 21 files is overfull, one of 20 is not', () => {
  const filesIn = (folder: string, count: number) => Array.from({ length: count }, (_, at) => `${folder}/${at}.ts`)
  expect(overfull([...filesIn('web/a', 20), ...filesIn('web/a/b', 21)])).toEqual(['web/a/b'])
})

test.each([
  [
    'a public module above',
    'functions/billing/a.ts',
    "import { x } from '#features/agents'",
    ['billing -> #features/agents'],
  ],
  [
    'a type above',
    'functions/billing/a.ts',
    "import type { X } from '#features/agents'",
    ['billing -> #features/agents'],
  ],
  [
    'a public module above, later',
    'functions/billing/a.ts',
    "await import('#features/agents')",
    ['billing -> #features/agents'],
  ],
  [
    'past a public module',
    'functions/agents/a.ts',
    "import { x } from '#functions/billing/x'",
    ['agents -> #functions/billing'],
  ],
  ['out of lib', 'functions/lib/a.ts', "import { x } from '#features/billing'", ['lib -> #features/billing']],
  ['a public module below', 'functions/agents/a.ts', "import { x } from '#features/billing'", []],
  ['inside a feature', 'functions/agents/b/a.ts', "import { x } from '#functions/agents/x'", []],
  ['lib', 'functions/agents/a.ts', "import { x } from '#lib/problem'", []],
])('the check itself: %s', (_, from, source, wrong) => {
  expect(arrowsUp(importsIn(from, source), features)).toEqual(wrong)
})

test('the check itself: a circle of three is found, a circle of types or of late imports is none', () => {
  const circle = (last: string) =>
    circlesOf([
      ...importsIn('shared/a.ts', "import { b } from './b.ts'"),
      ...importsIn('shared/b.ts', "export { c } from '#shared/c'"),
      ...importsIn('shared/c.ts', last),
    ])
  expect(circle("import { type A, a } from './a.ts'")).toEqual([['shared/a.ts', 'shared/b.ts', 'shared/c.ts']])
  expect(circle("import { type A } from './a.ts'")).toEqual([])
  expect(circle("import type { A } from './a.ts'")).toEqual([])
  expect(circle("const a = await import('./a.ts')")).toEqual([])
})

test.each([
  ['ui in lib', 'web/lib/a.ts', "import { t } from '#web/ui/t.ts'", 1],
  ['a feature in ui', 'web/ui/a/a.tsx', "import { x } from '#web-features/agents'", 1],
  ['a type of the shell in a feature', 'web/features/agents/a.ts', "import type { X } from '#web/shell/x.ts'", 1],
  ['the list of pages in a feature', 'web/features/agents/a.ts', "import { places } from '#web/places.ts'", 1],
  ['a route in the shell', 'web/shell/a.tsx', "import { appRoute } from '#web/routes/app.tsx'", 1],
  ['the start in a layer', 'web/ui/a/a.tsx', "import { german } from '#web/german.ts'", 1],
  ['past a public module', 'web/features/agents/a.ts', "import { x } from '#web/features/crawls/x.ts'", 1],
  ['past a public module, later', 'web/features/agents/a.ts', "await import('#web/features/crawls/x.ts')", 1],
  ['its own public module', 'web/features/agents/a.ts', "import { x } from '#web-features/agents/look'", 1],
  ['a screen at once in the shell', 'web/shell/a.tsx', "import { X } from '#web/features/agents/x.tsx'", 1],
  ['a screen later in the shell', 'web/shell/a.tsx', "await import('#web/features/agents/x.tsx')", 0],
  ['the portal in a feature', 'web/features/agents/a.ts', "import { t } from '#web/portal/t.ts'", 1],
  ['a route of the dashboard in the portal', 'web/portal/a.ts', "import { r } from '#web/routes/app.tsx'", 1],
  ['its list of pages in the portal', 'web/portal/a.ts', "import { agentPlaces } from '#web/places.ts'", 1],
  ['its words in the portal, later', 'web/portal/a.ts', "await import('#web/german.ts')", 1],
  ['a screen in the portal', 'web/portal/a.tsx', "import { X } from '#web/features/agents/x.tsx'", 0],
  ['a part of the shell in the portal', 'web/portal/a.tsx', "import { X } from '#web/shell/x.tsx'", 0],
  ['a public module', 'web/features/agents/a.ts', "import { x } from '#web-features/billing'", 0],
  ['the route of a page', 'web/features/agents/list/place.ts', "import { appRoute } from '#web/routes/app.tsx'", 0],
  ['the words of all', 'web/german.ts', "import { words } from '#web/features/agents/words.de.ts'", 0],
])('the check itself: in the dashboard, %s', (_, from, source, count) => {
  expect(arrowsUpInWeb(importsIn(from, source))).toHaveLength(count)
})

test('the check itself: folders that import each other are found by types and late imports, files beside them are not', () => {
  const found = (last: string) =>
    folderCircles([
      ...importsIn('shared/a/x.ts', "import type { B } from '#shared/b/x'"),
      ...importsIn('shared/b/x.ts', "import { c } from '#shared/c/d/x'"),
      ...importsIn('shared/c/d/x.ts', last),
    ])
  expect(found("await import('#shared/a/y')")).toEqual(['shared: a, b, c'])
  expect(found("import { a } from '#shared/a'")).toEqual([])
  expect(found("import { a } from '#shared/c/y'")).toEqual([])
})

test('the check itself: folders deep inside a feature are found, each circle with its own folder', () => {
  const between = (folder: string) => [
    ...importsIn(`${folder}/a/x.ts`, `import { b } from '#${folder}/b/c/x'`),
    ...importsIn(`${folder}/b/x.ts`, `import { a } from '#${folder}/a/x'`),
  ]
  expect(folderCircles([...between('functions/agents'), ...between('functions/agents/a/d')])).toEqual([
    'functions/agents/a/d: a, b',
    'functions/agents: a, b',
  ])
})

test('the check itself: an import below code is still one of types', () => {
  const kinds = importsIn('shared/a.ts', "export const a = (b: number) => b\nimport type { C } from './c.ts'").map(
    ({ kind }) => kind,
  )
  expect(kinds).toEqual(['type'])
})
