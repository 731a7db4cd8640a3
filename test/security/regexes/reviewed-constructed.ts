/** Expressions that only the running program can build, by file, and why they are linear all the same. */
export const reviewedConstructed: Readonly<Record<string, { readonly count: number; readonly reason: string }>> = {
  'functions/knowledge/index-format/words/tokenise.ts': {
    count: 1,
    reason: 'runs of one class of characters or of its opposite: nothing can be matched in two ways',
  },
  'functions/models/offline/language/small-talk-of.ts': {
    count: 1,
    reason: 'a choice of our own phrases, without a quantifier',
  },
  'functions/onboarding/brand/styles/page-style.ts': {
    count: 1,
    reason: "our own properties' names; a style attribute is cut to 2,000 characters",
  },
  'shared/agents/css/is-allowed-property.ts': {
    count: 1,
    reason: 'a choice of words between ^ and $, without a quantifier',
  },
  'widget/markdown/lexer/lex-blocks.ts': { count: 2, reason: 'one repeated character after ^' },
}
