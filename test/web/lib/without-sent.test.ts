import { expect, test } from 'vitest'
import { withoutSent } from '#web/lib/form/without-sent.ts'

interface Form {
  readonly title: string
  readonly nodes: readonly string[]
  readonly lang?: string
}

test('a saved change is no longer an edit', () => {
  const nodes = ['start']
  expect(withoutSent<Form>({ title: 'Tide desk', nodes }, { title: 'Tide desk', nodes })).toEqual({})
})

test('changes made while an older text was being saved stay', () => {
  const sent: Partial<Form> = { title: 'Tide', nodes: ['start'] }
  const now: Partial<Form> = { ...sent, title: 'Tide desk', lang: 'de' }
  expect(withoutSent(now, sent)).toEqual({ title: 'Tide desk', lang: 'de' })
  expect(withoutSent<Form>({ ...sent, nodes: ['start', 'end'] }, sent)).toEqual({ nodes: ['start', 'end'] })
})

test('an edit that was discarded in the meantime does not come back', () => {
  expect(withoutSent<Form>({}, { title: 'Tide' })).toEqual({})
})
