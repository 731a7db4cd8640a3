/** What people write in an emergency; the commonest English words too, since nobody chooses a language then. At most 30 each. */
export const emergencyPhrases: readonly string[] =
  '胸痛, 胸口疼, 胸口痛, 胸很痛, 胸闷, 心脏病, 心梗, 心肌梗, 中风, 脑梗, 脑溢血, 嘴歪, 口齿不清, 喘不过气, 喘不上气, 呼吸困难, 不能呼吸, 没有呼吸, 没呼吸, 昏迷, 昏倒, 晕倒, 没有意识, 失去意识, 抽搐, 血止不住, 大出血, 吐血, 中毒, heart attack'.split(
    ', ',
  )

export const crisisPhrases: readonly string[] =
  '自杀, 不想活, 活不下去, 不想再活, 活着没意思, 活着没意义, 活着没有意义, 活着好累, 想死, 去死, 死了算了, 死掉算了, 想结束生命, 结束自己的生命, 结束一切, 寻死, 轻生, 跳楼, 割腕, 上吊, 吃药自尽, 自残, 自伤, 伤害自己, 想消失, 遗书, 没有活下去, 撑不下去, kill myself, suicide'.split(
    ', ',
  )

/** Questions that only a clinician may answer. */
export const medicalPhrases: readonly string[] =
  '症状, 诊断, 疼, 痛, 发烧, 发热, 头疼, 头痛, 肚子疼, 皮疹, 起疹子, 严重吗, 危险吗, 吃什么药, 用什么药, 什么药, 能不能吃, 可以吃药, 要不要吃药, 吃几片, 吃几粒, 剂量, 用量, 副作用, 不良反应, 检查结果, 化验结果, 发炎, 抗生素, 布洛芬'.split(
    ', ',
  )
