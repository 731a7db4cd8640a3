import { isParentRoute } from './is-parent-route.ts'
import type { SourceImport } from './source-imports.ts'

/** From below to above: a layer may import those before it. `places.ts` is the list of pages. */
const layers = ['lib', 'ui', 'features', 'places.ts', 'shell', 'styleguide', 'routes']

const layerOf = (path: string): number => layers.indexOf(path.split('/')[1] ?? '')
const featureOf = (path: string): string | undefined => /^web\/features\/([^/]+)\//.exec(path)?.[1]

type Arrow = Pick<SourceImport, 'from' | 'specifier' | 'kind'> & { readonly to: string }

/** The clients' application is made of the same layers as the dashboard, without its pages, their list and its start. */
const ofPortal = ['lib', 'ui', 'features', 'shell', 'portal']

const isOutOfPortal = (from: string, to: string): boolean =>
  from.startsWith('web/portal/') && !ofPortal.includes(to.split('/')[1] ?? '')

const isUp = ({ from, to }: Arrow): boolean => {
  if (isOutOfPortal(from, to)) return true
  const isLayered = layerOf(from) >= 0 && !isParentRoute(from, to)
  // what is in no layer combines them all: the start, the router, the words of all features
  return isLayered && (layerOf(to) > layerOf(from) || (layerOf(to) < 0 && to.startsWith('web/')))
}

/** Another feature is reached through its public modules; the shell and the routes load its screens late. */
const isPastDoor = ({ from, to, specifier, kind }: Arrow): boolean => {
  const feature = featureOf(to)
  if (feature === undefined || feature === featureOf(from)) return false
  const isLate = kind === 'dynamic' && /^web\/(shell|routes)\//.test(from)
  return /^web\/(features|shell|routes)\//.test(from) && !specifier.startsWith('#web-features/') && !isLate
}

const isOwnDoor = ({ from, to, specifier }: Arrow): boolean =>
  specifier.startsWith('#web-features/') && featureOf(from) === featureOf(to)

/**
 * Imports in the dashboard that break the house's rule, as `web/lib/format/ago.ts -> #web/ui/t.ts`: to a layer above, past another
 * feature's public modules, or through the feature's own.
 */
export const arrowsUpInWeb = (
  imports: readonly Pick<SourceImport, 'from' | 'specifier' | 'to' | 'kind'>[],
): readonly string[] =>
  imports
    .flatMap(({ to, ...found }) => (to?.startsWith('web/') ? [{ ...found, to }] : []))
    .filter(({ from }) => from.startsWith('web/'))
    .filter((found) => isUp(found) || isPastDoor(found) || isOwnDoor(found))
    .map(({ from, specifier }) => `${from} -> ${specifier}`)
    .toSorted()
