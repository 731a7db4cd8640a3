import { paletteOf } from '#shared/agents/look/palette'
import type { agents as agentRoutes } from '#shared/agents/routes'
import type { caller } from '#shared/call'
import type { knowledge } from '#shared/knowledge/routes'
import { agents, type FurtherAgent } from './agents.ts'

type Call = ReturnType<typeof caller<typeof agentRoutes & typeof knowledge>>

/** One who answers no later than on weekdays until five: who asks for a teammate then leaves a message. */
const officeHours = {
  timeZone: 'Europe/Paris',
  hours: [{ days: [1, 2, 3, 4, 5], from: '10:00', to: '10:05' }],
  onlyOnline: false,
  awayMessage: '',
}

const makeAgent = async (call: Call, key: FurtherAgent): Promise<string> => {
  const { name, description, lang, primary, themeType, title, text } = agents[key]
  const { agentCreated } = await call('POST /rpc/convertAgentTemplateToAgent', {
    agentName: name,
    agentTemplate: 'blank-template',
    lang,
  })
  const agentId = agentCreated.ID
  const theme = { primary, themeType, nineColorPallet: paletteOf(primary, themeType) }
  const { data } = await call('POST /v2/agents/{agentId}', {
    agentId,
    description,
    theme: 'custom',
    customThemeJSONString: JSON.stringify(theme),
    ...(key === 'quai' ? { handoff: officeHours } : {}),
  })
  await call('POST /v2/agents/{agentId}/publish', { agentId, lastModified: data.lastModified })
  await call('POST /v2/agents/{agentId}/knowledge/sources', { agentId, type: 'text', title, text })
  return agentId
}

/** The demo's further agents, live and taught; their ids. */
export const makeAgents = async (call: Call): Promise<Readonly<Record<FurtherAgent, string>>> => {
  const [seeblick, quai] = await Promise.all([makeAgent(call, 'seeblick'), makeAgent(call, 'quai')])
  return { seeblick, quai }
}
