import { vi } from 'vitest'

type Line = Readonly<Record<string, unknown>>

/** The lines that a piece of work logs, which tests otherwise keep silent. */
export const loggedLines = async (work: () => Promise<unknown>): Promise<readonly Line[]> => {
  const lines: Line[] = []
  vi.stubEnv('LOG_LEVEL', 'info')
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    lines.push(JSON.parse(String(text)) as Line)
    return true
  })
  try {
    await work()
  } finally {
    write.mockRestore()
    vi.unstubAllEnvs()
  }
  return lines
}
