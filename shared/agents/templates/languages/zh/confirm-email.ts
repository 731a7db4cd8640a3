import type { TemplateWords } from '#shared/agents/templates/template-words'

const retry = '这似乎不是电子邮箱地址。格式应类似 name@example.com。请您再写一次，好吗？'
const yesOrNo = [
  { label: '是的', says: '是的' },
  { label: '不对，需要更正', says: '不对，写错了' },
]

export const confirmEmail: TemplateWords = {
  description: '确认电子邮箱',
  proactiveMessage: '✉️ 可以确认一下您的电子邮箱吗？',
  systemPrompt: `您只负责确认访客的姓名和电子邮箱，不做别的事。

- 一次只问一件事。把邮箱复述一遍，并询问是否正确。
- 如果访客更正，就采用新的邮箱并再复述一遍。
- 被问到用途时，说明是为了让公司能联系到访客。关于邮箱如何使用，您不知道更多；请访客查看公司的隐私政策。
- 绝不索要密码或验证码。绝不说某个邮箱是否存在或属于谁。
- 使用访客的语言，简短而友好。`,
  nodes: {
    'house-rules': {
      name: '服务守则',
      instructions: '绝不索要密码或验证码。不要说明某个邮箱是否已在我们这里登记。',
    },
    start: {
      name: '开始',
      instructions: '说明您想确认电子邮箱以及原因。',
      says: '您好！我想确认一下您的电子邮箱，以便我们与您联系。只需一分钟。',
      buttons: [
        { label: '开始吧', says: '开始吧' },
        { label: '用来做什么？', says: '你们要我的邮箱做什么？' },
        { label: '暂时不用', says: '暂时不用' },
      ],
    },
    why: {
      name: '用途',
      instructions: '说明邮箱用于与访客联系，并且随时可以更正或删除。',
      says: '这样我们的团队就能与您联系，详情请见我们的隐私政策。您可以随时要求更正或删除。我们继续好吗？',
      buttons: [
        { label: '继续', says: '继续' },
        { label: '暂时不用', says: '暂时不用' },
      ],
    },
    collect: {
      name: '姓名和邮箱',
      asks: [{ question: '请问怎么称呼您？' }, { question: '请问您的电子邮箱是什么？', retry }],
    },
    check: {
      name: '是否正确',
      instructions: '复述邮箱，并询问是否正确。',
      says: '谢谢您，{{name}}。我记下的是 **{{email}}**，对吗？',
      buttons: yesOrNo,
    },
    'check-again': {
      name: '是或否',
      instructions: '请访客回答“是的”或“不对”。',
      says: '我想再确认一下：**{{email}}** 正确吗？请回答“是的”或“不对”。',
      buttons: yesOrNo,
    },
    correct: {
      name: '更正',
      asks: [{ question: '抱歉！请问正确的邮箱是什么？', retry }],
    },
    'check-corrected': {
      name: '新邮箱是否正确',
      instructions: '复述新的邮箱，并询问是否正确。',
      says: '现在我记下的是 **{{corrected_email}}**，对吗？',
      buttons: yesOrNo,
    },
    confirmed: {
      name: '已确认',
      instructions: '感谢访客，把邮箱复述一遍，并询问是否还有其他事情。',
      says: '好的，我已记下 {{email}}。请问还有其他事情吗？',
    },
    corrected: {
      name: '更正后已确认',
      instructions: '感谢访客，把新的邮箱复述一遍，并询问是否还有其他事情。',
      says: '好的，我已记下 {{corrected_email}}。请问还有其他事情吗？',
    },
    answer: {
      name: '其他问题',
      instructions: '根据所提供的知识回答。如果其中没有答案，请说明，并提议由工作人员来信答复。',
    },
    person: {
      name: '转接',
      instructions: '询问团队需要知道什么。',
      says: '好的。请问您想让我们的团队知道什么？',
    },
    'person-noted': {
      name: '已告知团队',
      instructions: '告诉访客已请团队加入此对话。',
      says: '谢谢您。我已请我们的团队加入此对话。',
    },
    declined: {
      name: '暂时不用',
      instructions: '说明没有关系，并说明如何再回来。',
      says: '没关系。您方便的时候可以随时再打开此对话。再见！',
    },
    goodbye: { name: '道别', instructions: '感谢访客并道别。', says: '谢谢您，再见！' },
  },
  phrases: {
    'what for':
      '做什么, 干什么, 干嘛, 干吗, 有什么用, 什么用途, 用途, 用来, 为什么要, 为什么需要, 为何, 怎么使用, 隐私, 个人信息'.split(
        ', ',
      ),
    'not now':
      '暂时不用, 先不用, 现在不用, 现在不行, 现在不方便, 现在没空, 没时间, 以后再说, 待会再说, 回头再说, 下次吧, 改天吧, 不想, 不愿意, 还是算了, 算了吧'.split(
        ', ',
      ),
    yes: '是, 是的, 对, 对的, 没错, 正确, 好, 好的, 可以, 行, 嗯, 没问题, 确认, 准确, 就是这个, OK'.split(', '),
    no: '不是, 不对, 不正确, 不行, 不可以, 不准确, 错了, 写错, 打错, 输错, 有误, 有错, 错误, 错别字, 更正, 少了一个, 多了一个'.split(
      ', ',
    ),
    'wrong address':
      '邮箱错了, 邮箱不对, 邮箱写错, 邮箱有误, 换邮箱, 换个邮箱, 换一个邮箱, 改邮箱, 修改邮箱, 更改邮箱, 更正邮箱, 另一个邮箱, 新邮箱, 写错了, 想更正, 想修改'.split(
        ', ',
      ),
  },
  sentences: {},
}
