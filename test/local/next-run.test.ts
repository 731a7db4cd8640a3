import { expect, test } from 'vitest'
import { nextRun } from '#infra/local/region/events/next-run'

const at = (text: string) => Date.parse(`${text}Z`)
const next = (schedule: string, after: string) => new Date(nextRun(schedule, at(after))).toISOString().slice(0, 16)

test('a rate counts from the last run', () => {
  expect(next('rate(1 minute)', '2026-01-01T10:00:30')).toBe('2026-01-01T10:01')
  expect(next('rate(15 minutes)', '2026-01-01T10:00')).toBe('2026-01-01T10:15')
  expect(next('rate(2 hours)', '2026-01-01T23:00')).toBe('2026-01-02T01:00')
  expect(next('rate(1 day)', '2026-02-28T12:00')).toBe('2026-03-01T12:00')
})

test('cron has EventBridge’s six fields, in UTC, with Sunday as day 1', () => {
  expect(next('cron(0 9 * * ? *)', '2026-01-01T09:00')).toBe('2026-01-02T09:00')
  expect(next('cron(0/20 * * * ? *)', '2026-01-01T09:41')).toBe('2026-01-01T10:00')
  expect(next('cron(30 6 ? * MON-FRI *)', '2026-01-02T07:00')).toBe('2026-01-05T06:30')
  expect(next('cron(0 0 ? * 1 *)', '2026-01-01T00:00')).toBe('2026-01-04T00:00')
  expect(next('cron(0 12 1,15 * ? *)', '2026-01-15T12:00')).toBe('2026-02-01T12:00')
  expect(next('cron(0 0 29 2 ? *)', '2026-01-01T00:00')).toBe('2028-02-29T00:00')
})

test('what it does not understand is refused instead of never run', () => {
  for (const schedule of ['cron(0 9 L * ? *)', 'cron(0 9 * * *)', 'cron(61 * * * ? *)', 'rate(1 week)', 'every day'])
    expect(() => nextRun(schedule, 0)).toThrow()
  expect(() => nextRun('cron(0 0 30 2 ? *)', 0)).toThrow('never comes')
})
