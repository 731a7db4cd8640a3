import type { Change, ChangeOptions } from './change.ts'
import type { Where } from './condition.ts'
import { Expression } from './expression.ts'

/** The expressions of an update. Without a condition it may create the item, which then gets its `kind` like every other. */
export const updateInput = <T>(kind: string, change: Change<T> & ChangeOptions, where: Where) => {
  const expression = new Expression()
  const set = Object.entries({
    ...change.set,
    ...change.index,
    ...(change.ttl === undefined ? {} : { ttl: change.ttl }),
    ...(Object.keys(where).length === 0 ? { kind } : {}),
  }).filter(([, value]) => value !== undefined)
  const add = Object.entries(change.add ?? {}).filter(([, value]) => value !== undefined)
  const include = Object.entries(change.include ?? {})
  const exclude = Object.entries(change.exclude ?? {})
  const inSet = ([name, texts]: [string, unknown]) =>
    `${expression.name(name)} ${expression.value(name, new Set(texts as readonly string[]))}`
  const clauses = [
    set.length > 0 &&
      `SET ${set.map(([name, value]) => `${expression.name(name)} = ${expression.value(name, value)}`).join(', ')}`,
    change.remove &&
      change.remove.length > 0 &&
      `REMOVE ${change.remove.map((name) => expression.name(name)).join(', ')}`,
    add.length + include.length > 0 &&
      `ADD ${[
        ...add.map(([name, value]) => `${expression.name(name)} ${expression.value(name, value)}`),
        ...include.map(inSet),
      ].join(', ')}`,
    exclude.length > 0 && `DELETE ${exclude.map(inSet).join(', ')}`,
  ].filter((clause) => typeof clause === 'string')
  const condition = expression.all(where)
  return {
    UpdateExpression: clauses.join(' '),
    ...(condition ? { ConditionExpression: condition } : {}),
    ...expression.placeholders,
  }
}
