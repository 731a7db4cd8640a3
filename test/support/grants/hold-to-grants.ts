import { afterEach, expect } from 'vitest'
import { takeRefusals } from './judge-command.ts'

afterEach(() => {
  expect(takeRefusals(), 'what functions tried without a grant').toEqual([])
})
