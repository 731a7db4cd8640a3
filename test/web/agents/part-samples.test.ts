import { expect, test } from 'vitest'
import { classNames } from '#shared/agents/css/class-names'
import { samplesOfParts } from '#web/features/agents/css/samples-of-parts.ts'

test('every stable class name is beside a sample of what it styles, and no other name is', () => {
  const shown = new Set(samplesOfParts(0).flatMap(({ names }) => names))
  expect([...shown].sort()).toEqual(classNames.map(({ name }) => name).sort())
})
