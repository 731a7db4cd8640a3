import type { SmallTalk } from './small-talk.ts'

/** Phrases without spaces and punctuation, those that decide first; "ありがとう、またね" is a goodbye. */
const kinds: readonly (readonly [SmallTalk, RegExp])[] = [
  [
    'goodbye',
    /さようなら|さよなら|またね|ではまた|それではまた|失礼します|失礼いたします|バイバイ|おやすみなさい|再见|再見|拜拜|下次再聊|回头见|晚安/g,
  ],
  [
    'identity',
    /(?:あなたは)?(?:誰|だれ)ですか|(?:あなたは)?(?:ボット|ロボット|人間|ai)(?:です|なの)か|(?:你|您)是(?:谁|誰)|(?:你|您)是(?:不是)?(?:真人|机器人|機器人|人工智能|人)(?:吗|嗎)?/g,
  ],
  ['wellbeing', /お?元気ですか|調子はどうですか|(?:你|您)好(?:吗|嗎)|最近怎么样|近来可好/g],
  ['refusal', /いいえ結構です|結構です|いいえ|いらないです|大丈夫です|不用了?|不需要了?|不了|没有了|沒有了|没事了?/g],
  [
    'thanks',
    /(?:どうも)?ありがとう(?:ございます|ございました)?|助かりました|感謝します|(?:非常|十分|太)?(?:感谢|感謝)(?:您|你)?|(?:谢谢|謝謝|多谢|多謝)(?:你|您)?/g,
  ],
  [
    'greeting',
    /こんにちは|こんばんは|おはよう(?:ございます)?|はじめまして|もしもし|(?:你|您)好|哈喽|嗨|早上好|下午好|晚上好|大家好/g,
  ],
  [
    'agreement',
    /はい|了解(?:です|しました)?|わかりました|分かりました|承知しました|いいですね|好的?|可以|明白了?|知道了|行|没问题|嗯|ok/g,
  ],
]

const filler = /すみません|どうも|ね|よ|[啊呀吧呢哦的了]/g

/** The small talk of a message in Japanese or Chinese that is nothing else. */
export const asianSmallTalkOf = (message: string): SmallTalk | undefined => {
  let rest = message
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}ー]+/gu, '')
  if (!/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(rest)) return undefined
  let found: SmallTalk | undefined
  for (const [kind, phrases] of kinds) {
    const without = rest.replace(phrases, '')
    if (without !== rest) found ??= kind
    rest = without
  }
  return found && rest.replace(filler, '') === '' ? found : undefined
}
