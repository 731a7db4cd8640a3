/** Fields of the language that the local interpreter silently ignores, so that a flow using them must not start here. */
const UNSUPPORTED = new Set(['ItemBatcher', 'ItemReader', 'ResultWriter', 'Arguments', 'Output', 'Assign', 'JSONata'])

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const namesOfTasks = (states: unknown): string[] =>
  Object.entries(isRecord(states) ? states : {}).flatMap(([name, state]) => {
    if (!isRecord(state)) return []
    const inner = isRecord(state.ItemProcessor) ? namesOfTasks(state.ItemProcessor.States) : []
    return state.Type === 'Task' ? [name, ...inner] : inner
  })

/** What in a flow's definition would run differently here than on Step Functions; empty when nothing. */
export const unsupportedIn = (definition: unknown): readonly string[] => {
  const found: string[] = []
  const walk = (value: unknown, isState: boolean): void => {
    if (!isRecord(value)) return
    for (const [name, inner] of Object.entries(value)) {
      if (isState && UNSUPPORTED.has(name)) found.push(name)
      if (name === 'QueryLanguage' && inner !== 'JSONPath') found.push(`QueryLanguage ${String(inner)}`)
      if (name === 'States' && isRecord(inner)) for (const state of Object.values(inner)) walk(state, true)
      if (name === 'ItemProcessor') walk(inner, false)
    }
  }
  walk(definition, false)
  const names = isRecord(definition) ? namesOfTasks(definition.States) : []
  // the interpreter finds a task's function by the state's name alone
  for (const name of new Set(names.filter((it, at) => names.indexOf(it) !== at))) found.push(`two tasks named ${name}`)
  return found
}
