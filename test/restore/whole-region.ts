import type { CopyOptions, Item } from '#functions/restore/copy'
import type { reconcile } from '#functions/restore/reconcile'

export const AT = 1_800_000_000_000
export const WORKSPACE = 'ws-1'
export const AGENT = 'agent-1'
export const segment = (name: string) => ({ path: `knowledge/${AGENT}/index/${name}`, chunks: 2, masked: [] })

/** A region in which everything agrees: one conversation with one answered message, a payer with a shard, knowledge, a member. */
export const whole: readonly Item[] = [
  {
    pk: 'CONV#c1',
    sk: 'HEAD',
    kind: 'conversation',
    conversationId: 'c1',
    agentId: AGENT,
    workspaceId: WORKSPACE,
    channel: 'web',
    state: 'ai-chatting',
    startedAt: AT - 60_000,
    lastAt: AT - 30_000,
    lastText: 'Hello',
    visitor: 'v',
    isTest: false,
    version: 'live',
    inbound: 1,
    answered: 1,
    turns: 1,
    milliCredits: 40,
    variables: {},
  },
  {
    pk: 'CONV#c1',
    sk: 'MSG#1',
    kind: 'message',
    conversationId: 'c1',
    id: '1',
    role: 'visitor',
    text: 'Hi',
    at: AT - 40_000,
    clientId: 'k1',
  },
  {
    pk: 'CONV#c1',
    sk: 'MSG#2',
    kind: 'message',
    conversationId: 'c1',
    id: '2',
    role: 'agent',
    text: 'Hello',
    at: AT - 30_000,
    turn: 1,
    answers: ['1'],
  },
  {
    pk: 'CONV#c1',
    sk: 'MID#k1',
    kind: 'message-seen',
    conversationId: 'c1',
    providerId: 'k1',
    messageId: '1',
    at: AT - 40_000,
  },
  {
    pk: `LED#WS#${WORKSPACE}`,
    sk: '1',
    kind: 'ledger-entry',
    at: AT - 90_000,
    from: 'promo',
    to: `WS#${WORKSPACE}`,
    milliCredits: 1_000,
    reason: 'grant',
  },
  {
    pk: `LED#WS#${WORKSPACE}`,
    sk: '2',
    kind: 'ledger-entry',
    at: AT - 30_000,
    from: `WS#${WORKSPACE}`,
    to: 'usage',
    milliCredits: 40,
    reason: 'turn',
    conversationId: 'c1',
    agentId: AGENT,
  },
  {
    pk: `WS#${WORKSPACE}`,
    sk: 'CREDIT',
    kind: 'account',
    balance: 900,
    used: 30,
    moves: 3,
    hasEverPaid: false,
    shards: new Set(['7']),
  },
  { pk: `CREDIT#WS#${WORKSPACE}#7`, sk: 'SHARD', kind: 'account-shard', balance: 60, used: 10 },
  { pk: `USAGE#WS#${WORKSPACE}#0`, sk: 'm', kind: 'usage', owner: `WS#${WORKSPACE}`, milliCredits: 40, turns: 1 },
  {
    pk: `AGT#${AGENT}`,
    sk: 'KBI',
    kind: 'knowledge-index',
    agentId: AGENT,
    version: 4,
    chunks: 4,
    segments: [segment('1'), segment('2')],
  },
  {
    pk: `AGT#${AGENT}`,
    sk: 'KBS#s1',
    kind: 'source',
    agentId: AGENT,
    id: 's1',
    type: 'pdf',
    fileName: 'a.pdf',
    status: 'indexed',
    chunkCount: 4,
    contentHash: 'h',
    etag: 'e',
  },
  { pk: 'SUB#u1', sk: 'META', kind: 'identity', sub: 'u1', uid: WORKSPACE, poolId: 'eu-central-1_new', username: 'u1' },
]

export const question = whole[1] ?? {}

export const files = [segment('1').path, segment('2').path, `knowledge/${AGENT}/sources/s1/original`]
export const options: CopyOptions = { at: AT, files: new Set(files), pools: ['eu-central-1_new', 'us-east-1_other'] }

export const is = (pk: string, sk: string) => (item: Item) => item.pk === pk && item.sk === sk
export const altered = (pk: string, sk: string, change: Item) =>
  whole.map((item) => (is(pk, sk)(item) ? { ...item, ...change } : item))
export const without = (pk: string, sk: string) => whole.filter((item) => !is(pk, sk)(item))
export const about = ({ findings }: ReturnType<typeof reconcile>) =>
  findings.map(({ rule, text, isRepaired }) => `${isRepaired ? 'repaired' : 'named'} ${rule}: ${text}`)
export const changed = ({ changes }: ReturnType<typeof reconcile>, pk: string, sk: string) =>
  changes.find(({ key }) => key.pk === pk && key.sk === sk)?.item
