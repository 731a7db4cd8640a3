import { describe, expect, it } from 'vitest'
import { readAnswer } from '#functions/conversations/turn/asks/read-answer'
import type { AskFor } from '#shared/agents/schema'

const ask = (kind: AskFor['kind'], variable: string = kind, choices?: string[]): AskFor => ({
  variable,
  question: '？',
  kind,
  ...(choices && { choices }),
})

describe('an answer in Japanese or Chinese', () => {
  it.each([
    '月曜日',
    '来週の金曜でお願いします',
    '明日',
    'あさって',
    '三月十四日',
    '３月１４日',
    '週末がいいです',
    '今月末',
    '明天',
    '后天下午',
    '下周三',
    '星期一',
    '礼拜天',
    '十二月三号',
    '月底',
  ])('names a day: %s', (text) => {
    expect(readAnswer(ask('date', 'day'), text)).toBe(text.normalize('NFKC'))
  })

  it.each(['わかりません', 'いつでも構わないと言われました', '都合のよい日', '不知道', '日本語で話せますか'])(
    'names no day: %s',
    (text) => {
      expect(readAnswer(ask('date', 'day'), text)).toBeUndefined()
    },
  )

  it.each([
    ['4000万円', '40000000'],
    ['５，０００万円くらい', '50000000'],
    ['1億2000万円', '120000000'],
    ['家賃は12万円まで', '120000'],
    ['12万5千円', '125000'],
    ['3,500円', '3500'],
    ['2LDK', '2'],
    ['３部屋', '3'],
    ['二部屋', '2'],
    ['ふたつ', undefined],
    ['300万元', '3000000'],
    ['两百万左右', '2000000'],
    ['五千元', '5000'],
    ['一万二', '12000'],
    ['1.5亿', '150000000'],
    ['三间', '3'],
    ['两室一厅', '2'],
    ['十间', '10'],
    ['便宜一点的', undefined],
  ])('names a number: %s', (text, number) => {
    expect(readAnswer(ask('number', 'budget'), text)).toBe(number)
  })

  it.each([
    ['350000', '350000'],
    ['3,5', '3.5'],
    ['about 2', '2'],
  ])('leaves numbers of other languages as they are: %s', (text, number) => {
    expect(readAnswer(ask('number', 'budget'), text)).toBe(number)
  })

  it.each([
    ['０９０－１２３４－５６７８です', '09012345678'],
    ['03-1234-5678', '0312345678'],
    ['手机号１３８００１３８０００', '13800138000'],
  ])('names a telephone number: %s', (text, phone) => {
    expect(readAnswer(ask('phone'), text)).toBe(phone)
  })

  it.each([
    ['ｔａｒｏ＠ｅｘａｍｐｌｅ．ｊｐ', 'taro@example.jp'],
    ['taro@example.jpです', 'taro@example.jp'],
    ['メールはtaro@example.jpです', 'taro@example.jp'],
    ['我的邮箱是li@example.cn，谢谢', 'li@example.cn'],
    ['佐藤@example.jp', '佐藤@example.jp'],
  ])('names an address: %s', (text, email) => {
    expect(readAnswer(ask('email'), text)).toBe(email)
  })

  it.each(['営業時間はいつですか', '返品できますか。', 'まだ届きませんか', '可以开发票吗', '那运费呢'])(
    'asks something instead, without a question mark: %s',
    (text) => {
      expect(readAnswer(ask('text', 'item'), text)).toBeUndefined()
    },
  )

  it.each(['マグカップ', '花瓶のかけら', '两个杯子', 'なすか'])('is any other text: %s', (text) => {
    expect(readAnswer(ask('text', 'item'), text)).toBe(text)
  })

  it.each([
    ['午後でお願いします', '午後'],
    ['２', '正午ごろ'],
    ['夕方以降がいいです', '夕方以降'],
  ])('chooses: %s', (text, choice) => {
    expect(readAnswer(ask('choice', 'time', ['午前', '正午ごろ', '午後', '夕方以降']), text)).toBe(choice)
  })

  it.each([
    ['取消吧', '取消'],
    ['ｷｬﾝｾﾙ', 'キャンセル'],
  ])('chooses in any width: %s', (text, choice) => {
    expect(readAnswer(ask('choice', 'wish', ['改时间', '取消', 'キャンセル']), text)).toBe(choice)
  })
})
