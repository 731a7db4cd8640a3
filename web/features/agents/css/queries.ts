import { mutationOptions } from '@tanstack/react-query'
import { type Region, regions } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'

export interface CssTurn {
  readonly role: 'user' | 'assistant'
  readonly content: string
}

export const generateCssMutation = (region: Region, agentID: string) =>
  mutationOptions({
    mutationFn: async (input: { readonly messages: readonly CssTurn[]; readonly currentCSS: string }) => {
      const { response, error } = await callIn(region)('POST /ai-css-generator', {
        agentID,
        // the route takes the last forty
        messages: input.messages.slice(-39),
        currentCSS: input.currentCSS,
        userData: {},
        bucket: regions[region].bucket,
      })
      if (response === undefined) throw new Error(error)
      return response
    },
  })
