import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test, vi } from 'vitest'
import { everyBrowserFile, journeys } from './browser-files.ts'
import { heldToBudget } from './budget.ts'
import { slowness } from './calibrate.ts'
import { browserTests, browserTestsFor } from './changed.ts'
import { groupCosts, groupOf } from './costs.ts'
import { longest } from './longest.ts'
import { treeMs } from './process-cpu.ts'
import { productFiles } from './product-files.ts'
import { readReport } from './report.ts'
import { runAgain } from './run-again.ts'
import { type Findings, verdict } from './verdict.ts'

const written = async (report: unknown): Promise<string> => {
  const path = join(await mkdtemp(join(tmpdir(), 'report-')), 'report.json')
  await writeFile(path, JSON.stringify(report))
  return path
}

test('files are counted by folder, browser tests by their feature', () => {
  expect(groupOf('test/e2e/agents/list.test.ts')).toBe('e2e/agents')
  expect(groupOf('test/lib/log.test.ts')).toBe('lib')
  expect(groupOf('test/e2e/alone.test.ts')).toBe('e2e')
})

test('a slower processor makes no run dearer', () => {
  const files = [{ file: 'test/lib/log.test.ts', cpuMs: 4000, wallMs: 1 }]
  expect(groupCosts(files, new Map([['check', 6000]]), 2)).toEqual([
    { group: 'check', files: 0, cpuSeconds: 3 },
    { group: 'lib', files: 1, cpuSeconds: 2 },
  ])
})

test('a run is held to one and a half times its budget', async () => {
  const run = (cpuSeconds: number) => heldToBudget('test', [{ group: 'lib', files: 1, cpuSeconds }])
  const [, recorded = ''] = /of (\d+) processor/.exec((await run(0)).sentence) ?? []
  expect(Number(recorded)).toBeGreaterThan(100)
  expect((await run(Number(recorded) * 1.49)).isWithin).toBe(true)
  expect((await run(Number(recorded) * 1.51)).isWithin).toBe(false)
})

test('work of this process and of those below it is counted', () => {
  const before = treeMs(process.pid)
  slowness()
  expect(treeMs(process.pid) - before).toBeGreaterThan(100)
  expect(treeMs(2 ** 30)).toBe(0)
})

test('a failed test is named, and so is a file that could not be read', async () => {
  const name = join(process.cwd(), 'test/lib/log.test.ts')
  const path = await written({
    numPassedTests: 3,
    testResults: [
      { name, status: 'failed', message: '', assertionResults: [{ status: 'failed', fullName: 'writes a line' }] },
      { name, status: 'failed', message: 'no such module\nat', assertionResults: [] },
      { name, status: 'passed', message: '', assertionResults: [{ status: 'passed', fullName: 'another' }] },
    ],
  })
  expect(await readReport(path)).toEqual({
    passed: 3,
    failed: [
      { file: 'test/lib/log.test.ts', name: 'writes a line' },
      { file: 'test/lib/log.test.ts', name: 'no such module' },
    ],
  })
  expect((await readReport('nowhere.json')).failed).toHaveLength(1)
})

test('a run that crashed is red, and is not run again in hope', async () => {
  const crash = { file: '.cache/tests-browser.json', name: 'no report' }
  expect(await runAgain([crash, { file: 'browser', name: 'ended with an error' }])).toEqual({
    red: [crash, { file: 'browser', name: 'ended with an error' }],
    flaky: [],
  })
})

describe('a run', () => {
  const found: Findings = {
    scope: 'whole',
    isCheckGreen: true,
    rest: { passed: 4000, failed: [] },
    browser: { passed: 300, failed: [] },
    red: [],
    flaky: [],
    isOverBudget: false,
  }
  const failure = (name: string) => ({ file: 'test/e2e/shell/shell.test.ts', name })
  const consequence = (name: string) => ({ ...failure(name), isConsequence: true as const })

  test('in which all passed is green', () => {
    expect(verdict(found)).toEqual({ passed: 4300, failed: 0, lines: [] })
  })

  test.each<[string, Partial<Findings>, number]>([
    ['with a failed test', { rest: { passed: 3999, failed: [failure('a')] } }, 1],
    ['with browser tests that failed twice', { red: [failure('a'), failure('b')] }, 2],
    ['with a red check', { isCheckGreen: false }, 1],
    ['over its budget', { isOverBudget: true }, 1],
    ['without any browser test', { browser: { passed: 0, failed: [] } }, 1],
    ['without any other test', { rest: { passed: 0, failed: [] } }, 1],
    ['with three flaky tests', { flaky: ['a', 'b', 'c'].map(failure) }, 1],
  ])('%s is red', (_, more, failed) => {
    expect(verdict({ ...found, ...more }).failed).toBe(failed)
  })

  test('names two flaky tests, counts what one of them kept from running as one, and is green', () => {
    const flaky = [failure('a'), consequence('b'), consequence('c'), consequence('d'), failure('e')]
    expect(verdict({ ...found, flaky })).toEqual({
      passed: 4305,
      failed: 0,
      lines: ['flaky: test/e2e/shell/shell.test.ts > a', 'flaky: test/e2e/shell/shell.test.ts > e'],
    })
  })

  test('of names that no test has is red, of a change that touches no test green', () => {
    const nothing = { passed: 0, failed: [] }
    expect(verdict({ ...found, scope: 'named', rest: nothing, browser: nothing }).failed).toBe(1)
    expect(verdict({ ...found, scope: 'named', browser: nothing }).failed).toBe(0)
    expect(verdict({ ...found, scope: 'changed', rest: nothing, browser: undefined }).failed).toBe(0)
  })
})

