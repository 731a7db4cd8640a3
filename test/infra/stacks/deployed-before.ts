import type { Templates } from '#test/infra/inventory'

/** Every stack that is deployed before this one. */
export const deployedBefore = (templates: Templates, stack: string): readonly string[] => [
  ...new Set((templates[stack]?.deployedAfter ?? []).flatMap((name) => [name, ...deployedBefore(templates, name)])),
]
