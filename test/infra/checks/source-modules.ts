import { existsSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { importsIn } from './source-imports.ts'

export interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

export const nodesIn = (value: unknown): readonly Node[] => [value].flat().filter(isNode)

export const nameOf = (value: unknown): string => (isNode(value) ? String(value.name ?? value.value ?? '') : '')

/** A declaration at the top of a file: `functions/billing/store.ts`, `accounts`. */
export interface Declared {
  readonly file: string
  readonly name: string
}

interface SourceModule {
  readonly declared: ReadonlyMap<string, Node>
  /** What a name of the file, or one that it exports from another, means: a file of ours and a name there. */
  readonly elsewhere: ReadonlyMap<string, Declared>
}

const root = new URL('../../../', import.meta.url)

const declaredBy = (statement: Node): readonly (readonly [string, Node])[] => {
  if (statement.type === 'VariableDeclaration')
    return nodesIn(statement.declarations).map((it) => [nameOf(it.id), it] as const)
  return statement.id ? [[nameOf(statement.id), statement]] : []
}

const readModule = (file: string): SourceModule => {
  const code = readFileSync(new URL(file, root), 'utf8')
  const files = new Map(importsIn(file, code).map(({ specifier, to }) => [specifier, to]))
  const declared = new Map<string, Node>()
  const elsewhere = new Map<string, Declared>()
  for (const statement of nodesIn(parseSync(file, code, { lang: 'ts' }).program.body)) {
    const source = isNode(statement.source) ? files.get(String(statement.source.value)) : undefined
    if (source)
      for (const it of nodesIn(statement.specifiers))
        elsewhere.set(nameOf(it.type === 'ImportSpecifier' ? it.local : it.exported), {
          file: source,
          name: nameOf(it.type === 'ImportSpecifier' ? it.imported : it.local),
        })
    const inner = isNode(statement.declaration) ? statement.declaration : statement
    for (const [name, node] of declaredBy(inner)) declared.set(name, node)
  }
  return { declared, elsewhere }
}

/** Our files' declarations, read once each. */
export const sourceModules = () => {
  const known = new Map<string, SourceModule>()
  const moduleOf = (file: string): SourceModule => {
    const found = known.get(file) ?? (existsSync(new URL(file, root)) ? readModule(file) : undefined)
    const module = found ?? { declared: new Map(), elsewhere: new Map() }
    known.set(file, module)
    return module
  }
  /** The declaration behind a name of a file, through imports and public modules; none for packages and inner names. */
  const resolve = ({ file, name }: Declared): Declared | undefined => {
    const { declared, elsewhere } = moduleOf(file)
    if (declared.has(name)) return { file, name }
    const next = elsewhere.get(name)
    return next && resolve(next)
  }
  return {
    resolve,
    nodeOf: ({ file, name }: Declared): Node | undefined => moduleOf(file).declared.get(name),
    /** What a file offers under these names; for modules that are loaded late. */
    namesOf: (file: string): readonly string[] => {
      const { declared, elsewhere } = moduleOf(file)
      return [...declared.keys(), ...elsewhere.keys()]
    },
    /** The files that a file's late imports name, by specifier. */
    fileOf: (from: string, specifier: string): string | undefined =>
      importsIn(from, `import('${specifier}')`).find(({ to }) => to)?.to,
  }
}
