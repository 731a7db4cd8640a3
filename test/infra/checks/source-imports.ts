import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path/posix'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const rooms = ['shared', 'events', 'functions', 'web', 'widget', 'infra', 'test']

/** One import statement of one of our files. */
export interface SourceImport {
  /** Paths from the project's folder: `functions/billing/public.ts`. */
  readonly from: string
  /** What the statement says: `#features/billing`, `./store.ts`, `zod`. */
  readonly specifier: string
  /** The file it means, if it is one of ours. */
  readonly to: string | undefined
  /** `type` is gone at run time, `dynamic` loads later. */
  readonly kind: 'value' | 'type' | 'dynamic'
}

/** Every source file, without fixtures. */
export const sourceFiles = (): readonly string[] =>
  rooms
    .flatMap((room) =>
      readdirSync(`${root}${room}`, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(ts|tsx|css|mjs)$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length)),
    )
    .filter((path) => !/(^|\/)(fixtures|node_modules)\//.test(path))

const aliases = Object.entries(
  (JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { imports: Record<string, string> }).imports,
).concat([
  // the bundler's, not Node's
  ['#web-features/*', './web/features/*/public.ts'],
  ['#web/*', './web/*'],
  ['#widget/*', './widget/*'],
])

const targetOf = (from: string, specifier: string): string | undefined => {
  if (specifier.startsWith('./')) return join(from, '..', specifier)
  for (const [alias, path] of aliases) {
    const [before = '', after] = alias.split('*')
    if (after === undefined ? specifier === alias : specifier.startsWith(before))
      return join(path.replace('*', specifier.slice(before.length)))
  }
  return undefined
}

/** `{ type A, type B }` is gone at run time like `type { A, B }`. */
const isTypeOnly = (clause: string): boolean => {
  if (/^\s*type\s+[{*\w]/.test(clause) && !/^\s*type\s*,/.test(clause)) return true
  const named = /^\s*\{([^}]*)\}\s*$/.exec(clause)?.[1]
  const names = named?.split(',').filter((name) => name.trim() !== '') ?? []
  return names.length > 0 && names.every((name) => /^\s*type\s/.test(name))
}

/** What a file imports. Statements begin a line, which keeps comments and texts out. */
export const importsIn = (from: string, source: string): readonly SourceImport[] => [
  ...[...source.matchAll(/^(?:import|export)\b([^'";=(]*?)\bfrom '([^']+)'/gm)].map(
    ([, clause = '', specifier = '']) => ({
      from,
      specifier,
      to: targetOf(from, specifier),
      kind: isTypeOnly(clause) ? ('type' as const) : ('value' as const),
    }),
  ),
  ...[...source.matchAll(/^import '([^']+)'/gm)].map(([, specifier = '']) => ({
    from,
    specifier,
    to: targetOf(from, specifier),
    kind: 'value' as const,
  })),
  ...[...source.matchAll(/\bimport\('([^']+)'\)/g)].map(([, specifier = '']) => ({
    from,
    specifier,
    to: targetOf(from, specifier),
    kind: 'dynamic' as const,
  })),
]

export const sourceImports = (files: readonly string[]): readonly SourceImport[] =>
  files
    .filter((path) => !path.endsWith('.css'))
    .flatMap((path) => importsIn(path, readFileSync(`${root}${path}`, 'utf8')))
