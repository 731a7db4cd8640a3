import { describe, expect, it } from 'vitest'
import { agentLanguages } from '#shared/agents/languages'
import { offlineMessages } from '#shared/models/offline-messages'
import { languageSite } from '#test/support/samples/language-site'

describe.each(agentLanguages)('an agent with a site in the language %s', async (lang) => {
  const { questions, unknown, ask } = await languageSite(lang)

  it('cites the right page first for at least eight of ten questions', async () => {
    const replies = await Promise.all(
      questions.map(async ([question, page]) => ({ question, page, ...(await ask(question)) })),
    )
    const wrong = replies.filter(({ pages, page }) => pages[0] !== page)
    expect(questions).toHaveLength(10)
    expect(wrong.length, JSON.stringify(wrong.map(({ question, pages }) => [question, pages]))).toBeLessThanOrEqual(2)
  })

  it.each(unknown)('says in that language that it does not know: %s', async (question) => {
    const [start] = offlineMessages[lang].unknown.split('{handoff}')
    const { text, isUnanswered } = await ask(question)
    expect(text).toContain(start)
    expect(isUnanswered).toBe(true)
  })
})

describe('small talk', () => {
  it.each([
    ['nl', 'greeting', 'Goedemorgen!'],
    ['nl', 'thanks', 'Dank je wel'],
    ['nl', 'goodbye', 'Bedankt, tot ziens'],
    ['nl', 'identity', 'Ben je een robot?'],
    ['nl', 'refusal', 'Nee, bedankt'],
    ['ja', 'greeting', 'こんにちは！'],
    ['ja', 'thanks', 'ありがとうございます。'],
    ['ja', 'goodbye', 'ありがとう、さようなら'],
    ['ja', 'identity', 'あなたは人間ですか？'],
    ['ja', 'refusal', 'いいえ、結構です'],
    ['ja', 'agreement', 'わかりました'],
    ['zh', 'greeting', '你好'],
    ['zh', 'thanks', '谢谢您！'],
    ['zh', 'goodbye', '好的，谢谢，再见'],
    ['zh', 'identity', '你是机器人吗？'],
    ['zh', 'refusal', '不用了，谢谢'],
    ['zh', 'agreement', '好的'],
  ] as const)('in %s is %s: %s', async (lang, kind, message) => {
    const { ask } = await languageSite(lang)
    expect((await ask(message)).text).toBe(offlineMessages[lang][kind])
  })

  it.each([
    ['ja', 'こんにちは、夕食は何時ですか？', 'お食事'],
    ['zh', '你好，周一营业吗？', '门店'],
    ['nl', 'Hallo, hoe lang is de wachtlijst?', 'Zwemlessen'],
  ] as const)('before a question is none, in %s: %s', async (lang, message, page) => {
    const { ask } = await languageSite(lang)
    expect((await ask(message)).pages).toContain(page)
  })
})
