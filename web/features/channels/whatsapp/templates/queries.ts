import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { TemplateInfo } from '#shared/channels/whatsapp/template-info'
import type { Region } from '#shared/regions'
import { channelsKey } from '#web/features/channels/channels-query.ts'
import { callIn } from '#web/lib/api/call.ts'

type Client = { readonly client: QueryClient }

/** While Meta reviews one, it is asked again. */
const REVIEW_MS = 5_000

/** The number's templates, as Meta has them. */
export const templatesQuery = (region: Region, agentId: string, phoneId: string) =>
  queryOptions({
    queryKey: [...channelsKey(region, agentId), 'whatsapp', 'templates', phoneId],
    queryFn: () =>
      callIn(region)('GET /v2/agents/{agentId}/channels/whatsapp/{phoneId}/templates', { agentId, phoneId }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.templates.some(({ status }) => status === 'PENDING') ? REVIEW_MS : false,
  })

export const createTemplateMutation = (region: Region, agentId: string, phoneId: string) =>
  mutationOptions({
    mutationFn: (template: TemplateInfo) =>
      callIn(region)('POST /v2/agents/{agentId}/channels/whatsapp/{phoneId}/templates', {
        agentId,
        phoneId,
        ...template,
      }),
    onSuccess: (_answer, _input, _before, { client }: Client) =>
      client.invalidateQueries({ queryKey: templatesQuery(region, agentId, phoneId).queryKey }),
  })

export const deleteTemplateMutation = (region: Region, agentId: string, phoneId: string) =>
  mutationOptions({
    mutationFn: (template: { readonly templateId: string; readonly name: string }) =>
      callIn(region)('DELETE /v2/agents/{agentId}/channels/whatsapp/{phoneId}/templates/{templateId}', {
        agentId,
        phoneId,
        ...template,
      }),
    onSuccess: (_answer, _input, _before, { client }: Client) =>
      client.invalidateQueries({ queryKey: templatesQuery(region, agentId, phoneId).queryKey }),
  })
