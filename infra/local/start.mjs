// Runs on whatever Node the machine has: says what is missing before anything newer is asked of it.
import { existsSync } from 'node:fs'
import module from 'node:module'
import { fileURLToPath } from 'node:url'

const fail = (sentence) => {
  console.error(sentence)
  process.exit(1)
}

const root = new URL('../../', import.meta.url)
const [major] = process.versions.node.split('.').map(Number)

if (!existsSync(new URL('node_modules', root))) fail('Nothing is installed yet. Run: npm ci')
if (major < 24)
  fail(
    existsSync(new URL('node_modules/.bin/node', root))
      ? 'Start through npm, which brings Node 24 along: npm start'
      : `This needs Node 24 and found ${process.version}. npm ci brings it along as a package: run npm ci again, with install scripts allowed.`,
  )

// modules are stripped of their types and compiled once, not at every start; worker threads read the variable
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('.cache/compiled', root))
module.enableCompileCache(process.env.NODE_COMPILE_CACHE)
await import('./main.ts')
