/** How visitors ask for a person in a language without spaces, on text without spaces and punctuation. */
interface AsianRequests {
  /** A language subtag (BCP 47). */
  readonly language: 'ja' | 'zh'
  readonly asks: RegExp
  /** A machine that is refused asks for a person. */
  readonly refusesMachine: RegExp
  readonly refusesPerson: RegExp
  /** A question about people, which asks for none. */
  readonly ordinary: RegExp
}

const ja = {
  person:
    '(?:担当者?|オペレーター?|スタッフ|係の?(?:人|者|方|員)|責任者|店長|店員|店の(?:人|方)|社員|従業員|職員|上司|上の(?:人|方)|マネージャー|サポート(?:の(?:人|方)|センター|デスク)?|カスタマー(?:サポート|サービス|センター)|お客様(?:センター|窓口)|コールセンター|窓口|人間|生身の人|(?:本物|実際|本当)の人間?|誰か|だれか|どなたか|他の(?:人|方|者)|(?:別|専門|詳し[いく]|分か[るり]|わか[るり])の?(?:人|方|家)|(?:経理|営業|受付|技術|店舗)の(?:人|方)|専門家|専門スタッフ|代表者?|店舗|先生|お客様係|人)(?:の方|さん|の人)?',
  reach: '(?:と|とは|に|へ|を|が|から)?(?:直接|電話で|チャットで|今すぐ|すぐに?)?',
  contact:
    '(?:話|はな|喋|しゃべ|つな|繋|代わ|かわ|替わ|変わ|相談|伺|うかが|聞いて|チャット|連絡|やり取|やりとり|会話|対応|呼|見て|みて|確認して|診て|出して|取り次|取次|聞き|問い合わせ|電話|折り返|お願い|切り替え)',
  wish: '(?:たい|ませんか|ますか|ください|下さい|お願い|おねがい|ほしい|欲しい|もらえ|いただ|頂|くれ|できます|できる|可能|希望|$)',
} as const

const zh = {
  person:
    '(?:人工客服|真人客服|在线客服|人工服务|人工坐席|人工|真人|活人|真正的人|客服人员|客服专员|客服代表|客服|售后|售前|工作人员|员工|店员|接线员|话务员|专员|负责人|经理|主管|店长|老板|领导|销售人员|销售|顾问|医生|护士|房东|物业|值班医生|技术支持|技术人员|同事|团队|专家|业务员|师傅|相关(?:人员|部门|负责人)|部门|技术部|客服部|前台|财务|总部|上级|管理人员)',
} as const

