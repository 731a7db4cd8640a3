import { createHash } from 'node:crypto'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/**
 * Everything that a run of the wizard makes has an id made of the run's: made twice, it is the same thing. The workspace
 * is part of it, because attempt ids come from clients and another's could be chosen on purpose.
 */
export const idsOf = ({ workspaceId, attemptId }: { readonly workspaceId: string; readonly attemptId: string }) => {
  const id = (what: string, length: number): string =>
    [...createHash('sha512').update(`${what}#${workspaceId}#${attemptId}`).digest()]
      .slice(0, length)
      .map((byte) => LETTERS[byte % LETTERS.length])
      .join('')
  return { agentId: id('agent', 16), crawlId: id('crawl', 26), execution: id('execution', 32) }
}
