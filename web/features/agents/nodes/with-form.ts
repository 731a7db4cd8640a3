import type { AgentNode, FormPart } from '#shared/agents/schema'

/** A node with this form in the place of the one that it had, or without any; its other parts stay as they are. */
export const withForm = ({ parts = [], ...node }: AgentNode, form: FormPart | undefined): AgentNode => {
  const at = parts.findIndex(({ kind }) => kind === 'form')
  const kept =
    form && at >= 0 ? parts.with(at, form) : [...parts.filter((_, index) => index !== at), ...(form ? [form] : [])]
  return kept.length > 0 ? { ...node, parts: kept } : node
}
