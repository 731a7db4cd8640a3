import { spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'

/** Tests with a browser run beside all others, and never two at once on two cores: browsers take each other's time. */
const projects = ['browser', 'rest']
const filters = process.argv.slice(2)
const reportOf = (project: string) => `.cache/tests-${project}.json`

const run = (project: string): Promise<number> =>
  new Promise((resolve) => {
    const reporting = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(project)}`]
    const args = ['run', `--project=${project}`, '--maxWorkers=50%', ...reporting, ...filters]
    if (filters.length > 0) args.push('--passWithNoTests')
    const child = spawn('vitest', args, { stdio: ['ignore', 'pipe', 'pipe'] })
    for (const output of [child.stdout, child.stderr])
      createInterface({ input: output }).on('line', (line) => process.stdout.write(`${line}\n`))
    child.on('close', (code) => resolve(code ?? 1))
  })

/** How many passed and failed; a file that could not be read as tests counts as a failure, as does a run without report. */
const countOf = async (project: string): Promise<{ readonly passed: number; readonly failed: number }> => {
  const text = await readFile(reportOf(project), 'utf8').catch(() => undefined)
  if (text === undefined) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(text)
  return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites }
}

await Promise.all(projects.map((project) => rm(reportOf(project), { force: true })))
const codes = await Promise.all(projects.map(run))
const counts = await Promise.all(projects.map(countOf))
const isGreen = codes.every((code) => code === 0)
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
process.stdout.write(`${passed} passed, ${isGreen ? failed : failed || 1} failed\n`)
process.exitCode = isGreen ? 0 : 1
