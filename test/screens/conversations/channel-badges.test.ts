import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ChannelKind } from '#shared/channels/kinds'
import { ChannelBadge } from '#web/features/conversations/chats/channel-badge'

/** The outline's shapes alone. */
const drawn = (channel: ChannelKind) =>
  /<svg[^>]*>(.+)<\/svg>/.exec(renderToStaticMarkup(createElement(ChannelBadge, { channel })))?.[1]

test('in Chats every channel has a badge of its own', () => {
  const outlines = ChannelKind.options.map(drawn)
  expect(outlines).not.toContain(undefined)
  expect(new Set(outlines).size).toBe(outlines.length)
})
