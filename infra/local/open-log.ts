import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'

interface Line {
  readonly level?: string
  readonly message?: string
  readonly function?: string
  readonly error?: string
}

const parse = (line: string): Line | undefined => {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

/** Keeps a region's lines in `<dataDir>/log/<region>.log` and shows only what went wrong. */
export const openLog = (dataDir: string, region: string, show: (line: string) => void) => {
  mkdirSync(join(dataDir, 'log'), { recursive: true })
  const file = createWriteStream(join(dataDir, 'log', `${region}.log`), { flags: 'a' })
  return (line: string): void => {
    if (!line) return
    file.write(`${line}\n`)
    const parsed = parse(line)
    if (!parsed) show(`${region} ${line}`)
    else if (parsed.level === 'error')
      show(`${region} ${parsed.function ?? ''}: ${parsed.message} ${parsed.error ?? ''}`)
  }
}
