import { expect, test } from 'vitest'
import { type AgentNode, UiPart } from '#shared/agents/schema'
import { newPart, partKinds } from '#web/features/agents/nodes/parts/new-part.ts'
import { addPart, movePart, removePart, replacePart } from '#web/features/agents/nodes/parts/parts.ts'

const node: AgentNode = { id: 'n', type: 'default', name: 'Node', instructions: '', transitions: [] }
const picture = (name: string) => ({ kind: 'image', url: `https://a.example/${name}.png`, alt: name }) as const
const [a, b, c] = [picture('a'), picture('b'), picture('c')]
const full = { ...node, parts: [a, b] }

test('a part takes the place of the one before it and leaves the others alone', () => {
  expect(replacePart(full, 0, c)).toEqual({ ...node, parts: [c, b] })
  expect(addPart(full, c)).toEqual({ ...node, parts: [a, b, c] })
  expect(removePart(full, 0)).toEqual({ ...node, parts: [b] })
})

test('a node without its last part is as it was before', () => {
  expect(removePart(addPart(node, a), 0)).toEqual(node)
})

test('a part changes places with its neighbour, and stays at an end', () => {
  expect(movePart(full, 0, 1).parts).toEqual([b, a])
  expect(movePart(full, 1, -1).parts).toEqual([b, a])
  expect(movePart(full, 0, -1)).toBe(full)
  expect(movePart(full, 1, 1)).toBe(full)
})

test('every kind of part can be added, and a save accepts the new one as it is', () => {
  const known = UiPart.options.map(({ shape }) => shape.kind.value)
  expect([...partKinds].toSorted()).toEqual(known.toSorted())
  for (const kind of partKinds) expect(UiPart.parse(newPart(kind, []))).toMatchObject({ kind })
})

test('forms of one node have ids of their own', () => {
  const one = newPart('form', [])
  const two = newPart('form', [one])
  const ids = [one, two, newPart('form', [two])].map((part) => part.kind === 'form' && part.id)
  expect(ids).toEqual(['form', 'form-2', 'form'])
})
