import { api } from '#lib/api'
import { knowledge } from '#shared/knowledge/routes'
import { addPair } from './add-pair.ts'
import { addSource } from './add-source.ts'
import { cancelCrawl } from './cancel-crawl.ts'
import { changeSource } from './change-source.ts'
import { createUpload } from './create-upload.ts'
import { deleteCrawl } from './delete-crawl.ts'
import { deleteSource } from './delete-source.ts'
import { explainSource } from './explain-source.ts'
import { dismissGap } from './gaps/dismiss-gap.ts'
import { listGaps } from './gaps/list-gaps.ts'
import { getCrawl } from './get-crawl.ts'
import { getSummary } from './get-summary.ts'
import { importAgain } from './import-again.ts'
import { importCrawl } from './import-crawl.ts'
import { listChunks } from './list-chunks.ts'
import { listCrawlPages } from './list-crawl-pages.ts'
import { listCrawls } from './list-crawls.ts'
import { listSitePages } from './list-site-pages.ts'
import { listSources } from './list-sources.ts'
import { deletePair } from './pairs/delete-pair.ts'
import { editPair } from './pairs/edit-pair.ts'
import { listPairVersions } from './pairs/list-pair-versions.ts'
import { listPairs } from './pairs/list-pairs.ts'
import { restorePair } from './pairs/restore-pair.ts'
import { searchKnowledge } from './search-knowledge.ts'
import { startACrawl } from './start-a-crawl.ts'

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
  'GET /v2/agents/{agentId}/knowledge/gaps': listGaps,
  'DELETE /v2/agents/{agentId}/knowledge/gaps/{gapId}': dismissGap,
  'GET /v2/workspaces/{workspaceId}/crawls': listCrawls,
  'POST /v2/workspaces/{workspaceId}/crawls': startACrawl,
  'GET /v2/workspaces/{workspaceId}/crawls/{crawlId}': getCrawl,
  'GET /v2/workspaces/{workspaceId}/crawls/{crawlId}/pages': listCrawlPages,
  'POST /v2/workspaces/{workspaceId}/crawls/{crawlId}/import': importCrawl,
  'POST /v2/workspaces/{workspaceId}/crawls/{crawlId}/cancel': cancelCrawl,
  'DELETE /v2/workspaces/{workspaceId}/crawls/{crawlId}': deleteCrawl,
})
