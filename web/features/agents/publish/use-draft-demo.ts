import { useMutation } from '@tanstack/react-query'
import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'
import { notify } from '#web/ui/feedback/notify.ts'

/** Opens the draft on its demo page, in a window of its own. */
export const useDraftDemo = (region: Region, agentId: string) =>
  useMutation({
    mutationFn: () => callIn(region)('POST /v2/agents/{agentId}/demo-links', { agentId, version: 'draft' }),
    onSuccess: ({ path }) => {
      window.open(path, '_blank', 'noopener')
    },
    onError: (error) => notify(error.message, { tone: 'bad', stay: 'notice' }),
  })
