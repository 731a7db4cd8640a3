import { api } from '#lib/api'
import { knowledge } from '#shared/knowledge/routes'
import { addSource } from './add-source.ts'
import { createUpload } from './create-upload.ts'
import { deleteSource } from './delete-source.ts'
import { importAgain } from './import-again.ts'
import { listSources } from './list-sources.ts'
import { searchKnowledge } from './search-knowledge.ts'
import { tagSource } from './tag-source.ts'

export const handler = api(knowledge, {
  'GET /v2/agents/{agentId}/knowledge/sources': listSources,
  'POST /v2/agents/{agentId}/knowledge/sources': addSource,
  'POST /v2/agents/{agentId}/knowledge/uploads': createUpload,
  'POST /v2/agents/{agentId}/knowledge/search': searchKnowledge,
  'POST /v2/agents/{agentId}/knowledge/sources/{sourceId}/import': importAgain,
  'PATCH /v2/agents/{agentId}/knowledge/sources/{sourceId}': tagSource,
  'DELETE /v2/agents/{agentId}/knowledge/sources/{sourceId}': deleteSource,
})
