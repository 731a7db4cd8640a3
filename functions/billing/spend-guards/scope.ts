/** The scope of a daily cap: one agent, or one visitor of it. */
export interface SpendScope {
  readonly agentId: string
  readonly visitor?: string | undefined
}

export const scopeName = ({ agentId, visitor }: SpendScope): string =>
  visitor === undefined ? `AGT#${agentId}` : `VIS#${agentId}#${visitor}`
