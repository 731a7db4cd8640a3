import { describe, expect, it } from 'vitest'
import { newAgentDefaults } from '#shared/agents/defaults'
import type { AgentNode } from '#shared/agents/schema'
import { templateIn } from '#shared/agents/templates/template-in'
import { templates } from '#shared/agents/templates/templates'
import { planFor } from '#test/support/worlds/plan-for'

const defaults = newAgentDefaults({ title: 'Desk', agentPlatform: 'vg' })
const nodesOf = async (language: 'ja' | 'zh', key: string): Promise<readonly AgentNode[]> =>
  (await templateIn(language, key, defaults)).nodes ?? []

describe('what visitors write leads to the node for it', () => {
  it.each([
    ['ja', 'customer-support', 'start', '先週注文した荷物がまだ届きません', 'order'],
    ['ja', 'customer-support', 'answer', 'サイズが小さかったので交換したいのですが', 'return'],
    ['ja', 'customer-support', 'answer', '昨日届いたライトがつかないんです', 'ticket'],
    ['ja', 'customer-support', 'answer', '北海道にも配送していますか', 'answer'],
    ['ja', 'customer-support', 'answer', 'オペレーターにつないでください', 'person'],
    ['ja', 'customer-support', 'answer', 'ありがとうございました。以上です', 'goodbye'],
    ['ja', 'make-appointment', 'start', '予約をお願いできますか', 'request'],
    ['ja', 'make-appointment', 'start', 'はい、お願いします', 'request'],
    ['ja', 'make-appointment', 'start', 'カットはいくらですか', 'answer'],
    ['ja', 'make-appointment', 'answer', '金曜日の予約を取り消したいです', 'change'],
    ['ja', 'make-appointment', 'answer', '急用で行けなくなりました', 'change'],
    ['ja', 'make-appointment', 'answer', '駐車場はありますか', 'answer'],
    ['ja', 'make-appointment', 'check', 'はい、それでお願いします', 'noted'],
    ['ja', 'make-appointment', 'check', 'すみません、やっぱり別の日でお願いします', 'other-day'],
    ['ja', 'real-estate-agent', 'start', '駅の近くで部屋を探しています', 'wishes'],
    ['ja', 'real-estate-agent', 'homes', '実家を売りたいと思っています', 'valuation'],
    ['ja', 'real-estate-agent', 'homes', 'この物件を内見できますか', 'viewing'],
    ['ja', 'real-estate-agent', 'homes', '住宅ローンの金利はどのくらいですか', 'advice'],
    ['ja', 'real-estate-agent', 'homes', 'ペットは飼えますか', 'homes'],
    ['ja', 'real-estate-agent', 'advice', '折り返し電話してください', 'person'],
    ['ja', 'health-care-agent', 'appointment', '急に息ができなくなりました', 'emergency'],
    ['ja', 'health-care-agent', 'answer', '父が意識を失いました', 'emergency'],
    ['ja', 'health-care-agent', 'answer', 'もう生きるのに疲れました', 'crisis'],
    ['ja', 'health-care-agent', 'answer', 'この薬の副作用を教えてください', 'symptoms'],
    ['ja', 'health-care-agent', 'answer', 'いつもの薬がなくなりそうです', 'prescription'],
    ['ja', 'health-care-agent', 'answer', '来週診てもらいたいのですが', 'appointment'],
    ['ja', 'health-care-agent', 'answer', '土曜日は開いていますか', 'answer'],
    ['ja', 'confirm-email', 'start', 'なんのためにアドレスが必要なんですか', 'why'],
    ['ja', 'confirm-email', 'start', 'あとでもいいですか', 'declined'],
    ['ja', 'confirm-email', 'check', 'はい、合っています', 'confirmed'],
    ['ja', 'confirm-email', 'check', '最後の文字が違います', 'correct'],
    ['ja', 'confirm-email', 'check', 'これはいつまで保存されますか', 'check-again'],
    ['ja', 'game-npc', 'chat', '最近何か噂はあるかい', 'rumours'],
    ['ja', 'game-npc', 'riddle', '影ですか？', 'solved'],
    ['ja', 'game-npc', 'riddle', '風かな', 'wrong'],
    ['zh', 'customer-support', 'start', '我上周买的东西怎么还没到', 'order'],
    ['zh', 'customer-support', 'answer', '鞋子小了，可以换大一号吗', 'return'],
    ['zh', 'customer-support', 'answer', '刚买的台灯坏了', 'ticket'],
    ['zh', 'customer-support', 'answer', '你们送货到新疆吗', 'answer'],
    ['zh', 'customer-support', 'answer', '帮我转人工', 'person'],
    ['zh', 'customer-support', 'answer', '没有别的了，谢谢', 'goodbye'],
    ['zh', 'make-appointment', 'start', '我想约明天下午', 'request'],
    ['zh', 'make-appointment', 'start', '好的', 'request'],
    ['zh', 'make-appointment', 'start', '好像要排队很久吧', 'answer'],
    ['zh', 'make-appointment', 'answer', '我周五来不了了，想改期', 'change'],
    ['zh', 'make-appointment', 'answer', '剪头发多少钱', 'answer'],
    ['zh', 'make-appointment', 'check', '对，没错', 'noted'],
    ['zh', 'make-appointment', 'check', '不对，是周三', 'other-day'],
    ['zh', 'make-appointment', 'check', '是不是还要带证件', 'check-again'],
    ['zh', 'real-estate-agent', 'start', '我们在浦东找房子', 'wishes'],
    ['zh', 'real-estate-agent', 'homes', '我想把老房子卖掉', 'valuation'],
    ['zh', 'real-estate-agent', 'homes', '周末能去看房吗', 'viewing'],
    ['zh', 'real-estate-agent', 'homes', '现在房贷利率是多少', 'advice'],
    ['zh', 'real-estate-agent', 'homes', '离地铁站有多远', 'homes'],
    ['zh', 'real-estate-agent', 'advice', '请给我回电话', 'person'],
    ['zh', 'health-care-agent', 'appointment', '我突然喘不过气来了', 'emergency'],
    ['zh', 'health-care-agent', 'answer', '我爸昏过去了，没有意识', 'emergency'],
    ['zh', 'health-care-agent', 'answer', '我真的不想活了', 'crisis'],
    ['zh', 'health-care-agent', 'answer', '布洛芬有什么副作用', 'symptoms'],
    ['zh', 'health-care-agent', 'answer', '高血压的药吃完了，想再开点', 'prescription'],
    ['zh', 'health-care-agent', 'answer', '我想挂号看内科', 'appointment'],
    ['zh', 'health-care-agent', 'answer', '周六开门吗', 'answer'],
    ['zh', 'confirm-email', 'start', '你们拿我的邮箱干什么', 'why'],
    ['zh', 'confirm-email', 'start', '以后再说吧', 'declined'],
    ['zh', 'confirm-email', 'check', '是的，就是这个', 'confirmed'],
    ['zh', 'confirm-email', 'check', '不是，少了一个点', 'correct'],
    ['zh', 'confirm-email', 'check', '这个是要公开的吗', 'check-again'],
    ['zh', 'game-npc', 'chat', '最近有什么新鲜事', 'rumours'],
    ['zh', 'game-npc', 'riddle', '是影子吗？', 'solved'],
    ['zh', 'game-npc', 'riddle', '是风吗', 'wrong'],
  ] as const)('%s: %s, at %s: %s -> %s', async (language, key, at, message, node) => {
    expect(planFor(await nodesOf(language, key), at, message).node.id).toBe(node)
  })
})

describe.each([
  ['ja', '119', '0120-279-338', 'ありがとう、さようなら'],
  ['zh', '120', '12356', '谢谢，再见'],
] as const)('the templates in %s', (language, emergency, line, goodbye) => {
  it('name the emergency number and the help line of the country', async () => {
    for (const key of ['health-care-agent', 'game-npc']) {
      const texts = (await nodesOf(language, key)).flatMap(({ says = '' }) => (says.includes('112') ? says : []))
      expect(texts.length, key).toBeGreaterThan(0)
      for (const text of texts) expect(text).toContain(emergency)
      expect(
        texts.filter((text) => text.includes(line)),
        key,
      ).toHaveLength(1)
    }
  })

  it.each(templates)('end with a goodbye, at every node without a question: $key', async ({ key }) => {
    const nodes = await nodesOf(language, key)
    const isChat = ({ type, asks, id }: AgentNode) =>
      type !== 'note' && type !== 'end' && asks === undefined && !id.startsWith('check')
    for (const { id } of nodes.filter(isChat)) expect(planFor(nodes, id, goodbye).isEnd, id).toBe(true)
  })
})
