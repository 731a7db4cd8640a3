import { spawn } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { LocalProblem } from './local-problem.ts'

/** A build for browsers: its sources, the file whose time is that of the last build, and the build command. */
const builds = [
  {
    folder: 'web',
    reads: ['web', 'shared'],
    proof: 'dist/web/index.html',
    command: ['node_modules/vite/bin/vite.js', 'build', '--config', 'web/vite.config.ts', '--logLevel', 'warn'],
  },
  {
    folder: 'web/portal',
    reads: ['web', 'shared'],
    proof: 'dist/portal/index.html',
    command: ['node_modules/vite/bin/vite.js', 'build', '--config', 'web/vite.portal.config.ts', '--logLevel', 'warn'],
  },
  {
    folder: 'widget',
    reads: ['widget', 'shared'],
    proof: 'widget/dist/manifest.json',
    command: ['widget/build/main.ts'],
  },
] as const

/** When anything in a folder last changed, builds left out. */
const newestIn = (path: string): number =>
  Math.max(
    0,
    ...readdirSync(path, { withFileTypes: true }).map((entry) => {
      const inner = join(path, entry.name)
      if (entry.isDirectory()) return entry.name === 'dist' ? 0 : newestIn(inner)
      return statSync(inner).mtimeMs
    }),
  )

const run = (root: string, folder: string, command: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    for (const output of [child.stdout, child.stderr])
      output.on('data', (text: Buffer) => {
        said += text.toString()
      })
    child.once('exit', (code) => {
      if (code === 0) return resolve()
      reject(new LocalProblem(`${folder}/ does not build:\n${said.trim()}`))
    })
  })

/** Builds the dashboard, the portal and the widget where there is no build, or where their sources are newer than it. */
export const buildMissing = async (root: string, say: (line: string) => void): Promise<void> => {
  for (const { folder, reads, proof, command } of builds) {
    if (!command.filter((part) => part.endsWith('.ts')).every((part) => existsSync(join(root, part)))) continue
    const builtAt = existsSync(join(root, proof)) ? statSync(join(root, proof)).mtimeMs : 0
    if (builtAt >= Math.max(...reads.map((read) => newestIn(join(root, read))))) continue
    say(`building ${folder}/ (once, and after changes)`)
    await run(root, folder, command)
  }
}

/** Rebuilds the widget; if that fails, the error is printed and the last build stays. */
export const buildWidget = async (root: string, say: (line: string) => void): Promise<void> => {
  const [, , { folder, command }] = builds
  await run(root, folder, command).then(
    () => say('widget/ was rebuilt'),
    (failure: unknown) => say(String(failure)),
  )
}
