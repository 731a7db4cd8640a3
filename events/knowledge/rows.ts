import { AgentDeleted } from '#events/agents/events'
import { ReplyCommitted } from '#events/conversations/events'
import { RefreshCrawled } from '#events/crawls/events'
import { IndexReplaced, PairChanged, SourceDeleted, SourceQueued, SourceTagged } from '#events/knowledge/events'
import type { FeatureRows } from '#events/rows'
import { importSite } from './import-site.flow.ts'
import { importSource } from './import-source.flow.ts'

export const knowledgeRows = {
  subscriptions: {
    'knowledge/site-imports/import-refreshed-site': RefreshCrawled,
    'knowledge/delete-agent-data': AgentDeleted,
    'knowledge/imports/start-import': SourceQueued,
    'knowledge/index/retag-index': SourceTagged,
    'knowledge/index/remove-from-index': SourceDeleted,
    'knowledge/sources/delete-source-files': SourceDeleted,
    'knowledge/index/merge-segments': IndexReplaced,
    'knowledge/index/purge-indexes': IndexReplaced,
    'knowledge/pairs/index-pairs': PairChanged,
    'knowledge/pairs/count-pair-use': ReplyCommitted,
  },
  schedules: {
    'knowledge/refresh/refresh-due': 'rate(15 minutes)',
  },
  flows: {
    'knowledge/import-site': importSite,
    'knowledge/import-source': importSource,
  },
} as const satisfies FeatureRows<'knowledge'>
