import { localEngine } from '#infra/local/database/local-engine'
import { cellsOf } from '#test/support/sweeps/chosen-cells'

/** What LOCAL_DATABASE can be on this machine; without the variable the binary serves, where there is one. */
const values = localEngine().kind === 'binary' ? ['', 'portable'] : ['portable']

/** The values of LOCAL_DATABASE that this run tries a test's local run with: all in a whole sweep, otherwise one that the commit chooses. */
export const chosenEngines = (test: string): readonly string[] => cellsOf(test, values)
