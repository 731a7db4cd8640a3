import { accountSecret } from '#functions/channels/accounts/account-secret'
import { channelAccounts } from '#functions/channels/accounts/store'
import { testMessages } from '#functions/channels/accounts/test-messages'
import { crawls } from '#functions/crawls/store'
import { pairs, pairVersions, versionOf } from '#functions/knowledge/pairs/store'
import { sources } from '#functions/knowledge/store'
import { attempt } from '#lib/database/commit'
import { seal } from '#lib/sealed'
import { accountId } from '#shared/channels/kinds'
import type { Pair } from '#shared/knowledge/pairs'
import { aCrawl, aNumber, aPair, aSource, aTestMessage } from './input-values.ts'

/** A crawl that has ended, whose files are gone: nothing can be imported from it, which is a conflict and no refusal. */
export const addCrawl = (workspaceId: string, agentId: string) =>
  attempt([
    crawls.putting({
      workspaceId,
      id: aCrawl,
      agentId,
      plan: { seeds: ['https://example.com/'], mode: 'deep', include: [], exclude: [], maxPages: 10, maxDepth: 1 },
      status: 'ready',
      found: 0,
      done: 0,
      read: 0,
      failed: 0,
      bytes: 0,
      milliCredits: 0,
      isFree: false,
      batch: 0,
      startedAt: 1,
    }),
  ])

/** A page of the workspace, which its agent has. */
export const addPage = async (workspaceId: string, agentId: string) => {
  const account = accountId('messenger', workspaceId)
  await attempt([
    channelAccounts.putting({
      account,
      workspaceId,
      agentId,
      name: 'Fenwick',
      token: await seal('page token', accountSecret({ workspaceId, account })),
      tokenEnd: 'end',
      state: 'connected',
      connectedAt: 1,
    }),
  ])
}

export const addSource = (agentId: string, workspaceId: string) =>
  attempt([
    sources.creating({
      agentId,
      workspaceId,
      id: aSource,
      type: 'text',
      title: 'Hours',
      tags: [],
      status: 'indexed',
      attempt: '1',
      chunkCount: 1,
      refreshEvery: 'never',
      createdAt: 1,
      startedAt: 1,
    }),
  ])

const pairOf = (agentId: string): Pair => ({
  agentId,
  id: aPair,
  question: 'When are you open?',
  alsoAskedAs: [],
  answer: 'From 8 to 18.',
  tags: [],
  answersAbove: 0.8,
  version: 1,
  uses: 0,
  createdAt: 1,
  changedAt: 1,
  changedBy: 'somebody',
})

export const addPair = (agentId: string) =>
  attempt([pairs.creating(pairOf(agentId)), pairVersions.creating(versionOf(pairOf(agentId)))])

/** A connected WhatsApp number, with a test message that was sent from it. */
export const addNumber = async (agentId: string, workspaceId: string): Promise<void> => {
  const account = accountId('whatsapp', aNumber(agentId))
  await attempt([
    channelAccounts.creating({
      account,
      workspaceId,
      agentId,
      name: 'Casa Verde',
      handle: '+1 555 0100',
      wabaId: '1',
      token: await seal('EAAmatrix', accountSecret({ workspaceId, account })),
      tokenEnd: 'rix',
      state: 'connected',
      connectedAt: 1,
    }),
    testMessages.creating({
      account,
      agentId,
      messageId: aTestMessage,
      // whatever the time of the region's clock, it has not expired
      sentAt: 4_000_000_000_000,
      delivery: { state: 'sent', at: 1 },
    }),
  ])
}
