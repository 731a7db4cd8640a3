import { type Atrule, generate } from 'css-tree'
import type { AddNote } from './css-notes.ts'
import { refusals } from './refusals.ts'
import { safeDeclarations } from './safe-declarations.ts'

/** Keyframes with their allowed steps and declarations; empty if their name is none. */
export const safeKeyframes = (node: Atrule, note: AddNote): string => {
  const name = node.prelude ? generate(node.prelude) : ''
  if (!/^[\w-]{1,60}$/.test(name)) {
    note('left-out', node, refusals.value)
    return ''
  }
  const steps = (node.block?.children.toArray() ?? []).flatMap((step) =>
    step.type === 'Rule' && /^[\d.%,a-z ]+$/i.test(generate(step.prelude))
      ? [`${generate(step.prelude)}{${safeDeclarations(step.block, false, note)}}`]
      : [],
  )
  return `@keyframes ${name}{${steps.join('')}}`
}
