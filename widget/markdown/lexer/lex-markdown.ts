import { lexBlocks } from './lex-blocks.ts'
import type { Block } from './tokens.ts'

/** Markdown as tokens; elements are made of them one by one, never a string of HTML. */
export const lexMarkdown = (text: string): readonly Block[] =>
  lexBlocks(text.replace(/\r\n?/g, '\n').replaceAll('\t', '    ').split('\n'))
