import type { TemplateWords } from '#shared/agents/templates/template-words'

const times = ['午前', '正午ごろ', '午後', '夕方以降']
const timesRetry = `次の中からお選びください：${times.join('、')}。`
const dayRetry = '日にちをお書きください。例：3月14日、月曜日。'
const phoneRetry = '電話番号ではないようです。市外局番からご入力ください。'
const rightOrOtherDay = [
  { label: 'はい、そうです', says: 'はい、そうです' },
  { label: '別の日にする', says: 'いいえ、別の日がいいです' },
]

export const makeAppointment: TemplateWords = {
  description: '予約の受付係',
  proactiveMessage: '📅 ご予約を承ります。',
  systemPrompt: `あなたは、会社のウェブサイトで予約のご希望を承り、サービスについての質問に答えます。

- ご予約の内容、ご希望の日、時間帯、お名前、電話番号を、一度に一つずつ尋ねてください。すでに分かっていることは尋ねないでください。
- 予定表は見られません。ご希望は、会社が確認するまで予約ではありません。そう伝えてください。
- 記録する前にご希望を一文で復唱し、変えたいところがあれば変えてください。
- サービス、料金、営業時間は、与えられた知識に基づいて述べ、出典を示してください。知識にないことは分かりません。
- 年のない日付は次に来る日です。過ぎた日であれば、別の日を尋ねてください。
- お客様が書いた言語で、簡潔に、親切に応対してください。`,
  nodes: {
    'house-rules': {
      name: '応対のきまり',
      instructions: '予定表は見られません。時刻を決して確約しないでください。ご希望は担当者が確認します。',
    },
    start: {
      name: '開始',
      instructions: '挨拶し、予約をご希望かどうかを尋ねてください。',
      says: 'こんにちは 📅 ご予約の受付と、サービスについてのご案内をいたします。ご予約をご希望ですか。',
      buttons: [
        { label: '予約する', says: '予約したいです' },
        { label: '変更・キャンセル', says: '予約を変更したいです' },
        { label: '営業時間', says: '営業時間はいつですか' },
        { label: '担当者と話す', says: '担当者と話したいです' },
      ],
    },
    answer: {
      name: 'ご質問',
      instructions:
        'サービス、料金、営業時間、道順についての質問に、与えられた知識から答え、出典を示してください。答えがないときは、そう伝えてください。その後、ご予約を提案してください。',
    },
    request: {
      name: '予約の希望',
      asks: [
        { question: '承ります。どのようなご予約ですか。' },
        { question: 'ご希望の日を教えてください。', retry: dayRetry },
        { question: 'ご希望の時間帯を教えてください。', choices: times, retry: timesRetry },
        { question: 'お名前を教えてください。' },
        { question: '予約の確認のお電話を差し上げる番号を教えてください。', retry: phoneRetry },
      ],
    },
    check: {
      name: '復唱',
      instructions: 'ご希望を一文で復唱し、正しいかどうかを尋ねてください。',
      says: '復唱いたします：**{{purpose}}**、**{{day}}**、{{time_of_day}}、{{name}}様、{{phone}}。こちらでよろしいでしょうか。',
      buttons: rightOrOtherDay,
    },
    'check-again': {
      name: 'はい・いいえ',
      instructions: '「はい」か「いいえ」でのお答えをお願いしてください。',
      says: '記録する前に確認いたします。**{{day}}**、{{time_of_day}} でよろしいでしょうか。「はい」または「別の日」とお答えください。',
      buttons: rightOrOtherDay,
    },
    'other-day': {
      name: '別の日',
      asks: [
        { question: '承知いたしました。いつがよろしいですか。', retry: dayRetry },
        { question: '時間帯はいつがよろしいですか。', choices: times, retry: timesRetry },
      ],
    },
    'check-other-day': {
      name: '別の日を復唱',
      instructions: '新しい日でご希望を復唱し、正しいかどうかを尋ねてください。',
      says: '次のとおり承りました：**{{purpose}}**、**{{other_day}}**、{{other_time_of_day}}、{{name}}様、{{phone}}。こちらでよろしいでしょうか。',
    },
    noted: {
      name: '記録済み',
      instructions: 'ご希望を記録したことと、会社がお電話で確認することを伝えてください。',
      says: '{{name}}様、ありがとうございます。ご希望を承りました。まだ予約は確定していません。{{phone}} にお電話して確定します。変更がありましたら、こちらにお書きください。ほかにご用件はございますか。',
    },
    change: {
      name: '変更・キャンセル',
      asks: [
        {
          question: '承ります。どのご予約ですか。日にちと時刻を教えてください。',
          retry: 'ご予約の日にちと時刻をお書きください。',
        },
        {
          question: 'どうなさいますか。',
          choices: ['日時の変更', 'キャンセル'],
          retry: '次の中からお選びください：日時の変更、キャンセル。',
        },
        { question: 'お名前を教えてください。' },
        { question: 'ご連絡できる電話番号を教えてください。', retry: phoneRetry },
      ],
    },
    'change-noted': {
      name: '変更を記録済み',
      instructions: '変更の内容を復唱し、担当者がお電話することを伝えてください。',
      says: '{{name}}様、ありがとうございます。ご予約（{{appointment}}）について「{{wish}}」のご希望を承りました。{{phone}} にお電話して手続きいたします。ほかにご用件はございますか。',
    },
    person: {
      name: '折り返しの電話',
      asks: [
        { question: 'かしこまりました。お名前を教えてください。' },
        { question: 'お電話してよい番号を教えてください。', retry: phoneRetry },
      ],
    },
    'person-noted': {
      name: '折り返しを記録済み',
      instructions: '担当者にこのチャットへの参加を依頼したことと、参加できない場合の連絡方法を伝えてください。',
      says: '{{name}}様、ありがとうございます。担当者にこのチャットへの参加を依頼しました。参加できない場合は、{{phone}} にお電話します。',
    },
    goodbye: {
      name: '終了',
      instructions: 'お礼を述べて、お別れの挨拶をしてください。',
      says: 'ありがとうございました。お待ちしております。',
    },
  },
  phrases: {
    'change my appointment':
      '予約を変更, 予約の変更, 予約変更, 予約を変え, 予約を動か, 予約をずら, 日時を変え, 日時を変更, 日程を変更, 日程を変え, 時間を変更したい, 時間を変えたい, 予約をキャンセル, 予約のキャンセル, キャンセルしたい, キャンセルをお願い, キャンセルさせて, 予約を取り消, 予約の取り消し, 予約をやめ, 行けなくな'.split(
        ', ',
      ),
    'like an appointment':
      '予約したい, 予約をしたい, 予約を取り, 予約をとり, 予約が取り, 予約をお願い, 予約を入れ, 予約希望, 予約を希望, 予約させて, 新しい予約, 予約できますか'.split(
        ', ',
      ),
    yes: 'はい, ええ, うん, そうです, その通り, そのとおり, お願いします, 正しい, 合っています, 合ってます, 合ってる, 間違いない, 間違いありません, 問題ない, 問題ありません, それでいい, OK, オーケー, 了解'.split(
      ', ',
    ),
    no: 'いいえ, いえ, いや, ちがう, ちがいます, 違う, 違います, 違った, 違ってい, そうではありません, そうじゃない, 正しくない, 正しくありません, 合っていません, 合ってません, 合ってない, 間違って, 間違いです, 間違えた, 間違えました, 別の日, 他の日, ほかの日, 違う日, 別の時間, 他の時間, ほかの時間, 都合が悪'.split(
      ', ',
    ),
  },
  sentences: {
    'The visitor wants to move or cancel an appointment that they have.':
      '訪問者が、すでにある予約の変更またはキャンセルを希望している。',
    'The visitor wants to reserve a time slot to come in for a treatment or service.':
      '訪問者が、施術やサービスを受けるための時間を予約したいと希望している。',
  },
}