test('a change asks for the browser tests of its feature, one of what all share for every one, documents for none', () => {
  expect(browserTestsFor(['functions/workspaces/members/get-team.ts'])).toEqual(browserTests.workspaces)
  expect(browserTestsFor(['web/features/conversations/chats/chat-list.tsx', 'widget/chat/log/log.tsx'])).toEqual([
    'test/e2e/conversations/',
    'test/e2e/widget/',
  ])
  expect(browserTestsFor(['web/features/legal/legal-page.tsx'])).toEqual(['test/e2e/shell/public-pages.test.ts'])
  expect(browserTestsFor(['web/ui/form/input.tsx'])).toEqual(['test/e2e'])
  expect(browserTestsFor(['functions/lib/http/api.ts', 'docs/cost.md'])).toEqual(['test/e2e'])
  expect(browserTestsFor(['docs/cost.md', 'infra/stacks/api-stack.ts'])).toEqual([])
  expect(browserTestsFor(['test/e2e/widget/journey.test.ts'])).toEqual(['test/e2e/widget/journey.test.ts'])
})

test('every feature and every screen has browser tests, and all of them exist', () => {
  const folders = ['functions', 'web/features', 'shared', 'events'].flatMap((path) =>
    readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])),
  )
  expect(folders.filter((name) => name !== 'lib' && !(name in browserTests))).toEqual([])
  expect(
    Object.values(browserTests)
      .flat()
      .filter((path) => !existsSync(path)),
  ).toEqual([])
})

test('the browser files of a run are every journey and, over some commits, each of the others', async () => {
  const every = everyBrowserFile()
  expect(journeys.filter((file) => !every.includes(file))).toEqual([])
  const folders = new Set(every.filter((file) => file.startsWith('test/e2e/')).map((file) => file.split('/')[2]))
  expect(new Set(journeys.map((file) => file.split('/')[2]))).toEqual(folders)
  const chosenBy = async (seed: string) => {
    vi.resetModules()
    vi.stubEnv('SWEEP', '')
    vi.stubEnv('SWEEP_SEED', seed)
    return (await import('./browser-files.ts')).chosenBrowserFiles()
  }
  const chosen: (readonly string[])[] = []
  for (let seed = 0; seed < 100; seed++) chosen.push(await chosenBy(`seed ${seed}`))
  expect(every.filter((file) => !chosen.flat().includes(file))).toEqual([])
  for (const files of chosen) expect(files.length).toBeLessThan(every.length / 2 + journeys.length)
  vi.unstubAllEnvs()
  // the worker's next files must not choose by the last of these seeds
  vi.resetModules()
})

test('every file that runs early, and every one that starts the product, exists', () => {
  expect([...longest, ...productFiles].filter((file) => !existsSync(file))).toEqual([])
})

test('temporary files of a run vanish with it', async () => {
  // of its own process: the variables of this one belong to all its test files
  const program = `
    const { temporaryFolder } = await import(${JSON.stringify(new URL('./temporary-folder.ts', import.meta.url).href)})
    const { mkdtempSync, writeFileSync } = await import('node:fs')
    const { join } = await import('node:path')
    const { tmpdir } = await import('node:os')
    const { path, remove } = await temporaryFolder()
    writeFileSync(join(mkdtempSync(join(tmpdir(), 'left-')), 'over'), 'x')
    const isUsed = tmpdir() === path
    await remove()
    process.stdout.write(JSON.stringify({ path, isUsed }))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program])
  const { path, isUsed } = JSON.parse(stdout)
  expect(isUsed).toBe(true)
  expect(existsSync(path)).toBe(false)
})

test('files that a run leaves out are not run', async () => {
  vi.resetModules()
  vi.stubEnv('LEFT_OUT', productFiles.join(','))
  const { default: config } = await import(join(process.cwd(), 'vitest.config.ts'))
  vi.unstubAllEnvs()
  const rest = config.test.projects.find(({ test }: { test: { name: string } }) => test.name === 'rest')
  expect(rest.test.exclude).toEqual(expect.arrayContaining([...productFiles]))
})

test('one of the files that start the product runs, over some commits each of them', async () => {
  const left: (readonly string[])[] = []
  for (let seed = 0; seed < 60; seed++) {
    vi.resetModules()
    vi.stubEnv('SWEEP', '')
    vi.stubEnv('SWEEP_SEED', `seed ${seed}`)
    left.push((await import('./product-files.ts')).leftProductFiles())
  }
  vi.unstubAllEnvs()
  // the worker's next files must not choose by the last of these seeds
  vi.resetModules()
  for (const files of left) expect(files).toHaveLength(productFiles.length - 1)
  for (const file of productFiles) {
    expect(
      left.some((files) => files.includes(file)),
      file,
    ).toBe(true)
    expect(
      left.some((files) => !files.includes(file)),
      file,
    ).toBe(true)
  }
})
