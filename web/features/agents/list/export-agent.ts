import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'

/** Downloads an agent as a file that another workspace can import. */
export const exportAgent = async (region: Region, agentId: string): Promise<void> => {
  const { agentTemplate } = await callIn(region)('POST /rpc/exportAgentToJson', { agentId })
  const url = URL.createObjectURL(new Blob([JSON.stringify(agentTemplate, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${agentTemplate.name.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60) || 'agent'}.json`
  link.click()
  URL.revokeObjectURL(url)
}
