/** What people write in an emergency; the commonest English words too, since nobody chooses a language then. At most 30 each. */
export const emergencyPhrases: readonly string[] =
  '胸が痛, 胸の痛み, 胸が苦し, 胸が締めつけ, 心臓発作, 心筋梗塞, 脳卒中, 脳梗塞, 顔がゆがん, ろれつが回ら, 息ができ, 呼吸ができ, 息が苦し, 呼吸が苦し, 息をしてい, 呼吸をしてい, 呼吸困難, 意識がな, 意識を失, 気を失, 倒れて動か, けいれん, 血が止まら, 大量に出血, 血を吐, アナフィラキシー, 薬を飲みすぎ, 過剰摂取, 救急車, heart attack'.split(
    ', ',
  )

export const crisisPhrases: readonly string[] =
  '自殺, 自死, 死にたい, しにたい, 死のうと思, 死のうか, 死んでしまいたい, 死んだほうがいい, 死んだ方がいい, 死んだ方がまし, 死んだほうがまし, 消えたい, 消えてしまいたい, いなくなりたい, 生きていたくない, 生きたくない, 生きるのがつらい, 生きるのが辛い, 生きるのに疲れ, 生きている意味がな, 生きる意味がな, 命を絶, 自傷, 自分を傷つけ, リストカット, リスカ, 飛び降り, 首を吊, kill myself, suicide'.split(
    ', ',
  )

/** Questions that only a clinician may answer. */
export const medicalPhrases: readonly string[] =
  '症状, 診断, 痛い, 痛み, 痛む, 熱があ, 熱が出, 発熱, 頭痛, 腹痛, 吐き気, 発疹, 湿疹, 深刻ですか, 重い病気, 危険ですか, どの薬, 何の薬, 薬を飲んで, 薬は飲んで, 服用, 何錠, 用量, 副作用, 飲み合わせ, 検査結果, 検査の結果, 炎症, 抗生物質, イブプロフェン'.split(
    ', ',
  )
