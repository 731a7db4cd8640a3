import { textsOf } from '#shared/text'

export const pairMessages = {
  /** What citations and passages call them. */
  source: 'Questions and answers',
  notFound: 'There is no such question.',
  noSuchVersion: 'This version is no longer kept.',
  changedMeanwhile: 'Another member changed this question in the meantime. Reload it and repeat your change.',
  questionRequired: 'Please enter a question.',
  answerRequired: 'Please enter an answer.',
  tooMany: 'An agent can have 2,000 questions and answers. Delete some that are no longer needed.',
} as const

export const pairText = /* @__PURE__ */ textsOf('pairs', pairMessages)

const percent = (share: number): string => `${Math.round(share * 100)} %`

/** Why a source is not what answers a question, one sentence each. */
export const whyNotMessages = {
  answers: (rank: number) =>
    rank === 1
      ? 'This source has the passage that fits best.'
      : `This source is read for the answer: its best passage is number ${rank}.`,
  belowTheCut: (score: number, cut: number) =>
    `Its best passage fits to ${percent(score)}; an answer needs ${percent(cut)}.`,
  outranked: (title: string) => `It fits, but six or more passages fit better; the best one is from “${title}”.`,
  pairWins: (question: string) => `The answer that was written for “${question}” is given word for word instead.`,
  noWordsMet: 'None of the words that the question is about stand in this source.',
  nothingIndexed: 'Nothing of this source can be searched yet.',
  anotherTag: 'Every step of the published agent looks only at sources with other tags.',
} as const

export const whyNotText = /* @__PURE__ */ textsOf('why-not', whyNotMessages)

export const knowledgeMessages = {
  notFound: 'There is no such source.',
  textRequired: 'Please enter some text.',
  uploadRequired: 'Please choose a file.',
  alreadyThere: 'This page is among the sources already.',
  busy: 'This source is being imported. Wait until it is done.',
  tooMany: 'An agent can have 500 sources. Delete some that are no longer needed.',
  deleted: 'Source deleted.',
  changedMeanwhile: 'This source was imported or changed in the meantime. Reload it and repeat your change.',
  neverRefreshed: 'Only pages and sites are looked at again. What was pasted or uploaded changes when you change it.',
  noAddress: 'Only a page has an address that can be changed.',
} as const

export const knowledgeText = /* @__PURE__ */ textsOf('knowledge', knowledgeMessages)
