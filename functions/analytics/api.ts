import { api } from '#lib/http/api'
import { analytics } from '#shared/analytics/routes'
import { getIp } from './get-ip.ts'
import { recordLoad } from './record-load.ts'

export const handler = api(analytics, {
  'POST /agents/{agentId}/analytics': recordLoad,
  'GET /utils/ip': getIp,
})
