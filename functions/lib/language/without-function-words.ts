const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Particles, endings, question words and courtesies of Japanese and Chinese, as the dictionary of Intl.Segmenter cuts them. */
const functionWords: ReadonlySet<string> = words(`
  は が を の に で と も へ や か ね よ な ば て た だ し から まで より など だけ しか ほど くらい ぐらい 持っ いく 行く 行き 来る ので のに けど けれど ても でも では
  には とは への での からの までの にも とも って という として について に関して に対して によって ながら たり
  です ます ました ません ましょう でした でしょう でしょうか だっ たい たく なら なり なる れる られる せる させる ない なく なかっ ある あり あれ あっ いる い いれ
  おり おる する さ せ ください 下さい いただき いただけ いただく いただい 頂 頂け くれ もらえ もらえる もらい ほしい 欲しい いい よい 良い よろしい
  こと もの とき 時 ところ ため よう そう はい いいえ お ご 御 何 なに なん 何時 何日 何人 何名 何分 どこ どちら どれ どの どう どんな いつ だれ 誰 どなた なぜ
  いくら いくつ どのくらい どれくらい この その あの これ それ あれ ここ そこ 私 わたし 僕 あなた 教え 知り でき できる
  場合 場所 必要 方法 すみません お願い ありがとう こんにちは すれ たら さん 様
  的 地 得 了 着 过 過 吗 嗎 呢 吧 啊 呀 么 嘛 是 不是 是不是 在 有 没有 沒有 有没有 和 与 與 或 或者 还是 還是 也 都 就 才 又 再 很 太 最 更 不 没 要 想 想要 需要
  会 會 能 能不能 可以 可不可以 可否 应该 應該 请 請 请问 請問 一下 什么 甚么 什麼 怎么 怎麼 怎样 怎樣 怎么样 如何 哪 哪里 哪裡 哪儿 哪个 哪些 谁 誰 几 幾 几点 多少 多久 多长 多大
  为什么 為什麼 为何 何时 什么时候 时候 时 的话 我 我们 我們 你 你们 你們 您 您们 他 她 它 他们 她们 这 這 这个 那 那个 这里 那里 此 该 把 被 给 給 让 讓 对 對 从 從 到 向 跟 为 為 于 以 用 来 來 去 上 下 里
  个 個 一个 位 种 些 一些 如果 但 但是 因为 所以 而 而且 介绍 介紹 告诉 告訴 知道 谢谢 謝謝 你好 您好 好 关于 關於 地方 方式 另外
`)

/**
 * Ways of asking that the dictionary cuts into words which are nowhere in an answer: please tell me …, I should like to know …, on
 * which day of the week …, within how many days … Each is a space to the question.
 */
const asking = [
  /(?:教え|聞かせ|知らせ)て(?:(?:くだ|下)さい|(?:くれ|もらえ|(?:いただ|頂)け)ま(?:す|せん)か|[ほ欲]しい(?:です)?)/g,
  /(?:知り|(?:尋ね|聞き|伺い)し?)たい[のん]?(?:ですが|です)?/g,
  /(?:いくら|[どこ]れ?の?[くぐ]らい|何(?:日間?|分|時間))(?:ほど|[くぐ]らい)?かかりますか/g,
  /[でま]すが[、。?]?$/g,
  /(?:星期|礼拜|禮拜|[周週])[几幾]/g,
  /(?:[几幾]|多少)[个個]?(?:工作日|小[时時]|分[钟鐘]|星期|[月天日年点點号號])(?:[之以]?[内內])?/g,
  /多少[钱錢]|想(?:知道|问一下)/g,
]

const spaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
let segmenter: Intl.Segmenter | undefined

/**
 * A question in Japanese or Chinese without its function words, which else were part of every second pair of characters, with a
 * space in the place of each and `between` two other words. A text needs no dictionary: it contains the pairs of each of its words.
 * Other scripts stay as they are.
 */
export const withoutFunctionWords = (text: string, between: '' | ' '): string => {
  const folded = text.normalize('NFKC')
  if (!spaceless.test(folded)) return text
  segmenter ??= new Intl.Segmenter('ja', { granularity: 'word' })
  const asked = asking.reduce((rest, way) => rest.replace(way, ' '), folded)
  const words = [...segmenter.segment(asked)].map(({ segment }) => segment)
  const kept = words.map((word) => (functionWords.has(word) ? ' ' : word))
  // a word that the dictionary lacks falls apart into its characters, which stay together
  const spaced = kept.map((word, at) => (isSign(word) && isSign(kept[at + 1]) ? word : `${word}${between}`)).join('')
  const pieces = spaced.split(/\s+/).filter((piece) => /[\p{L}\p{N}]/u.test(piece))
  // a single character says little beside words
  const long = pieces.filter((piece) => !isSign(piece))
  return (long.length > 0 ? long : pieces.length > 0 ? pieces : [folded]).join(' ')
}

const isSign = (word = ''): boolean => [...word].length === 1 && spaceless.test(word)