export const asianRequests: readonly AsianRequests[] = [
  {
    language: 'ja',
    asks: new RegExp(
      `${ja.person}${ja.reach}.{0,4}${ja.contact}.{0,8}${ja.wish}|^(?:すみません(?:が)?|では)?(?:担当者?|オペレーター?|有人|人間|スタッフ)(?:さん|の方|対応|チャット)?(?:を|で|に)?(?:お願い.{0,6}|ください|希望.{0,4})?$|有人(?:対応|チャット|サポート).{0,10}${ja.wish}|(?:誰か|だれか|どなたか|人間?|オペレーター(?:さん)?|担当(?:者|の方)|スタッフ(?:さん|の方)?)(?:人)?は?(?:いませんか|いますか|いないの|いらっしゃいますか|いらっしゃいませんか|いる[?？]?$|おられますか)|(?:折り返し)?.{0,2}(?:電話(?:を|して)?|連絡を?)(?:して)?(?:ほしい|欲しい|もらえ|いただけ|いただきた|頂け|頂きた|ください|下さい|くれ|お願い)|折り返し(?:の)?(?:お)?(?:電話|連絡)`,
    ),
    refusesMachine:
      /(?:ボット|ロボット|ai|機械|自動(?:応答|音声))(?:では|じゃ|と|は|に|なんか)?(?:なく|なくて|ない|もう)?.{0,6}(?:話したくない|嫌|いや|やめて|結構|うんざり|人間|人を|人に|人と|人が|人で|有人|担当|オペレーター|スタッフ|話にならない)/,
    refusesPerson: new RegExp(
      `${ja.person}.{0,6}(?:たくない|たくありません|必要(?:は)?(?:ない|ありません)|不要|いらない|いりません|要らない|要りません|結構です|なしで|しなくて|なくて(?:も)?(?:いい|大丈夫))`,
    ),
    ordinary:
      /人と話さ(?:ず|ない)|(?:語|ご)を?話(?:せ|し)ますか|人間ですか|と話してい|話しているの|(?:なければ|必要が?あり)|何人|何名|募集|番号を教え|英語のスタッフ|名前は|資格|できますか(?!.)(?<=電話で予約できますか)/,
  },
  {
    language: 'zh',
    asks: new RegExp(
      `(?:转|接|换|叫|找|呼叫|联系|连接|切换)(?:到|个|一下|一个|一位|一名|位|名|给|入|成|你们的?|你的?|您的?|您们的?|贵公司的?|其他|别的|另外|另|真正的|专业的?|有经验的?|负责的?)*(?:${zh.person}|个?人(?=$|来|帮|吧|吗))|(?:跟|和|与|同|向|让|请|叫|安排|能让).{0,5}(?:${zh.person}|人).{0,4}(?:说话?|谈|聊|沟通|交流|对话|通话|讲|联系|咨询|交谈|打电话|回电|处理|帮|服务|接待|回答|解答|解决|回复|跟进|接手|对接|协助|协商|看|看看|看一下|过目|核实|查|查一下)|安排(?:个|一个|一位|一名|位)?(?:${zh.person}|人)|(?:${zh.person}|有人|谁)(?:可以|能|来)?.{0,2}(?:联系我|回复我|打给我|帮我|帮帮我|接待我)|(?:投诉|问题|应该|该|可以).{0,3}(?:找谁|跟谁|和谁|联系谁|问谁)|有(?:没有)?人(?:可以|能).{0,6}(?:聊|谈|说|帮|沟通|处理|解答)|(?:说话?|谈|聊|沟通|交流|对话|通话|讲).{0,2}${zh.person}|(?:我要|我想要|想要|需要|给我|我想找|我找|希望|直接).{0,3}${zh.person}(?!费|智能)(?:$|帮|来|处理|解决|回答|服务|谢谢|吧)|^(?:请|麻烦|你好|您好)*(?:人工客服|真人客服|人工服务|人工|真人|客服)(?:吧|谢谢|呢|在吗|在不在|在线吗|服务)*$|有(?:没有)?.{0,2}(?:真人|人工|客服|活人)(?:客服)?(?:啊|呀|吗|么)|有(?:没有)?.{0,2}(?:真人|人工|客服|活人)(?:在线|在|可以|能)?.{0,8}(?:吗|么|聊|说|$)|(?:给我|帮我)(?:回|打)(?:个)?电话|(?:打电话|回电话?|致电)给我|回拨`,
    ),
    refusesMachine: /(?:不要|不想|别|不跟|不和|讨厌|受够|烦).{0,6}(?:机器人|机器|电脑|ai|自动回复)/,
    refusesPerson: new RegExp(
      `(?:不想|不要|不用|不需要|无需|别|没必要)(?:再)?(?:转|接|找|和|跟|联系|要|叫)?.{0,2}${zh.person}`,
    ),
    ordinary:
      /你是(?:不是)?|我是(?:不是)?在(?:和|跟|与)|多少(?:个)?(?:员工|人)|招聘|叫什么|电话是多少|几点|会说|可以代|别人|告诉我|上周|昨天|我的(?:经理|同事|老板|客户)|添加|加到|照片|热情/,
  },
]

/** The Chinese characters of these patterns that are written differently in Hong Kong and Taiwan. */
const simplified: Readonly<Record<string, string>> = Object.fromEntries(
  '轉转 聯联 絡系 繫系 員员 說说 話话 談谈 經经 請请 專专 機机 電电 給给 與与 對对 幫帮 還还 嗎吗 麼么 個个 務务 單单 連连 線线 換换 負负 責责 問问 動动 復复 聽听 讓让 間间'
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
)

/** The Asian language in which a message asks for a person; `undefined` when it does not. */
export const asianRequestOf = (message: string): 'ja' | 'zh' | undefined => {
  const text = message
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}ー]+/gu, '')
  const isJapanese = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
  const read = isJapanese ? text : text.replace(/\p{Script=Han}/gu, (sign) => simplified[sign] ?? sign)
  const likely = asianRequests.filter(({ language }) => language === 'ja' || !isJapanese)
  return likely.find((rule) => isRequest(read, rule))?.language
}

const isRequest = (text: string, { asks, refusesMachine, refusesPerson, ordinary }: AsianRequests): boolean => {
  if (ordinary.test(text)) return false
  return refusesMachine.test(text) || (!refusesPerson.test(text) && asks.test(text))
}
