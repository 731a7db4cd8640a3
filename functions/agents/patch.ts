import type { AgentSettings } from '#shared/agents/schema'

/** Some of an agent's settings, from an input or an imported file. */
export type Patch = { readonly [K in keyof AgentSettings]?: AgentSettings[K] | undefined }
