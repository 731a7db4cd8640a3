import type { Feature } from '#shared/features'
import { crawlSite } from './crawls/crawl-site.flow.ts'
import type { Flow } from './flow.ts'
import { importSite } from './knowledge/import-site.flow.ts'
import { importSource } from './knowledge/import-source.flow.ts'
import { createAgent } from './onboarding/create-agent.flow.ts'
import { readBrand } from './onboarding/read-brand.flow.ts'

/** What runs long, by name `<feature>/<verb>`. Started with `startFlow(name, input)`; each becomes a state machine. */
export const flows = {
  'crawls/crawl-site': crawlSite,
  'knowledge/import-site': importSite,
  'knowledge/import-source': importSource,
  'onboarding/read-brand': readBrand,
  'onboarding/create-agent': createAgent,
} as const satisfies Readonly<Record<`${Feature}/${string}`, Flow>>

export type FlowName = keyof typeof flows
