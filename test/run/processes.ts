import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { nodeCommand } from './node-command.ts'
import { endedChildrenMs } from './process-cpu.ts'

/** How a process ended: its exit code, and the processor time in ms of it and of all below it. */
export interface Ended {
  readonly code: number
  readonly cpuMs: number
  readonly wallMs: number
}

let countedMs = endedChildrenMs()

/** Runs npm or a package's command to its end; what it prints is passed on line by line, so that two do not mix. */
export const runCommand = (
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ended> =>
  new Promise((resolve) => {
    const startedAt = performance.now()
    const [program, ...first] = nodeCommand(command)
    const child = spawn(program, [...first, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    })
    let cpuMs = 0
    // the kernel adds a child's time when it is waited for, which Node has just done
    child.on('exit', () => {
      const now = endedChildrenMs()
      cpuMs = now - countedMs
      countedMs = now
    })
    for (const output of [child.stdout, child.stderr])
      createInterface({ input: output }).on('line', (line) => process.stdout.write(`${line}\n`))
    child.on('error', ({ message }) => process.stdout.write(`${command}: ${message}\n`))
    child.on('close', (code) => resolve({ code: code ?? 1, cpuMs, wallMs: performance.now() - startedAt }))
  })
