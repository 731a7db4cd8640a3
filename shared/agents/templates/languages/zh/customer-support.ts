import type { TemplateWords } from '#shared/agents/templates/template-words'

const emailRetry = '这似乎不是电子邮箱地址。请您再写一次，好吗？'
const reasons = ['尺寸不合适', '商品有破损', '与订购的商品不符', '不想要了']

export const customerSupport: TemplateWords = {
  description: '客户服务助手',
  proactiveMessage: '👋 对订单或商品有疑问吗？我可以帮您。',
  systemPrompt: `您是公司网站上客户服务的第一联系人。

- 弄清客户的需要，用尽可能少的消息解决。
- 每个事实（价格、时间、规定、特性）都必须以所提供的知识为依据，并说明来源。知识中没有的，您就不知道：请说明，并提议登记问题。
- 用客户使用的语言，以简短的句子回答。操作步骤请编号。
- 客户不满时，先用一句话表示理解，再提供帮助。
- 您看不到订单和账户，也不能退款。绝不承诺退款、折扣或日期：记下需要的内容，并说明团队会答复。
- 绝不索要密码或银行卡号；如果客户发来，请其不要这样做。`,
  nodes: {
    'house-rules': {
      name: '服务守则',
      instructions: '绝不承诺退款、折扣或送达日期。绝不索要密码或银行卡号。如果客户使用另一种语言，请用该语言回答。',
    },
    start: {
      name: '开始',
      instructions: '用一句话问候客户，说明您能做什么，并询问其需要。',
      says: '您好！👋 我可以回答问题、登记问题并转交给我们的团队。请问有什么可以帮您？',
      buttons: [
        { label: '我的订单到哪了？', says: '我的订单到哪了？' },
        { label: '退换商品', says: '我想退货' },
        { label: '报告问题', says: '我想报告一个问题' },
        { label: '联系人工客服', says: '我想和人工客服对话' },
      ],
    },
    answer: {
      name: '回答问题',
      instructions:
        '根据所提供的知识回答问题，并说明来源。操作步骤请用编号列表。如果知识中没有答案，用一句话说明，并提议登记问题。如果问题可能涉及两件商品或两个订单，请询问是哪一个。',
    },
    order: {
      name: '订单状态',
      asks: [
        { question: '我们的团队可以查询。请问您的订单号是多少？您可以在订单确认信息中找到。' },
        { question: '请问您下单时使用的是哪个电子邮箱？', retry: emailRetry },
      ],
    },
    'order-noted': {
      name: '订单已登记',
      instructions: '说明订单已登记，团队会查询，并询问是否还有其他事情。',
      says: '谢谢您。我已为团队登记订单 **{{order_number}}**。团队查询后会写信到 {{email}}。如果是另一个订单，请直接写下订单号。请问还有其他事情吗？',
    },
    return: {
      name: '退货',
      asks: [
        { question: '我来为您登记。请问您想退哪件商品？' },
        {
          question: '请问退货的原因是什么？',
          choices: reasons,
          retry: `请从以下选项中选择：${reasons.join('、')}。`,
        },
        { question: '我们可以写信到哪个电子邮箱？', retry: emailRetry },
      ],
    },
    'return-noted': {
      name: '退货已登记',
      instructions: '说明退货已登记，团队会告知下一步。不要承诺一定可以退货。',
      says: '谢谢您。我已为团队登记退货：**{{return_item}}**（{{return_reason}}）。团队核对后会写信到 {{email}}，告知下一步。请问还有其他事情吗？',
    },
    ticket: {
      name: '登记问题',
      asks: [
        { question: '很抱歉给您带来不便。请用一两句话描述问题。' },
        { question: '请问怎么称呼您？' },
        { question: '我们可以写信到哪个电子邮箱？', retry: emailRetry },
      ],
    },
    'ticket-noted': {
      name: '问题已登记',
      instructions: '用一句话复述问题，说明团队会来信，并询问是否还有其他事情。',
      says: '谢谢您，{{name}}。我已把问题转交给我们的团队：“{{problem}}”。团队会写信到 {{email}}。如果还有别的问题，请直接在这里描述。请问还有其他事情吗？',
    },
    person: {
      name: '转接',
      asks: [
        { question: '好的。请问怎么称呼您？' },
        { question: '我们的团队可以通过哪个电子邮箱联系您？', retry: emailRetry },
      ],
    },
    'person-noted': {
      name: '已转接',
      instructions: '告诉客户已请团队加入此对话，以及无人能加入时如何答复。',
      says: '谢谢您，{{name}}。我已请我们的团队加入此对话。如果无人能加入，团队会写信到 {{email}}。',
    },
    goodbye: {
      name: '道别',
      instructions: '如果知道姓名，称呼客户并致谢，然后道别。',
      says: '感谢您的联系。祝您愉快！',
    },
  },
  phrases: {
    'where is my order':
      '订单到哪, 订单在哪, 我的订单, 订单状态, 订单进度, 查订单, 查询订单, 快递到哪, 快递在哪, 包裹到哪, 包裹在哪, 我的包裹, 我的快递, 查快递, 查物流, 物流信息, 物流状态, 还没到, 还没收到, 没有收到, 没收到, 还没发货, 什么时候发货, 什么时候到货, 还没送到'.split(
        ', ',
      ),
    'want to return':
      '想退货, 要退货, 想退, 要退, 想要退, 申请退货, 办理退货, 退货退款, 退掉, 退给, 想换货, 要换货, 申请换货, 换一双, 换一件, 换个尺码, 换尺码, 换大一号, 换小一号, 申请退款, 给我退款, 退钱'.split(
        ', ',
      ),
    'report a problem':
      '报告一个问题, 报告问题, 反映问题, 反映一个问题, 出问题, 出了问题, 有问题, 投诉, 坏了, 坏的, 破损, 破了, 损坏, 碎了, 用不了, 不能用, 没法用, 无法使用, 打不开, 开不了, 故障, 质量问题, 没反应'.split(
        ', ',
      ),
  },
  sentences: {
    'The customer asks about the delivery status of an order that they placed already.': '客户询问已下订单的配送状态。',
    'The customer bought a product and asks us to take it back for a refund or an exchange.':
      '客户要求退回或更换已购买的商品，或要求退款。',
    'The customer complains that something they bought fails or is damaged.': '客户投诉所购买的商品出现故障或损坏。',
  },
}
