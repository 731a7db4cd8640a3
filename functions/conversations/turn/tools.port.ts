import type { ModelTool } from '#features/models'

export interface ToolCall {
  readonly name: string
  /** The model's arguments; the tool parses them. */
  readonly input: unknown
}

/** The conversation that a tool runs for: never with more rights than its visitor. */
export interface ToolCaller {
  readonly agentId: string
  readonly conversationId: string
  readonly variables: Readonly<Record<string, string>>
  readonly isTest: boolean
}

export type ToolResult =
  | { readonly ok: true; readonly result: unknown }
  | { readonly ok: false; readonly error: string }

/** The tools that an agent's nodes may call. A tool never throws when a third party fails. */
export interface Tools {
  /** The tools of these names that the agent has; unknown names are left out. */
  readonly describe: (agentId: string, names: readonly string[]) => Promise<readonly ModelTool[]>
  readonly run: (call: ToolCall, caller: ToolCaller) => Promise<ToolResult>
}
