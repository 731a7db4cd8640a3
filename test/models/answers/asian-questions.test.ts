import { expect, it } from 'vitest'
import { extractMarkdown } from '#functions/documents/text/extract-markdown'
import { chunkDocument } from '#functions/knowledge/imports/chunk-document'
import { buildIndex } from '#functions/knowledge/index-format/build-index'
import { openIndex } from '#functions/knowledge/index-format/open-index'
import { askOffline } from '#test/support/samples/ask-offline'

const shops = {
  ja: {
    配送と返品:
      '## 配送\n\n全国へお届けします。ご注文から2日から4日でお届けし、送料は一律550円です。5,500円以上のご注文は送料無料です。\n\n## 返品\n\n商品の到着から30日以内であれば返品できます。返品の送料はお客様のご負担となります。返金は商品の到着後5営業日以内に行います。',
    店舗のご案内: '営業時間は午前10時から午後7時までです。定休日は水曜日です。駅から徒歩5分です。',
  },
  zh: {
    配送与退货:
      '## 配送\n\n我们送货到全国各地。下单后2至4天送达，运费统一为12元。订单满99元免运费。\n\n## 退货\n\n收到商品后30天内可以退货。退货运费由买家承担。我们收到退回的商品后5个工作日内退款。',
    门店: '营业时间为上午十点到晚上八点，周一休息。地铁二号线旁边。',
  },
} as const

const indexOf = (lang: keyof typeof shops) => {
  const chunks = Object.entries(shops[lang]).flatMap(([title, text]) => {
    const outcome = extractMarkdown(`# ${title}\n\n${text}`)
    if (!outcome.ok) throw new Error(`${title} has no text`)
    return chunkDocument({ sourceId: title, title, document: outcome.document, maxChunkSize: 2424 })
  })
  return openIndex(buildIndex({ sources: Object.keys(shops[lang]).map((id) => ({ id, tags: [] })), chunks }))
}

it.each([
  ['ja', '送料を教えてください', '550円'],
  ['ja', '送料はいくらかかりますか', '550円'],
  ['ja', '送料っていくらぐらいですか？', '550円'],
  ['ja', '送料について知りたいのですが', '550円'],
  ['ja', '何日以内なら返品できますか', '30日以内'],
  ['ja', '返品は何日までできますか', '30日以内'],
  ['ja', '定休日はいつですか', '水曜日'],
  ['ja', 'お休みは何曜日ですか', '水曜日'],
  ['ja', '営業時間を教えていただけますか', '午前10時'],
  ['zh', '运费多少钱', '12元'],
  ['zh', '运费是多少', '12元'],
  ['zh', '请问运费怎么算', '12元'],
  ['zh', '我想知道运费', '12元'],
  ['zh', '你们星期几休息', '周一'],
  ['zh', '周几休息？', '周一'],
  ['zh', '几天之内可以退货', '30天'],
  ['zh', '多少天内能退货', '30天'],
  ['zh', '营业时间是几点到几点', '上午十点'],
] as const)('an agent in %s answers: %s', async (lang, question, words) => {
  const { text, isUnanswered } = await askOffline(indexOf(lang), question)
  expect(text).toContain(words)
  expect(isUnanswered, text).toBeFalsy()
})

it.each([
  ['ja', '自転車を売っていますか'],
  ['ja', 'ペルーの首都を教えてください'],
  ['ja', '保証期間はどのくらいですか'],
  ['zh', '你们卖自行车吗'],
  ['zh', '秘鲁的首都是哪里'],
  ['zh', '保修几年'],
] as const)('an agent in %s claims nothing about what it does not know: %s', async (lang, question) => {
  const { isUnanswered, text } = await askOffline(indexOf(lang), question)
  expect(isUnanswered, text).toBe(true)
})
