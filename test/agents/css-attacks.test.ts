import { expect, test } from 'vitest'
import { readStyles } from '#functions/onboarding/brand/styles/read-styles'
import { refusals } from '#shared/agents/css/refusals'
import { sanitiseCss } from '#shared/agents/css/sanitise-css'
import { usableCss } from '#shared/agents/css/usable-css'

const REST = 'a{color:red}'
const reasons = (css: string) => sanitiseCss(css).notes.map(({ message }) => message)

test.each([
  ['@supports', (depth: number) => `@supports ${'('.repeat(depth)}x:y${')'.repeat(depth)}{${REST}}`],
  ['values', (depth: number) => `.vg-chat{width:${'calc('.repeat(depth)}1px${')'.repeat(depth)}}`],
  ['values that never end', (depth: number) => `.vg-chat{width:${'calc('.repeat(depth)}`],
  ['selectors', (depth: number) => `${':is('.repeat(depth)}a${')'.repeat(depth)}{color:red}`],
  ['rules', (depth: number) => 'a{'.repeat(depth)],
])('%s that are nested 10,000 deep are refused before they are parsed', (_, nested) => {
  expect(sanitiseCss(nested(10_000))).toMatchObject({ css: '', notes: [{ kind: 'error', message: refusals.tooDeep }] })
  expect(usableCss(nested(10_000))).toEqual({ css: '', reasons: [refusals.tooDeep] })
  expect(reasons(nested(20))).not.toContain(refusals.tooDeep)
})

test('brackets in strings and comments are not nested', () => {
  const css = `/* ${'('.repeat(100)} */ .vg-reply{color:red} .vg-chat::before{content:"${'['.repeat(100)}"}`
  expect(reasons(css)).not.toContain(refusals.tooDeep)
})

test.each([
  ['separators', `a{${';x'.repeat(40_000)}}`],
  ['values', `a{${'b:!;\n'.repeat(19_000)}}`],
])('the parser ends after 200 %s that cannot be read', (_, css) => {
  expect(sanitiseCss(css)).toMatchObject({ css: '', notes: [{ kind: 'error', message: refusals.tooManyFaults }] })
})

test('the refusal is shown where the first of them is', () => {
  const css = `.vg-reply{color:red}\n.vg-chat{\n  color${';x'.repeat(300)}}`
  expect(sanitiseCss(css)).toMatchObject({ notes: [{ line: 3, message: refusals.tooManyFaults }] })
})

test('with fewer the rest is applied', () => {
  const css = `.vg-reply{${';x'.repeat(150)};color:red}`
  expect(sanitiseCss(css).css).toContain('color:red')
  expect(reasons(css)).not.toContain(refusals.tooManyFaults)
})

test('of a website’s sheets those of which hardly anything can be read are left out', () => {
  const { rules } = readStyles([`a{${';x'.repeat(6000)};color:red}`, `b{${';x'.repeat(1000)};color:red}`, REST])
  expect(rules.map(({ selectors }) => selectors[0]?.[0]?.tag)).toEqual(['b', 'a'])
})
