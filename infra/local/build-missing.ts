import { spawn } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { LocalProblem } from './local-problem.ts'

/** What a browser gets: its sources' folder, what it also reads, and the file that tells when it was last built. */
const builds = [
  { folder: 'web', reads: ['web', 'shared'], proof: 'dist/web/index.html' },
  { folder: 'widget', reads: ['widget', 'shared'], proof: 'dist/widget' },
] as const

const newestIn = (path: string): number =>
  readdirSync(path, { withFileTypes: true, recursive: true }).reduce(
    (newest, entry) =>
      entry.isFile() ? Math.max(newest, statSync(join(entry.parentPath, entry.name)).mtimeMs) : newest,
    0,
  )

const builtAt = (path: string): number => {
  if (!existsSync(path)) return 0
  const stat = statSync(path)
  return stat.isDirectory() ? newestIn(path) : stat.mtimeMs
}

const run = (root: string, folder: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const vite = join(root, 'node_modules/vite/bin/vite.js')
    const child = spawn(
      process.execPath,
      [vite, 'build', '--config', `${folder}/vite.config.ts`, '--logLevel', 'warn'],
      {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    let said = ''
    for (const output of [child.stdout, child.stderr]) output.on('data', (text: Buffer) => (said += text.toString()))
    child.once('exit', (code) => {
      if (code === 0) return resolve()
      reject(new LocalProblem(`${folder}/ does not build:\n${said.trim()}`))
    })
  })

/** Builds the dashboard and the widget where there is no build, or where their sources are newer than it. */
export const buildMissing = async (root: string, say: (line: string) => void): Promise<void> => {
  for (const { folder, reads, proof } of builds) {
    if (!existsSync(join(root, folder, 'vite.config.ts'))) {
      say(`${folder}/ has no build yet`)
      continue
    }
    const changedAt = Math.max(...reads.map((read) => newestIn(join(root, read))))
    if (builtAt(join(root, proof)) >= changedAt) continue
    say(`building ${folder}/ (once, and after changes)`)
    await run(root, folder)
  }
}
