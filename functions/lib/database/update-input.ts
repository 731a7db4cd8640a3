import type { Change, ChangeOptions } from './change.ts'
import type { Condition, Where } from './condition.ts'
import { Expression } from './expression.ts'

const isMetByNothing = ({ op }: Condition): boolean =>
  op === 'absent' || op === 'absentOr' || op === 'absentOrBelow' || op === 'fewerThan'

/** The expressions of an update. Where its conditions allow a missing item it may create one, which then gets its `kind` like every other. */
export const updateInput = <T>(kind: string, change: Change<T> & ChangeOptions, where: Where) => {
  const expression = new Expression()
  const set = Object.entries({
    ...change.set,
    ...change.index,
    ...(change.ttl === undefined ? {} : { ttl: change.ttl }),
    ...(Object.values(where).every(isMetByNothing) ? { kind } : {}),
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
