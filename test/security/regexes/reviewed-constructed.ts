/** Expressions that only the running program can build, by file, and why they are linear all the same. */
export const reviewedConstructed: Readonly<Record<string, { readonly count: number; readonly reason: string }>> = {
  'functions/conversations/contact/is-refusal.ts': {
    count: 2,
    reason: 'choices of our own phrases between single spaces, in a message of at most twelve words',
  },
  'functions/conversations/contact/read-name.ts': {
    count: 2,
    reason: 'choices of our own phrases after ^, in a message of at most 300 characters',
  },
  'functions/knowledge/index-format/words/tokenise.ts': {
    count: 1,
    reason: 'runs of one class of characters or of its opposite: nothing can be matched in two ways',
  },
  'functions/models/offline/language/people/asks-for-person.ts': {
    count: 20,
    reason:
      'choices of our own phrases between single spaces, repeated at most six times, in a message of 600 characters',
  },
  'functions/models/offline/language/people/asian-requests.ts': {
    count: 4,
    reason: 'choices of our own phrases with gaps of at most ten characters, in a message of limited length',
  },
  'functions/models/offline/language/small-talk-of.ts': {
    count: 1,
    reason: 'a choice of our own phrases, without a quantifier',
  },
  'functions/onboarding/brand/styles/page-style.ts': {
    count: 1,
    reason: "our own properties' names; a style attribute is cut to 2,000 characters",
  },
  'functions/onboarding/facts/hours-in.ts': {
    count: 6,
    reason:
      'words of a closed vocabulary with at most four separators between them, in 20,000 characters; nothing is required after a run of words, so none is read twice',
  },
  'functions/onboarding/facts/offers-in.ts': {
    count: 2,
    reason: 'a closed list of phrases between the two ends, with an optional word before: nothing repeats',
  },
  'functions/onboarding/questions/candidates-of.ts': {
    count: 1,
    reason: 'alternatives of fixed words after ^, over one heading of at most 40 characters',
  },
  'functions/onboarding/facts/prices-in.ts': {
    count: 3,
    reason:
      'between ^ and $ over one line of at most 80 characters, over one cell with limited repetitions, or a choice of words with one run up to $',
  },
  'shared/agents/css/is-allowed-property.ts': {
    count: 1,
    reason: 'a choice of words between ^ and $, without a quantifier',
  },
  'shared/channels/kinds.ts': { count: 1, reason: 'between ^ and $, one class of characters, at most 64 times' },
  'widget/markdown/lexer/lex-blocks.ts': { count: 2, reason: 'one repeated character after ^' },
}
