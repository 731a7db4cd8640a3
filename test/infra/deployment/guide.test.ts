import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { type Rows, rows as tables } from '#infra/rows'
import { regions } from '#shared/regions'
import { Inventory, type Templates } from '#test/infra/inventory'
import { synthesise } from '#test/infra/synthesise'

/** One command of docs/deploy.md that CDK runs, as its shell would split it. */
interface Command {
  readonly line: string
  readonly verb: string
  readonly stacks: readonly string[]
  readonly context: Readonly<Record<string, string>>
}

const guide = readFileSync(new URL('../../../docs/deploy.md', import.meta.url), 'utf8')
const { scripts } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  scripts: Readonly<Record<string, string>>
}

const words = (line: string): string[] =>
  [...line.matchAll(/(?:'[^']*'|"[^"]*"|[^\s'"])+/g)].map(([word]) => word.replaceAll(/'([^']*)'|"([^"]*)"/g, '$1$2'))

/** Reads a command line: `npx cdk …` itself, `npm run x -- …` with what package.json puts before it; throws at a flag that is not known. */
const commandOf = (line: string, cdkJson: Readonly<Record<string, string>>): Command | undefined => {
  const [program = '', ...rest] = words(line)
  const script = program === 'npm' && rest[0] === 'run' ? (scripts[rest[1] ?? ''] ?? '') : ''
  if (program === 'npm' && rest[0] === 'run') expect(script, `${line}: package.json has no such script`).not.toBe('')
  const ofScript = /&& cdk (.*)$/.exec(script)?.[1]
  const given =
    program === 'npx' && rest[0] === 'cdk'
      ? rest.slice(1)
      : program === 'cdk'
        ? rest
        : ofScript && [...words(ofScript), ...(rest.includes('--') ? rest.slice(rest.indexOf('--') + 1) : [])]
  if (!given) return undefined
  const { values, positionals } = parseArgs({
    args: given,
    allowPositionals: true,
    options: {
      context: { type: 'string', short: 'c', multiple: true },
      all: { type: 'boolean' },
      force: { type: 'boolean' },
      quiet: { type: 'boolean' },
      'import-existing-resources': { type: 'boolean' },
      'require-approval': { type: 'string' },
    },
  })
  const [verb = '', ...stacks] = positionals
  const pairs = (values.context ?? []).map((pair): [string, string] => [
    pair.slice(0, pair.indexOf('=')),
    pair.slice(pair.indexOf('=') + 1),
  ])
  return { line, verb, stacks, context: { region: 'eu', ...cdkJson, ...Object.fromEntries(pairs) } }
}

/** Every command of the guide: the lines of its code blocks, where `# cdk.json: "name": "value"` holds for the lines below, and the commands within sentences. */
const commands = (): readonly Command[] => {
  const blocks = guide.split(/^ *```\w*$/m)
  return blocks.flatMap((text, index) => {
    const cdkJson: Record<string, string> = {}
    const lines =
      index % 2 ? text.split('\n') : [...text.matchAll(/`((?:npx cdk|npm run|cdk) [^`]+)`/g)].map(([, it]) => it ?? '')
    return lines.flatMap((line) => {
      const [, name, value] = /^# cdk\.json: "(\w+)": "([^"]+)"$/.exec(line) ?? []
      if (name && value) cdkJson[name] = value
      return commandOf(line.replace(/ +#.*$/, '').trim(), cdkJson) ?? []
    })
  })
}

/** Rows of two features: which stacks there are for the rest does not depend on the settings. */
const fewRows = (): Rows => {
  const all = tables()
  const isOwn = (name: string) => /^(conversations|notifications)\//.test(name)
  const own = <Value>(table: Readonly<Record<string, Value>>): Record<string, Value> =>
    Object.fromEntries(Object.entries(table).filter(([name]) => isOwn(name)))
  return {
    functions: all.functions.filter(({ name }) => isOwn(name)),
    routes: all.routes.filter(({ functionName }) => isOwn(functionName)),
    subscriptions: own(all.subscriptions),
    serviceEvents: own(all.serviceEvents),
    schedules: own(all.schedules),
    flows: own(all.flows),
    sockets: all.sockets,
  }
}

const found = commands()
const deploying = found.filter(({ verb }) => verb !== 'bootstrap')
const synthesised = new Map<string, Templates>()
const keyOf = ({ context }: Command): string => JSON.stringify(Object.entries(context).toSorted())

beforeAll(() => {
  const rows = fewRows()
  for (const command of deploying)
    if (!synthesised.has(keyOf(command)))
      synthesised.set(
        keyOf(command),
        synthesise(rows, command.context, { validatesResources: false, isChecked: false }),
      )
}, 900_000)

test('the guide deploys, compares, imports and destroys, with one region, two, and a sender', () => {
  expect(new Set(found.map(({ verb }) => verb))).toEqual(new Set(['bootstrap', 'deploy', 'diff', 'destroy', 'import']))
  expect(synthesised.size).toBe(5)
})

test.each(deploying.map((command) => [command.line, command] as const))(
  '%s: is about stacks that exist',
  (_, command) => {
    const templates = synthesised.get(keyOf(command)) ?? {}
    expect(Object.keys(templates).length).toBeGreaterThan(8)
    for (const stack of command.stacks) expect(Object.keys(templates)).toContain(stack)
  },
)

test('bootstrap prepares every AWS region that stacks are in', () => {
  const [bootstrap] = found.filter(({ verb }) => verb === 'bootstrap')
  const prepared = (bootstrap?.stacks ?? []).map((place) => place.split('/').at(-1))
  expect(prepared.toSorted()).toEqual(
    [...new Set([...Object.values(regions).map(({ aws }) => aws), 'us-east-1'])].toSorted(),
  )
})

test('tables, secrets, buckets and logs that the guide’s commands name exist', () => {
  const inventory = new Inventory(synthesised.get(JSON.stringify([['region', 'eu']])) ?? {})
  const names = new Set(
    inventory.all.map(({ Properties }) => Properties?.TableName ?? Properties?.Name ?? Properties?.LogGroupName),
  )
  const named = [...guide.matchAll(/(?:--table-name|--secret-id|aws logs tail) (\/?parley[\w/-]+)/g)].map(
    ([, it]) => it,
  )
  expect(named.length).toBeGreaterThan(5)
  for (const name of named) expect(names).toContain(name)
})
