import { expect, test } from 'vitest'
import type { AgentNode, FormPart } from '#shared/agents/schema'
import { withForm } from '#web/features/agents/nodes/with-form.ts'

const node: AgentNode = { id: 'n', type: 'default', name: 'Node', instructions: '', transitions: [] }
const image = { kind: 'image', url: 'https://a.example/a.png', alt: 'A' } as const
const form = (submitLabel: string): FormPart => ({
  kind: 'form',
  id: 'form',
  submitLabel,
  fields: [{ variable: 'name', label: 'Name', kind: 'text' }],
})

test('a form takes the place of the one before it and leaves the other parts alone', () => {
  const before = { ...node, parts: [form('Old'), image] }
  expect(withForm(before, form('New')).parts).toEqual([form('New'), image])
  expect(withForm({ ...node, parts: [image] }, form('New')).parts).toEqual([image, form('New')])
})

test('a node without its form is as it was before', () => {
  expect(withForm({ ...node, parts: [image, form('Old')] }, undefined)).toEqual({ ...node, parts: [image] })
  expect(withForm(withForm(node, form('New')), undefined)).toEqual(node)
})
