import { AGENT_FILE } from '#shared/agents/versions/agent-file'
import type { AllRoutes } from '#shared/api'
import type { InputOf } from '#shared/contract'
import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'
import { t } from './t.ts'

/** Reads a chosen file; anything but an exported agent is refused. */
const readExport = async (file: File): Promise<ExportedAgent> => {
  try {
    const parsed: unknown = JSON.parse(await file.text())
    if (typeof parsed === 'object' && parsed !== null && 'format' in parsed && parsed.format === AGENT_FILE)
      // the server validates every field; here it only has to be the right kind of file
      return parsed as ExportedAgent
  } catch {
    // not even JSON: refused like any other wrong file
  }
  throw new Error(t('notATemplate'))
}

type ExportedAgent = Exclude<InputOf<AllRoutes['POST /rpc/convertAgentTemplateToAgent']>['agentTemplate'], string>

/** Creates an agent from an exported file. */
export const importAgent = async (region: Region, workspaceId: string, file: File) => {
  const agentTemplate = await readExport(file)
  const agentName = agentTemplate.name || file.name
  return (await callIn(region)('POST /rpc/convertAgentTemplateToAgent', { agentName, agentTemplate, workspaceId }))
    .agentCreated
}
