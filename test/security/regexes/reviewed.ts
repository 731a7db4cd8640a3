/** Expressions that still backtrack. The list only shrinks. */
export const knownToBacktrack: readonly string[] = [
  // functions/agents/css/declarations-for.ts
  String.raw`/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\([^)]{1,60}\)/i`,
  // functions/conversations/turn/plan/read-answer.ts
  String.raw`/[^\s@<>,;:"']+@[^\s@<>,;:"']+\.[\p{L}]{2,}/u`,
  // functions/conversations/turn/plan/read-answer.ts
  '/[.!]+$/',
  // functions/crawls/run/open-crawl.ts
  String.raw`/\.xml(?:\.gz)?$|sitemap[^/]*\.txt$/i`,
  // functions/documents/decode-text.ts
  String.raw`/<meta[^>]{0,300}charset\s*=\s*["']?\s*([\w:.-]{1,40})/i`,
  // functions/documents/html/text-runs-of.ts
  String.raw`/\s*[#¶§🔗]+\s*$/u`,
  // functions/documents/text/markdown-pieces.ts
  String.raw`/!?\[([^[\]]{0,1000})\](?:\([^()\s]{0,1000}(?:\s[^()]{0,300})?\)|\[[^[\]]{0,200}\])/g`,
  // functions/gaps/redact-question.ts
  String.raw`/[^\s@]+@[^\s@]+\.[^\s@.,;!?]+/g`,
  // functions/knowledge/index-format/words/tokenise.ts
  String.raw`/^[^\p{L}\p{N}]+|[^\p{L}\p{N}+#]+$/gu`,
  // functions/knowledge/site-imports/without-site-name.ts
  String.raw`/(\s+[|·•»›–—-]\s+|\s*::\s*|\s*\|\s*)/`,
  // functions/models/offline/deltas-of.ts
  String.raw`/\s*(?:\S+\s*){1,3}/g`,
  // functions/models/offline/extract/excerpt-around.ts
  String.raw`/\s*[§#¶]$/`,
  // functions/models/offline/extract/query-of.ts
  String.raw`/\b(list|which|what (are|kinds?|types?|sorts?|options|columns|fields|services|products|features|colou?rs|sizes|methods|ways)|what .*\b(have|has|offer|include|support)\b|options|welche|quel(le)?s|cu[aá]les|quali|quais)\b/i`,
  // functions/models/offline/extract/units-of.ts
  String.raw`/(?<=[.!?…]["'”’)\]]*)\s+(?=["'“‘(¿¡]?[\p{Lu}\p{N}\p{Lo}])|(?<=[。！？])/u`,
  // functions/models/offline/language/language-of.ts
  String.raw`/\S+[@/]\S+/g`,
  // functions/models/offline/language/small-talk-of.ts
  String.raw`/\s*,\s*/`,
  // functions/models/offline/offline-reply.ts
  String.raw`/\s*\[0\]/g`,
  // functions/onboarding/brand/company-words.ts
  String.raw`/\s+[|·•»–—-]\s+|\s*::\s*|\s*:\s+/`,
  // functions/onboarding/brand/styles/page-style.ts
  String.raw`/^.*?(?:\d[\w.%]*(?:\s*\/\s*[\w.%]+)?)\s+(?=["'A-Za-z])/`,
  // functions/onboarding/brand/styles/page-variables.ts
  String.raw`/(--[\w-]+)\s*:\s*([^;]*)/g`,
  // functions/onboarding/creation/suggested-questions.ts
  String.raw`/\s+[|·•»–—-]\s+|\s*::\s*/`,
  // shared/agents/css/safe-sheet.ts
  String.raw`/url|src|image|[<>{}@\\"']\S*\(/i`,
  // shared/agents/css/usable-css.ts
  String.raw`/[^{}]+\{\s*\}/g`,
  // shared/agents/css/usable-css.ts
  String.raw`/;\s*\n\s*\}/g`,
  // shared/conversations/attachments/attachment-notes.ts
  String.raw`/^<visitor-file>\n([\s\S]*?)\n<\/visitor-file>$/gm`,
  // shared/conversations/attachments/attachment-notes.ts
  String.raw`/^<visitor-file>\n[\s\S]*?\n<\/visitor-file>$/gm`,
  // shared/conversations/plain-text.ts
  String.raw`/!?\[([^\]]*)\]\([^)]*\)/g`,
  // shared/conversations/plain-text.ts
  String.raw`/[ \t]*\|[ \t]*/g`,
  // shared/conversations/plain-text.ts
  String.raw`/^(?=[^\n]*\|)[ \t|:-]*--[ \t|:-]*$/gm`,
  // widget/markdown/lexer/block-patterns.ts
  String.raw`/^ {0,3}#{1,6}(?:[ \t]+(.*?))??(?:[ \t]+#+)?[ \t]*$/`,
  // widget/markdown/lexer/block-patterns.ts
  '/^( {0,3})(`{3,}|~{3,})[^`]*$/',
  // widget/markdown/lexer/block-patterns.ts
  String.raw`/^( {0,3})([-*+]|\d{1,9}[.)])(?:([ \t]+)(.*))?$/`,
  // widget/markdown/lexer/block-patterns.ts
  String.raw`/^ {0,3}\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/`,
  // widget/markdown/lexer/lex-inline.ts
  '/^ .*[^ ].* $/',
  // widget/markdown/lexer/lex-inline.ts
  '/ +$/',
]

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
