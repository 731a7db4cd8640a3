import { rows as tables } from '#infra/rows'
import { allSettings } from '#test/infra/all-settings'
import type { Templates } from '#test/infra/inventory'
import { synthesise } from '#test/infra/synthesise'
import { withOneOfEach } from '#test/infra/with-one-of-each'
import { cellsOf } from '#test/support/sweeps/chosen-cells'

/** What the checks of rows need to know of each region. */
export const eu = { name: 'parley', region: 'eu', lambdaConcurrency: 1000 } as const
export const na = { name: 'parley', region: 'na', lambdaConcurrency: 1000 } as const
export const bare = { name: 'parley', region: 'na' } as const

/** The tables with a made-up row of every kind. */
export const rows = withOneOfEach(tables())
/** The templates, once `synthesiseRegions` has run: of `eu` with all settings, of `na` beside it, and of `na` alone with none. */
export let first: Templates
export let second: Templates
export let alone: Templates

/** CloudFormation's validation of every property takes ten seconds a region: `npm test` validates one at most. */
const validated = cellsOf('stacks', ['first', 'alone', 'neither'])

/**
 * Synthesises the three regions, for all files of this folder: half a minute of work on a free machine. cdk-nag and
 * CloudFormation's own validation run inside: an unacknowledged finding fails here.
 */
export const synthesiseRegions = (): void => {
  const validates = (name: 'first' | 'alone') => ({ validatesResources: validated.includes(name) })
  first = synthesise(rows, { ...allSettings, region: 'eu', regions: 'eu,na' }, validates('first'))
  // the same resources as the first; their validation would find the same
  second = synthesise(rows, { ...allSettings, region: 'na', regions: 'eu,na' }, { validatesResources: false })
  alone = synthesise(tables(), { region: 'na' }, validates('alone'))
}

/** Each region with its name for messages, its templates, what is known of it, and its rows. */
export const regionsOf = () =>
  [
    ['eu with everything configured', first, eu, rows],
    ['na as the second region', second, na, rows],
    ['na alone, with nothing configured', alone, bare, tables()],
  ] as const
