import { type CommandOptions, readOptions, USAGE } from './options.ts'
import { reconcileRegion } from './reconcile-region.ts'

/** `npm run reconcile`: an operator's command, with the operator's own credentials (docs/restore.md). */
const say = (line: string) => void process.stdout.write(`${line}\n`)

const optionsOrEnd = (): CommandOptions => {
  try {
    return readOptions(process.argv.slice(2))
  } catch (failure) {
    process.stderr.write(`${failure instanceof Error ? failure.message : String(failure)}\n\n${USAGE}\n`)
    process.exit(2)
  }
}

const options = optionsOrEnd()
const began = performance.now()
const { rows, files, changes, findings } = await reconcileRegion(options)
for (const { rule, about, text, isRepaired } of findings) {
  const state = isRepaired ? (options.repair ? 'repaired' : 'to repair') : 'named'
  say(`${state.padEnd(9)} ${rule.padEnd(13)} ${about}: ${text}`)
}
const seconds = ((performance.now() - began) / 1000).toFixed(1)
say(
  `${rows} rows${files === undefined ? '' : ` and ${files} files`} in ${seconds} s: ${findings.length} findings, ${changes} items ${options.repair ? 'written' : 'to write (--repair)'}`,
)
