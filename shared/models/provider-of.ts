export type KeyedProvider = 'openai' | 'anthropic' | 'google' | 'bedrock'

export interface ProviderModel {
  readonly provider: KeyedProvider
  /** The model's id as its provider knows it. */
  readonly id: string
}

/**
 * The provider of an agent's model id. `anthropic/claude-…` names it (`openai/` also reaches any OpenAI-compatible server);
 * otherwise the id's prefix decides. An unknown id belongs to the OpenAI-compatible server.
 */
export const providerOf = (modelId: string): ProviderModel => {
  const id = modelId.trim()
  const named = /^(openai|anthropic|google|bedrock)\/(.+)$/.exec(id)
  if (named?.[2]) return { provider: named[1] as KeyedProvider, id: named[2] }
  return { provider: beginnings.find(([beginning]) => beginning.test(id))?.[1] ?? 'openai', id }
}

const beginnings: readonly (readonly [RegExp, KeyedProvider])[] = [
  [/^(gpt-|chatgpt-|o\d)/, 'openai'],
  [/^claude-/, 'anthropic'],
  [/^(gemini-|gemma-|learnlm-)/, 'google'],
  // `anthropic.claude-…`, with the inference profile's area before it: `eu.anthropic.claude-…`
  [
    /^((us|us-gov|eu|apac|jp|au|global)\.)?(amazon|anthropic|meta|mistral|cohere|ai21|deepseek|qwen|openai|writer)\./,
    'bedrock',
  ],
  [/^arn:aws/, 'bedrock'],
]
