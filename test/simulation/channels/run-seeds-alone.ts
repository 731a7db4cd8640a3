import process from 'node:process'
import { runSeeds } from './run-seeds.ts'

/** A process of its own: `node run-seeds-alone.ts <first> <count> <step> <messages>` prints the result as JSON. */
const [first = 1, count = 1, step = 1, messages = 200] = process.argv.slice(2).map(Number)
process.stdout.write(JSON.stringify(await runSeeds({ first, count, step, messages })))
