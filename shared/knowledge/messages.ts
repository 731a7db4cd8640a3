import { textsOf } from '#shared/text'

export const pairMessages = {
  /** The title of Q&As in citations and chunks. */
  source: 'Questions and answers',
  notFound: 'There is no such question.',
  noSuchVersion: 'This version is no longer available.',
  changedMeanwhile: 'Another member changed this question in the meantime. Reload it and repeat your change.',
  questionRequired: 'Please enter a question.',
  answerRequired: 'Please enter an answer.',
  tooMany: 'An agent can have 2,000 questions and answers. Delete some that are no longer needed.',
} as const

export const pairText = /* @__PURE__ */ textsOf('pairs', pairMessages)

const percent = (share: number): string => `${Math.round(share * 100)} %`

/** Why a source does or does not answer a question, one sentence each. */
export const whyNotMessages = {
  answers: (rank: number) =>
    rank === 1
      ? 'This source has the best matching chunk.'
      : `The answer draws on this source: its best chunk ranks number ${rank}.`,
  belowThreshold: (score: number, threshold: number) =>
    `Its best chunk scores ${percent(score)}; an answer needs ${percent(threshold)}.`,
  outranked: (title: string) => `It matches, but at least six chunks match better; the best one is from “${title}”.`,
  pairWins: (question: string) => `The Q&A for “${question}” answers word for word instead.`,
  noKeywordsMatched: 'This source contains none of the question’s keywords.',
  nothingIndexed: 'No chunk of this source is indexed yet.',
  anotherTag: 'Every node of the published agent searches only sources with other tags.',
} as const

export const whyNotText = /* @__PURE__ */ textsOf('why-not', whyNotMessages)

export const knowledgeMessages = {
  notFound: 'There is no such source.',
  textRequired: 'Please enter some text.',
  uploadRequired: 'Please choose a file.',
  alreadyThere: 'This page is already a source.',
  busy: 'This source is being imported. Wait until it is done.',
  tooMany: 'An agent can have 500 sources. Delete some that are no longer needed.',
  deleted: 'Source deleted.',
  changedMeanwhile: 'This source was imported or changed in the meantime. Reload it and repeat your change.',
  neverRefreshed:
    'Only pages and sites can be refreshed. Pasted text and uploaded files change only when you change them.',
  noAddress: 'Only a page has an address that can be changed.',
} as const

export const knowledgeText = /* @__PURE__ */ textsOf('knowledge', knowledgeMessages)
