import type { ModelTool } from '#features/models'

export interface ToolCall {
  readonly name: string
  /** What the model asks with; the tool parses it. */
  readonly input: unknown
}

/** In whose name a tool works: never with more rights than the visitor of this conversation. */
export interface ToolCaller {
  readonly agentId: string
  readonly conversationId: string
  readonly variables: Readonly<Record<string, string>>
  readonly isTest: boolean
}

export type ToolResult =
  | { readonly ok: true; readonly result: unknown }
  | { readonly ok: false; readonly error: string }

/** What an agent's nodes may call. A tool never throws for what a stranger's server does. */
export interface Tools {
  /** The tools of these names that the agent has; unknown names are left out. */
  readonly describe: (agentId: string, names: readonly string[]) => Promise<readonly ModelTool[]>
  readonly run: (call: ToolCall, caller: ToolCaller) => Promise<ToolResult>
}
