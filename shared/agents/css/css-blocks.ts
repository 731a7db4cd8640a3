/** The CSS in a reply: fenced blocks marked `css`, or unmarked ones that look like rules. */
export const cssBlocks = (reply: string): readonly string[] =>
  [...reply.matchAll(fence)].flatMap(([, language, code = '']) =>
    language?.toLowerCase() === 'css' || (!language && /[^{}]\{[^{}]*\}/.test(code)) ? [code.trim()] : [],
  )

const fence = /```([a-z]*)[^\S\n]*\n([\s\S]*?)(?:```|$)/gi
