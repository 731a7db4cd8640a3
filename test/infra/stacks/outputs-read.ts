/** The outputs of other stacks that a template reads: `<stack>: <output>`. */
export const outputsRead = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'Fn::GetStackOutput' ? [`${inner.StackName}: ${inner.OutputName}`] : outputsRead(inner),
  )
}
