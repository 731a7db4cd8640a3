import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defect, log } from '#lib/log'

beforeEach(() => vi.stubEnv('LOG_LEVEL', 'info'))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

const written = (work: () => void): string => {
  const lines: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0)
  work()
  return lines.join('')
}

test('a log line carries the allowed fields and drops every other, even when it is forced in', () => {
  const fields = {
    route: 'GET /x',
    status: 200,
    token: 'vg_secret',
    body: { text: 'private' },
    query: '?a=b',
    email: 'a@b.c',
  }
  const line = JSON.parse(written(() => log('info', 'answered', fields)))
  expect(line).toMatchObject({ level: 'info', message: 'answered', route: 'GET /x', status: 200 })
  expect(JSON.stringify(line)).not.toMatch(/secret|private|\?a=b|a@b\.c/)
})

test('a defect is cut to what a log line can carry', () => {
  const { error = '', stack = '' } = defect(new Error('x'.repeat(10_000)))
  expect(error.length).toBeLessThanOrEqual(500)
  expect(stack.length).toBeLessThanOrEqual(2000)
})
