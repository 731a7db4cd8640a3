import type { NodePart } from './changes-between.ts'

/** In the order in which they are shown. */
export const nodeParts = [
  'name',
  'type',
  'instructions',
  'says',
  'asks',
  'parts',
  'transitions',
  'isGlobal',
  'enter',
  'tells',
  'tools',
  'knowledgeTags',
  'usesKnowledge',
  'model',
] as const satisfies readonly NodePart[]
