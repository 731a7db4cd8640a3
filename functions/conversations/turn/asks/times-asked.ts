import type { AskFor } from '#shared/agents/schema'

/** How often in a row a question was put until now: how many of the newest replies, oldest first, end with it. */
export const timesAsked = (
  { question, retry = '' }: AskFor,
  said: readonly string[],
  fill: (words: string) => string,
): number => {
  const endings = [fill(question), fill(retry)].filter((words) => words !== '')
  const other = said.findLastIndex((text) => !endings.some((words) => text.trimEnd().endsWith(words)))
  return said.length - 1 - other
}
