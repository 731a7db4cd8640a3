import { createHash } from 'node:crypto'
import { clientOfRun } from './client/client-run.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/**
 * The ids of everything that a run of the wizard creates, derived from the run's id, so that creating twice is harmless. The
 * workspace is part of them, because clients choose attempt ids and could choose another workspace's.
 */
export const idsOf = ({ workspaceId, attemptId }: { readonly workspaceId: string; readonly attemptId: string }) => {
  const id = (what: string, length: number): string => hashed(`${what}#${workspaceId}#${attemptId}`, length)
  const clientId = clientOfRun(attemptId)
  const pairId = (which: string) => id(`pair-${which}`, 26).toUpperCase()
  return {
    agentId: clientId === undefined ? id('agent', 16) : agentIdOfClient(clientId),
    crawlId: id('crawl', 26),
    execution: id('execution', 32),
    /** The ids of the first Q&As. */
    pairIds: {
      does: pairId('does'),
      open: pairId('open'),
      reach: pairId('reach'),
      offer: pairId('offer'),
      areas: pairId('areas'),
    },
  }
}

/** The agent that a client's onboarding creates: of whatever attempt, so that each client gets one. */
export const agentIdOfClient = (clientId: string): string => hashed(`client-agent#${clientId}`, 16)

/** An agent that a client makes later, by the attempt that their page names. */
export const ownAgentId = (clientId: string, attemptId: string): string =>
  hashed(`own-agent#${clientId}#${attemptId}`, 16)

const hashed = (text: string, length: number): string =>
  [...createHash('sha512').update(text).digest()]
    .slice(0, length)
    .map((byte) => LETTERS[byte % LETTERS.length])
    .join('')
