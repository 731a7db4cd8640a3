import type { AgentSettings } from '#shared/agents/schema'

/** Some of an agent's settings, as an input or an imported file brings them. */
export type Patch = { readonly [K in keyof AgentSettings]?: AgentSettings[K] | undefined }

/** What a patch really says: a field that is there without a value changes nothing. */
export const withoutUndefined = (patch: Patch): Partial<AgentSettings> =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined))
