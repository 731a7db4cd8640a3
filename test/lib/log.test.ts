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

test('a log line contains allowed fields only, even if others are forced in', () => {
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

test('a defect is shortened for a log line', () => {
  const { error = '', stack = '' } = defect(new Error('x'.repeat(10_000)))
  expect(error.length).toBeLessThanOrEqual(500)
  expect(stack.length).toBeLessThanOrEqual(2000)
})
