import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

const folder = join(import.meta.dirname, '../fixtures/xss')

/**
 * What hostile words look like, after the classes of the public cheat sheets, a file each: every one tries to run
 * `pwned(1)`, to reach `evil.example`, to name itself into the page (`clobber`) or to change what all objects have in common.
 */
export const xssVectors: readonly string[] = readdirSync(folder)
  .toSorted()
  .flatMap((name) => z.array(z.string()).parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
