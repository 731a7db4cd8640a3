import { RELEASE_DIMENSION, releaseMeasures } from '#infra/deployment/releases'
import { failurePattern } from '#infra/failures'
import { measuresOf } from '#infra/measures'

type Line = Readonly<Record<string, unknown>>

const fieldOf = (line: Line, selector: string): unknown =>
  selector
    .slice('$.'.length)
    .split('.')
    .reduce<unknown>((value, name) => (value as Line | undefined)?.[name], line)

/** Whether a line matches a pattern of CloudWatch's metric filters, of the few forms that infra uses: (in)equalities with `&&` and `||`. */
export const isMatching = (pattern: string, line: Line): boolean => {
  const text = pattern.replaceAll(
    /(\$[\w.]+) (!?=) ("[^"]*"|\d+)/g,
    (_, selector: string, sign: string, wanted: string) =>
      String((fieldOf(line, selector) === JSON.parse(wanted)) === (sign === '=')),
  )
  const plain = text.replaceAll(/[{}\s]/g, '')
  const settle = (open: string): string => {
    const next = open
      .replaceAll(/\((true|false)\)/g, '$1')
      .replaceAll(/\b(true|false)&&(true|false)\b/g, (_, one, other) => String(one === 'true' && other === 'true'))
      .replaceAll(/(?<=^|\()(?:true|false)(?:\|\|(?:true|false))+(?=$|\))/g, (it) => String(it.includes('true')))
    return next === open ? next : settle(next)
  }
  const settled = settle(plain)
  if (settled !== 'true' && settled !== 'false') throw new Error(`${pattern} is read as far as ${settled}`)
  return settled === 'true'
}

/** What CloudWatch makes of a function's log: `[metric, value]`, in the order of the lines. */
export const metricsOf = (row: string, lines: readonly Line[]): readonly (readonly [string, number])[] =>
  lines.flatMap((line) =>
    measuresOf(row)
      .filter(({ pattern }) => isMatching(pattern, line))
      .map(({ metric, value }) => [metric, Number(value.startsWith('$') ? fieldOf(line, value) : value)] as const),
  )

/** What CloudWatch counts of the calls of a release: `[release, 1 or 0]` for each that ended, in the order of the lines. */
export const releaseCalls = (lines: readonly Line[]): readonly (readonly [unknown, number])[] =>
  lines.flatMap((line) =>
    releaseMeasures
      .filter(({ pattern }) => isMatching(pattern, line))
      .map(({ value }) => [fieldOf(line, `$.${RELEASE_DIMENSION}`), Number(value)] as const),
  )

/** Whether a line counts as a failure of a kind of row. */
export const isFailure = (kind: Parameters<typeof failurePattern>[0], line: Line): boolean =>
  isMatching(failurePattern(kind), line)
