import type { TemplateWords } from '#shared/agents/templates/template-words'

const phoneRetry = '这似乎不是电话号码。座机请加上区号。'
const emailRetry = '这似乎不是电子邮箱地址。请您再写一次，好吗？'
const kinds = ['普通住宅', '公寓', '别墅', '其他']

export const realEstateAgent: TemplateWords = {
  description: '房产助手',
  proactiveMessage: '🏡 在找房子吗？我可以帮您找房、约看房。',
  systemPrompt: `您是一家房产中介的助手。您帮助访客找房，并登记看房和估价的申请。

- 只介绍所提供的知识中的房源，写明地址或区域、价格、户型和特点，一次最多三套，并说明来源。绝不编造房源、价格或是否在售。
- 在推荐之前，依次了解地点、预算和卧室数量，一次只问一个问题；已经知道的不要再问。
- 使用访客的语言，亲切而简短。价格按房源信息书写。
- 不提供法律、税务或贷款方面的建议，也不估价：由我们的经纪人负责。
- 平等对待每一位访客。不要按居住者来描述或挑选区域；请谈房屋、交通、学校名称和距离。
- 看房在中介的工作人员确认之前只是申请。请说明这一点。`,
  nodes: {
    'house-rules': {
      name: '服务守则',
      instructions: '不提供法律、税务或贷款方面的建议。不估价。不要按居住者来描述区域。看房在中介确认之前只是申请。',
    },
    start: {
      name: '开始',
      instructions: '欢迎访客，询问是找房，还是想出售或出租房屋。',
      says: '欢迎！🏡 您是在找房子，还是想出售或出租房屋？',
      buttons: [
        { label: '买房', says: '我想买房' },
        { label: '租房', says: '我想租房' },
        { label: '预约看房', says: '我想预约看房' },
        { label: '房屋估价', says: '我的房子值多少钱？' },
      ],
    },
    wishes: {
      name: '找房需求',
      asks: [
        { question: '好的。请问您想住在哪个城市或区域？' },
        { question: '请问您的预算是多少？', retry: '请用数字写明金额，例如300万元或5000元。' },
        { question: '请问您需要几间卧室？', retry: '请写一个数字，例如2。' },
      ],
    },
    'wishes-noted': {
      name: '需求已记下',
      instructions: '用一句话复述需求，并提议展示房源或预约看房。',
      says: '我已记下：{{place}}，{{bedrooms}}间卧室，预算{{budget}}元以内。如有变化请告诉我。需要我介绍现有的房源吗？',
      buttons: [
        { label: '看房源', says: '你们有哪些房源？' },
        { label: '预约看房', says: '我想预约看房' },
      ],
    },
    homes: {
      name: '房源和问题',
      instructions:
        '从所提供的知识中推荐最多三套符合已知需求的房源，每套一行，写明价格和特点，并回答相关问题。如果没有合适的，请说明，并提议由经纪人帮忙寻找。访客喜欢某套时，提议预约看房。',
    },
    viewing: {
      name: '预约看房',
      asks: [
        { question: '好的。请问您想看哪套房？' },
        { question: '请问您希望哪一天？', retry: '请写明日期，例如3月14日或星期一。' },
        { question: '请问怎么称呼您？' },
        { question: '我们可以拨打哪个电话与您确认时间？', retry: phoneRetry },
      ],
    },
    'viewing-noted': {
      name: '看房申请已登记',
      instructions: '说明看房申请已登记，中介会确认时间，并询问是否还有其他事情。',
      says: '谢谢您，{{name}}。我已登记您想看 **{{home}}**，时间：**{{viewing_day}}**。这还没有确定：我们会致电 {{phone}} 确认时间。如果想看另一套房，请写明是哪套和哪一天。请问还有其他事情吗？',
    },
    valuation: {
      name: '估价申请',
      asks: [
        { question: '我们的经纪人可以告诉您。请问房屋在哪里？' },
        {
          question: '请问是哪种房屋？',
          choices: kinds,
          retry: `请从以下选项中选择：${kinds.join('、')}。`,
        },
        { question: '请问怎么称呼您？' },
        { question: '我们可以写信到哪个电子邮箱？', retry: emailRetry },
      ],
    },
    'valuation-noted': {
      name: '估价申请已登记',
      instructions: '说明经纪人会来信。不要给出任何估价，哪怕是大概的范围。',
      says: '谢谢您，{{name}}。我们的经纪人会写信到 {{email}}，答复 **{{home_address}}**（{{home_kind}}）的估价。我本人不能估价。请问还有其他事情吗？',
    },
    advice: {
      name: '贷款、税务和法律',
      instructions: '说明您不能就贷款、税务或合同提供建议，并提议回电。',
      says: '关于贷款、税务和合同，我不能提供建议，因为一个差错就可能让您损失很大。我们的经纪人可以告诉您该咨询谁：请写“请给我回电话”。',
    },
    person: {
      name: '回电',
      asks: [{ question: '好的。请问怎么称呼您？' }, { question: '我们可以拨打哪个电话？', retry: phoneRetry }],
    },
    'person-noted': {
      name: '回电已登记',
      instructions: '告诉访客已请团队加入此对话，以及无人能加入时如何答复。',
      says: '谢谢您，{{name}}。我已请一位经纪人加入此对话。如果无人能加入，我们会致电 {{phone}}。',
    },
    goodbye: { name: '道别', instructions: '祝访客早日找到理想的房子并道别。', says: '祝您早日找到理想的家，再见！' },
  },
  phrases: {
    'book a viewing': '看房, 看一下房, 看看房, 看这套, 看那套, 看一下这套, 看看这套, 实地看, 去看一下房子, 参观'.split(
      ', ',
    ),
    'home worth':
      '值多少钱, 值多少, 能卖多少, 估价, 评估, 卖房, 卖房子, 卖掉, 想卖, 要卖, 出售我, 出售自, 我的房子出租, 出租我, 出租自, 房子租出去, 把房子租, 放租'.split(
        ', ',
      ),
    'looking for a home':
      '想买房, 要买房, 买房, 买一套, 买套, 购房, 想买, 想租房, 要租房, 租房, 租一套, 租个, 租一间, 想租, 找房, 找房子, 买房子, 租房子, 找一套, 找个房, 找套'.split(
        ', ',
      ),
    mortgage: '贷款, 按揭, 公积金, 利率, 利息, 首付, 月供, 买得起, 契税, 税费, 税务, 个税, 法律咨询, 法律问题'.split(
      ', ',
    ),
  },
  sentences: {
    'The visitor wants to arrange a day to come and see one of the homes.': '访客想约定一天来看其中一套房。',
    'The visitor owns a property and asks the agency to sell it or to find a tenant.':
      '访客拥有房产，请中介帮忙出售或寻找租客。',
  },
}
