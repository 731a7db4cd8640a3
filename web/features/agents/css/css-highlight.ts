import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { tags } from '@lezer/highlight'

/** Colours of the code, from the dashboard's own tokens so that they follow light, dark and the brand. */
export const cssHighlight = syntaxHighlighting(
  HighlightStyle.define([
    { tag: [tags.className, tags.tagName, tags.labelName, tags.modifier], color: 'var(--code-name)' },
    { tag: [tags.propertyName, tags.definitionKeyword, tags.keyword], color: 'var(--code-property)' },
    { tag: [tags.number, tags.unit, tags.color, tags.string], color: 'var(--code-value)' },
    { tag: [tags.variableName, tags.function(tags.variableName)], color: 'var(--code-variable)' },
    { tag: tags.comment, color: 'var(--ink-2)', fontStyle: 'italic' },
  ]),
)
