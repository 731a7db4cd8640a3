import type { AgentNode, FormPart } from '#shared/agents/schema'

/** A node with another form, or without one; everything else is kept. */
export const withForm = ({ parts = [], ...node }: AgentNode, form: FormPart | undefined): AgentNode => {
  const at = parts.findIndex(({ kind }) => kind === 'form')
  const kept =
    form && at >= 0 ? parts.with(at, form) : [...parts.filter((_, index) => index !== at), ...(form ? [form] : [])]
  return kept.length > 0 ? { ...node, parts: kept } : node
}
