import { useQuery } from '@tanstack/react-query'
import { type KeyedProvider, providerOf } from '#shared/models/provider-of'
import type { Region } from '#shared/regions'
import { capabilitiesQuery } from '#web/features/agents/queries.ts'

const names: Readonly<Record<KeyedProvider, string>> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  bedrock: 'Amazon Bedrock',
}

/** The provider of a model that is not connected on the server, by its name; `undefined` where the model answers. */
export const useMissingProvider = (region: Region, model: string): string | undefined => {
  const { data } = useQuery(capabilitiesQuery(region))
  const { provider } = providerOf(model)
  return data === undefined || model.trim() === 'offline' || data.models.includes(provider)
    ? undefined
    : names[provider]
}
