import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const scriptOf = (command: string): string | undefined => {
  // npm names itself to what it runs
  if (command === 'npm') return process.env.npm_execpath
  const path = createRequire(import.meta.url).resolve(`${command}/package.json`)
  const { bin } = JSON.parse(readFileSync(path, 'utf8')) as { bin: Readonly<Record<string, string>> }
  return join(dirname(path), bin[command] ?? '')
}

/**
 * How to spawn npm or a package's command of the same name: Node with its script, because the commands in node_modules/.bin are
 * programs of a shell on Windows, which are not spawned without one.
 */
export const nodeCommand = (command: string): readonly [string, ...string[]] => {
  const script = scriptOf(command)
  return script === undefined ? [command] : [process.execPath, script]
}
