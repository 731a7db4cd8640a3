import { parseAst } from 'vite'

export interface FoundRegex {
  readonly source: string
  readonly flags: string
}

interface Found {
  /** Literals, and `new RegExp` of one literal text. */
  readonly regexes: readonly FoundRegex[]
  /** The code of expressions that only the running program can build. */
  readonly constructed: readonly string[]
}

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

const literalRegex = ({ type, regex }: Node): FoundRegex | undefined => {
  if (type !== 'Literal' || typeof regex !== 'object' || regex === null) return undefined
  return { source: String(Reflect.get(regex, 'pattern')), flags: String(Reflect.get(regex, 'flags')) }
}

/** The arguments of `new RegExp(…)` or `RegExp(…)`. */
const constructorArguments = ({ type, callee, arguments: given }: Node): readonly Node[] | undefined =>
  (type === 'NewExpression' || type === 'CallExpression') && isNode(callee) && callee.name === 'RegExp'
    ? [given].flat().filter(isNode)
    : undefined

const textOf = (node: Node | undefined): string | undefined =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined

/** Every regular expression in a file's code. */
export const regexesIn = (code: string, lang: 'ts' | 'tsx'): Found => {
  const regexes: FoundRegex[] = []
  const constructed: string[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) visit(one)
    if (!isNode(value)) return
    const literal = literalRegex(value)
    if (literal) regexes.push(literal)
    const [pattern, flags] = constructorArguments(value) ?? []
    const source = textOf(pattern)
    if (source !== undefined && (flags === undefined || textOf(flags) !== undefined))
      regexes.push({ source, flags: textOf(flags) ?? '' })
    else if (pattern) constructed.push(code.slice(Number(value.start), Number(value.end)))
    Object.values(value).forEach(visit)
  }
  visit(parseAst(code, { lang }))
  return { regexes, constructed }
}
