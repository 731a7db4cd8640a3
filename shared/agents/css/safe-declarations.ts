import { type Block, type Declaration, generate } from 'css-tree'
import { checkValue } from './check-value.ts'
import type { AddNote } from './css-notes.ts'
import { isAllowedOnWindow, isAllowedProperty } from './is-allowed-property.ts'
import { refusals } from './refusals.ts'

/** The allowed declarations of a block; of the chat's window (`isWindow`) fewer are. */
export const safeDeclarations = (block: Block, isWindow: boolean, note: AddNote): string =>
  block.children
    .toArray()
    .flatMap((node) => {
      if (node.type === 'Declaration') return safeDeclaration(node, isWindow, note) ?? []
      if (node.type !== 'Raw') note('left-out', node, refusals.nesting)
      return []
    })
    .join(';')

const safeDeclaration = (node: Declaration, isWindow: boolean, note: AddNote): string | undefined => {
  const property = node.property.startsWith('--') ? node.property : node.property.toLowerCase()
  const why = !isAllowedProperty(property)
    ? refusals.property(node.property)
    : isWindow && !isAllowedOnWindow(property)
      ? refusals.place(node.property)
      : checkValue(property, node.value, isWindow)
  if (why) note('left-out', node, why)
  return why ? undefined : `${property}:${generate(node.value)}`
}
