import { expect, test } from 'vitest'
import { MAX_MESSAGE_CHARACTERS } from '#shared/conversations/schema'
import { widgetMessages as say } from '#shared/conversations/widget/widget-messages'
import { MAX_CHARACTERS } from '#widget/chat/composer/max-characters.ts'
import { headerState } from '#widget/chat/header/header-state.ts'
import { readPath } from '#widget/frame/read-path.ts'
import { isDarkTheme } from '#widget/is-dark-theme.ts'
import { languageOf } from '#widget/language/language-of.ts'
import { readConfig } from '#widget/loader/read-config.ts'
import { initialState } from '#widget/session/state/chat-state.ts'
import { retryDelay } from '#widget/session/stream/retry-delay.ts'

test('the script’s own attributes beat the page’s configuration', () => {
  expect(readConfig({ agent: 'a', region: 'na' }, { ID: 'b', region: 'eu', render: 'bottom-left' })).toMatchObject({
    ID: 'a',
    region: 'na',
    render: 'bottom-left',
  })
})

test('a bucket names its region, and a page that names no agent gets no widget', () => {
  expect(readConfig({}, { ID: 'a', bucket: 'default' })?.region).toBe('na')
  expect(readConfig({}, { ID: 'a', bucket: 'voiceglow-eu' })?.region).toBe('eu')
  expect(readConfig({}, { ID: 'a' })).toMatchObject({ region: 'eu', modalMode: false })
  expect(readConfig({})).toBeUndefined()
})

test('the frame’s address names region and agent', () => {
  expect(readPath('/app/na/render/abc_DEF-12345678/iframe')).toMatchObject({ region: 'na', ID: 'abc_DEF-12345678' })
  for (const path of ['/app/us/render/abc/iframe', '/app/eu/render//iframe', '/app/eu/render/a/b/iframe', '/'])
    expect(readPath(path)).toBeUndefined()
})

test('"automatic" is the browser’s language; some are written from the right', () => {
  expect(languageOf('automatic', 'de-AT')).toEqual({ tag: 'de-AT', direction: 'ltr' })
  expect(languageOf('Automatic', 'he')).toEqual({ tag: 'he', direction: 'rtl' })
  expect(languageOf('en', 'ar')).toEqual({ tag: 'en', direction: 'ltr' })
})

test('a theme is dark by its name, a custom one by what it says', () => {
  expect(isDarkTheme({ theme: 'blue-dark' })).toBe(true)
  expect(isDarkTheme({ theme: 'blue-light' })).toBe(false)
  expect(isDarkTheme({ theme: 'custom', customThemeJSONString: '{"themeType": "dark"}' })).toBe(true)
  expect(isDarkTheme({ theme: 'custom', customThemeJSONString: 'broken' })).toBe(false)
})

test('a lost connection is tried again after 1, 2, 4, 8 and then every 15 seconds', () => {
  expect([1, 2, 3, 4, 5, 6, 100].map(retryDelay)).toEqual([1, 2, 4, 8, 15, 15, 15])
})

test('the field allows what the server allows', () => {
  expect(MAX_CHARACTERS).toBe(MAX_MESSAGE_CHARACTERS)
})

test('the header says in words who holds the conversation', () => {
  const ready = { ...initialState, phase: 'ready' } as const
  expect(headerState(initialState, say).text).toBe('Connecting')
  expect(headerState(ready, say).text).toBe('Online. Replies in seconds')
  expect(headerState({ ...ready, writing: { text: '', parts: [] } }, say).text).toBe('Writing')
  expect(headerState({ ...ready, lost: { attempt: 2, delaySeconds: 2 } }, say).text).toBe('Reconnecting, try 2')
  expect(headerState({ ...ready, conversation: 'requested_chat' }, say).text).toBe('Waiting for a teammate')
  expect(headerState({ ...ready, conversation: 'human-chatting' }, say).text).toBe('A teammate is with you')
  expect(headerState({ ...ready, closed: 'ended' }, say).text).toBe('Ended')
  expect(headerState({ ...ready, closed: 'no-credits' }, say).text).toBe('Unavailable')
  expect(headerState({ ...ready, phase: 'failed' }, say).text).toBe('Unavailable')
})
