import { expect, test } from 'vitest'
import { productTextIn } from '#functions/conversations/language/product-texts'
import { conversationLanguage } from '#functions/conversations/turn/view/conversation-language'
import { offlineReply } from '#functions/models/offline/offline-reply'
import { offlineMessages } from '#shared/models/offline-messages'
import { textLanguages } from '#shared/models/text-language'
import { turnChat } from '#test/support/worlds/turn-chat'

const request = (question: string, text: string, lang: string) => ({
  model: 'offline',
  system: '',
  messages: [{ role: 'user' as const, text: question }],
  sources: [{ n: 1, title: 'Kran', heading: '', text, score: 0.4 }],
  isKnowledgeOnly: true,
  lang,
  node: { name: 'Answer', instructions: '' },
  variables: {},
  tools: [],
  temperature: 0,
  maxOutputTokens: 1024,
  signal: new AbortController().signal,
})

test('what frames a quotation is in the quotation’s language, not in the question’s', () => {
  const english = 'Please order the Kran with the harbour office three days before you need it.'
  const german = 'Bitte bestellen Sie den Kran drei Tage vorher bei der Hafenmeisterei.'
  const starts = (text: string) => text.slice(0, 15)
  expect(starts(offlineReply(request('Was ist mit dem Kran?', english, 'de')).text)).toBe(
    starts(offlineMessages.en.unsure),
  )
  expect(starts(offlineReply(request('What about the Kran?', german, 'en')).text)).toBe(
    starts(offlineMessages.de.unsure),
  )
})

test('an apology is in the visitor’s language, marked for the team, and the conversation keeps that language', async () => {
  const { chat, transcript, send } = await turnChat({ model: { provider: 'openai', stream: failing } })
  await send('Wann haben Sie geöffnet?')
  expect((await transcript()).at(-1)).toMatchObject({ text: productTextIn('apology', 'de'), product: 'apology' })
  expect((await chat.head())?.lang).toBe('de')
  await send('+49 30 901820')
  expect((await transcript()).at(-1)?.text).toBe(productTextIn('apology', 'de'))
})

async function* failing() {
  await Promise.resolve()
  yield { type: 'failed' as const, failure: 'refused' as const, message: 'no' }
}

test('the language is the visitor’s own, then the widget’s, then the agent’s', async () => {
  const message = { conversationId: 'c', id: '1', role: 'visitor' as const, at: 1 }
  const languageOf = async (texts: readonly string[], lang: string | undefined, agent: string) => {
    const messages = texts.map((text, at) => ({ ...message, id: String(at), text }))
    const head = lang === undefined ? {} : { lang }
    const view = { head, messages, owed: messages.slice(-1) } as never
    return (await conversationLanguage(view, { settings: { lang: agent } } as never)).language
  }
  expect(await languageOf(['Wo ist mein Paket?', 'ok 12'], 'en', 'en')).toBe('de')
  expect(await languageOf(['Wo ist mein Paket?'], 'de-AT', 'en')).toBe('de-AT')
  expect(await languageOf(['Wo ist mein Paket?', 'Where is my parcel?'], 'en', 'en')).toBe('en')
  expect(await languageOf(['12345'], 'pt-BR', 'en')).toBe('pt-BR')
  expect(await languageOf(['12345'], undefined, 'es')).toBe('es')
  expect(await languageOf(['12345'], undefined, 'automatic')).toBe('en')
  expect(await languageOf(['Öffnungszeiten?'], 'en', 'en')).toBe('de')
  expect(await languageOf(['أين طلبي؟'], 'en', 'en')).toBe('ar')
  expect(await languageOf(['我的包裹在哪里'], 'en', 'en')).toBe('zh')
})

test('every text of the product’s own exists in every language of its own', () => {
  for (const id of ['apology', 'paused', 'noHandoffInDemo', 'teamAsked'] as const) {
    const texts = textLanguages.map((language) => productTextIn(id, language))
    expect(new Set(texts).size, id).toBe(textLanguages.length)
  }
})
