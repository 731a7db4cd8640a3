import { api } from '#lib/http/api'
import { knowledge } from '#shared/knowledge/routes'
import { getSummary } from './get-summary.ts'
import { importAgain } from './imports/import-again.ts'
import { addPair } from './pairs/add-pair.ts'
import { deletePair } from './pairs/delete-pair.ts'
import { editPair } from './pairs/edit-pair.ts'
import { listPairVersions } from './pairs/list-pair-versions.ts'
import { listPairs } from './pairs/list-pairs.ts'
import { restorePair } from './pairs/restore-pair.ts'
import { explainSource } from './search/explain-source.ts'
import { searchKnowledge } from './search/search-knowledge.ts'
import { importCrawl } from './site-imports/import-crawl.ts'
import { listSitePages } from './site-imports/list-site-pages.ts'
import { addSource } from './sources/add-source.ts'
import { changeSource } from './sources/change-source.ts'
import { createUpload } from './sources/create-upload.ts'
import { deleteSource } from './sources/delete-source.ts'
import { listChunks } from './sources/list-chunks.ts'
import { listSources } from './sources/list-sources.ts'

export const handler = api(knowledge, {
  'GET /v2/agents/{agentId}/knowledge/sources': listSources,
  'POST /v2/agents/{agentId}/knowledge/sources': addSource,
  'POST /v2/agents/{agentId}/knowledge/uploads': createUpload,
  'POST /v2/agents/{agentId}/knowledge/search': searchKnowledge,
  'POST /v2/agents/{agentId}/knowledge/sources/{sourceId}/import': importAgain,
  'PATCH /v2/agents/{agentId}/knowledge/sources/{sourceId}': changeSource,
  'DELETE /v2/agents/{agentId}/knowledge/sources/{sourceId}': deleteSource,
  'GET /v2/agents/{agentId}/knowledge': getSummary,
  'GET /v2/agents/{agentId}/knowledge/sources/{sourceId}/chunks': listChunks,
  'GET /v2/agents/{agentId}/knowledge/sources/{sourceId}/pages': listSitePages,
  'POST /v2/agents/{agentId}/knowledge/explain': explainSource,
  'GET /v2/agents/{agentId}/knowledge/pairs': listPairs,
  'POST /v2/agents/{agentId}/knowledge/pairs': addPair,
  'PUT /v2/agents/{agentId}/knowledge/pairs/{pairId}': editPair,
  'DELETE /v2/agents/{agentId}/knowledge/pairs/{pairId}': deletePair,
  'GET /v2/agents/{agentId}/knowledge/pairs/{pairId}/versions': listPairVersions,
  'POST /v2/agents/{agentId}/knowledge/pairs/{pairId}/restore': restorePair,
  'POST /v2/workspaces/{workspaceId}/crawls/{crawlId}/import': importCrawl,
})
