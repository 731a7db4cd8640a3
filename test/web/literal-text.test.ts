import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseAst } from 'vite'
import { expect, it } from 'vitest'

const web = fileURLToPath(new URL('../../web/', import.meta.url))
const read = new Set(
  'aria-label aria-description aria-roledescription placeholder title alt label hint fact subtitle comfort what'.split(
    ' ',
  ),
)

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** The possible values of an expression on the screen: both branches of a choice, and the text around a template's placeholders. */
const wordsIn = (value: unknown): readonly string[] => {
  if (!isNode(value)) return []
  switch (value.type) {
    case 'Literal':
    case 'JSXText':
      return typeof value.value === 'string' ? [value.value] : []
    case 'TemplateLiteral':
      return [value.quasis].flat().map((part) => (isNode(part) ? String(Reflect.get(Object(part.value), 'raw')) : ''))
    case 'ConditionalExpression':
      return [...wordsIn(value.consequent), ...wordsIn(value.alternate)]
    case 'LogicalExpression':
      return [...wordsIn(value.left), ...wordsIn(value.right)]
    case 'JSXExpressionContainer':
      return wordsIn(value.expression)
    default:
      return []
  }
}

const isWord = (text: string) => /\p{L}{2}/u.test(text) && !/^https?:\/\/\S*$/.test(text)

/** Texts of a screen's source that bypass the translator. */
const literalsOf = (code: string): readonly string[] => {
  const found: string[] = []
  const visit = (value: unknown) => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (!isNode(value)) return
    if (value.type === 'JSXElement' || value.type === 'JSXFragment')
      found.push(...[value.children].flat().flatMap(wordsIn))
    if (value.type === 'JSXAttribute' && read.has(String(Reflect.get(Object(value.name), 'name'))))
      found.push(...wordsIn(value.value))
    Object.values(value).forEach(visit)
  }
  visit(parseAst(code, { lang: 'tsx' }))
  return found.map((text) => text.trim()).filter(isWord)
}

it('finds texts that bypass the translator', () =>
  expect(
    literalsOf(
      'const A = () => <p title={on ? "Ready" : t("no")} aria-label={`of ten`} className="grey">Hello {on && "there"}</p>',
    ),
  ).toEqual(['Hello', 'there', 'Ready', 'of ten']))

// the styleguide is for developers and stays English
it('no screen has text that bypasses the translator', () => {
  const screens = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.tsx') && !path.startsWith('styleguide/'),
  )
  const literals = screens.flatMap((path) =>
    literalsOf(readFileSync(web + path, 'utf8')).map((text) => `${path}: ${text}`),
  )
  expect(screens.length).toBeGreaterThan(100)
  expect(literals).toEqual([])
})
