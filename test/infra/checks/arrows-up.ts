import type { SourceImport } from './source-imports.ts'

const featureIn = (path: string): string => path.split('/')[1] ?? ''

/**
 * Imports between features of functions/ that break the house's rule, as `knowledge -> #functions/gaps`: a feature reaches
 * others through their public modules only, and only those below it; functions/lib reaches none.
 */
export const arrowsUp = (
  imports: readonly Pick<SourceImport, 'from' | 'specifier' | 'to'>[],
  order: readonly string[],
): readonly string[] => {
  const wrong = imports
    .filter(({ from, to }) => from.startsWith('functions/') && to?.startsWith('functions/'))
    .map(({ from, specifier, to = '' }) => ({ from: featureIn(from), to: featureIn(to), specifier }))
    .filter(({ from, to }) => from !== to && to !== 'lib')
    .filter(({ from, to, specifier }) => {
      const isBelow = order.includes(from) && order.indexOf(to) < order.indexOf(from)
      return !specifier.startsWith('#features/') || !isBelow
    })
    .map(({ from, to, specifier }) => `${from} -> ${specifier.split('/')[0]}/${to}`)
  return [...new Set(wrong)].toSorted()
}
