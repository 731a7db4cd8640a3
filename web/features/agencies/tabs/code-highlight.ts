import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { tags } from '@lezer/highlight'

/** Colours from the page's own tokens, so that they follow light, dark and the brand. */
export const codeHighlight = syntaxHighlighting(
  HighlightStyle.define([
    { tag: tags.tagName, color: 'var(--code-name)' },
    { tag: tags.keyword, color: 'var(--code-property)' },
    { tag: [tags.number, tags.string], color: 'var(--code-value)' },
    { tag: tags.comment, color: 'var(--ink-2)', fontStyle: 'italic' },
  ]),
)
