import { keys } from '#lib/database/keys'
import { type Declared, isNode, type Node, nameOf, nodesIn, sourceModules } from './source-modules.ts'

/** A use of a kind of item that a function's code can come to. */
export interface Reach {
  readonly list: 'read' | 'write'
  readonly family: string
  /** `owedAnswers.removing in functions/conversations/turn/lease/cancel-turn.ts` */
  readonly where: string
}

const READS = ['get', 'getMany', 'list', 'between', 'partition', 'checking']
const WRITES = ['creating', 'putting', 'changing', 'removing', 'save', 'drop', 'bump']

const listOf = (method: string): Reach['list'] | undefined => {
  if (READS.includes(method)) return 'read'
  return WRITES.includes(method) ? 'write' : undefined
}

/** Any id of a key; an owner is none, since other keys name the partitions of owners. */
const anything = new Proxy({}, { get: (_, name) => (name === 'owner' ? '' : '1') }) as never

const familyOf = (key: string): string => {
  const make = (keys as Readonly<Record<string, (it: never) => { readonly pk: string }>>)[key]
  const pk = make?.(anything).pk ?? ''
  return pk.slice(0, pk.indexOf('#') + 1)
}

const isEntity = (node: Node | undefined): boolean =>
  node?.type === 'VariableDeclarator' &&
  isNode(node.init) &&
  isNode(node.init.callee) &&
  nameOf(node.init.callee) === 'entity'

const TYPES = ['typeAnnotation', 'typeArguments', 'typeParameters', 'returnType']

type Visit = (node: Node, parent: Node) => void

const walk = (value: unknown, parent: Node, visit: Visit): void => {
  if (typeof value !== 'object' || value === null) return
  for (const node of nodesIn(value)) {
    visit(node, parent)
    for (const name in node) if (!TYPES.includes(name)) walk(node[name], node, visit)
  }
}

/** Whether a name means a declaration: neither a property's nor a member's own. */
const isReference = (node: Node, parent: Node): boolean => {
  if (node.type !== 'Identifier') return false
  if (parent.type === 'MemberExpression') return parent.object === node || parent.computed === true
  return !(parent.type === 'Property' && parent.key === node && parent.shorthand !== true && parent.value !== node)
}

/** What one declaration names. */
interface Named {
  readonly reaches: readonly Reach[]
  readonly targets: readonly Declared[]
}

const idOf = ({ file, name }: Declared): string => `${file} ${name}`

/**
 * What a row's handler can come to, read off its code: every declaration that it names, and those that they name. More than
 * it does, since a name is followed whether or not it is called, and never less: paths that no test takes are in it.
 */
export const reachableFamilies = () => {
  const modules = sourceModules()
  const known = new Map<string, Named>()

  /** The keys that a kind of item takes from the page of keys, by itself or through a function that makes its key. */
  const keysOf = (declared: Declared, seen = new Set<string>()): readonly string[] => {
    const node = modules.nodeOf(declared)
    if (!node || seen.has(idOf(declared)) || declared.name === 'keys') return []
    seen.add(idOf(declared))
    const found: string[] = []
    walk(node, node, (it, parent) => {
      if (it.type === 'MemberExpression' && nameOf(it.object) === 'keys') found.push(nameOf(it.property))
      const target = isReference(it, parent) ? modules.resolve({ file: declared.file, name: nameOf(it) }) : undefined
      if (target) found.push(...keysOf(target, seen))
    })
    return found
  }

  const families = new Map<string, readonly string[]>()

  const familiesOf = (entity: Declared): readonly string[] => {
    const found = families.get(idOf(entity)) ?? [...new Set(keysOf(entity).map(familyOf))].filter((it) => it !== '')
    families.set(idOf(entity), found)
    return found
  }

  const namedBy = (declared: Declared, node: Node): Named => {
    const { file } = declared
    const reaches: Reach[] = []
    const targets: Declared[] = []
    walk(node, node, (it, parent) => {
      const late = it.type === 'ImportExpression' ? modules.fileOf(file, nameOf(it.source)) : undefined
      if (late) targets.push(...modules.namesOf(late).map((name) => ({ file: late, name })))
      const target = isReference(it, parent) ? modules.resolve({ file, name: nameOf(it) }) : undefined
      if (!target) return
      if (!isEntity(modules.nodeOf(target))) return void targets.push(target)
      const method = parent.type === 'MemberExpression' ? nameOf(parent.property) : ''
      const list = listOf(method)
      if (list)
        for (const family of familiesOf(target))
          reaches.push({ list, family, where: `${target.name}.${method} in ${file}` })
    })
    return { reaches, targets }
  }

  const named = (declared: Declared): Named => {
    const before = known.get(idOf(declared))
    if (before) return before
    const node = modules.nodeOf(declared)
    const found = node && !isEntity(node) ? namedBy(declared, node) : { reaches: [], targets: [] }
    known.set(idOf(declared), found)
    return found
  }

  return (row: string): readonly Reach[] => {
    const seen = new Set<string>()
    const reached: Reach[] = []
    const waiting: Declared[] = [{ file: `functions/${row}.ts`, name: 'handler' }]
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const declared = modules.resolve(next)
      if (!declared || seen.has(idOf(declared))) continue
      seen.add(idOf(declared))
      const { reaches, targets } = named(declared)
      reached.push(...reaches)
      waiting.push(...targets)
    }
    return reached
  }
}
