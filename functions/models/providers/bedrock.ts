import { createAmazonBedrock } from '@ai-sdk/amazon-bedrock'
import type { LanguageModel } from '#functions/models/language-model.port'
import type { ProviderSettings } from './provider-settings.ts'
import { streamProvider } from './stream-provider.ts'

/**
 * Amazon Bedrock's ConverseStream, in the function's own AWS region. Without an API key it signs with the function's role.
 */
export const bedrock = ({ apiKey, baseUrl, idleTimeoutMs }: ProviderSettings): LanguageModel => {
  const region = process.env.AWS_REGION ?? 'us-east-1'
  const provider = createAmazonBedrock({
    region,
    // explicit, because the package would otherwise use AWS_ENDPOINT_URL, which the local run sets for its own AWS
    baseURL: baseUrl ?? `https://bedrock-runtime.${region}.amazonaws.com`,
    // an empty key keeps the package from looking for one in the environment
    apiKey: apiKey ?? '',
  })
  return {
    provider: 'bedrock',
    stream: (request) => streamProvider(provider.languageModel(request.model), request, { idleTimeoutMs }),
  }
}
