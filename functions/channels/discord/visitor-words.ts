/** What the product itself says in a channel. `{}` is a member's name. */
interface Words {
  /** Of the form that opens for `/ask` without words: at most 45 characters each. */
  readonly title: string
  readonly label: string
  readonly notConnected: string
  readonly notUnderstood: string
  /** A member, or the team, has the conversation. */
  readonly personAnswers: string
  readonly teamAnswers: string
  readonly nobodyAnswers: string
}

const en: Words = {
  title: 'Ask the assistant',
  label: 'Your question',
  notConnected: 'No assistant is connected to this channel.',
  notUnderstood: 'This is nothing that the assistant can answer. Use /ask.',
  personAnswers: '{} has your message and answers here.',
  teamAnswers: 'The team has your message and answers here.',
  nobodyAnswers: 'The assistant cannot answer at the moment. The team has your message.',
}

const others: Readonly<Record<string, Words>> = {
  ar: {
    title: 'اسأل المساعد',
    label: 'سؤالك',
    notConnected: 'لا يوجد مساعد متصل بهذه القناة.',
    notUnderstood: 'لا يستطيع المساعد الرد على هذا. استخدم ‎/ask.',
    personAnswers: 'وصلت رسالتك إلى {} وسيأتيك الرد هنا.',
    teamAnswers: 'وصلت رسالتك إلى الفريق وسيأتيك الرد هنا.',
    nobodyAnswers: 'لا يستطيع المساعد الرد الآن. وصلت رسالتك إلى الفريق.',
  },
  de: {
    title: 'Den Assistenten fragen',
    label: 'Ihre Frage',
    notConnected: 'Mit diesem Kanal ist kein Assistent verbunden.',
    notUnderstood: 'Darauf kann der Assistent nicht antworten. Verwenden Sie /ask.',
    personAnswers: '{} hat Ihre Nachricht und antwortet hier.',
    teamAnswers: 'Das Team hat Ihre Nachricht und antwortet hier.',
    nobodyAnswers: 'Der Assistent kann gerade nicht antworten. Das Team hat Ihre Nachricht.',
  },
  es: {
    title: 'Preguntar al asistente',
    label: 'Su pregunta',
    notConnected: 'No hay ningún asistente conectado a este canal.',
    notUnderstood: 'El asistente no puede responder a esto. Use /ask.',
    personAnswers: '{} tiene su mensaje y responde aquí.',
    teamAnswers: 'El equipo tiene su mensaje y responde aquí.',
    nobodyAnswers: 'El asistente no puede responder en este momento. El equipo tiene su mensaje.',
  },
  fr: {
    title: 'Demander à l’assistant',
    label: 'Votre question',
    notConnected: 'Aucun assistant n’est connecté à ce salon.',
    notUnderstood: 'L’assistant ne peut pas répondre à cela. Utilisez /ask.',
    personAnswers: '{} a votre message et répond ici.',
    teamAnswers: 'L’équipe a votre message et répond ici.',
    nobodyAnswers: 'L’assistant ne peut pas répondre pour le moment. L’équipe a votre message.',
  },
  it: {
    title: 'Chiedi all’assistente',
    label: 'La tua domanda',
    notConnected: 'Nessun assistente è collegato a questo canale.',
    notUnderstood: 'L’assistente non può rispondere a questo. Usa /ask.',
    personAnswers: '{} ha il tuo messaggio e risponde qui.',
    teamAnswers: 'Il team ha il tuo messaggio e risponde qui.',
    nobodyAnswers: 'L’assistente non può rispondere al momento. Il team ha il tuo messaggio.',
  },
  ja: {
    title: 'アシスタントに質問',
    label: 'ご質問',
    notConnected: 'このチャンネルにはアシスタントが接続されていません。',
    notUnderstood: 'アシスタントはこれに回答できません。/ask を使ってください。',
    personAnswers: '{}がメッセージを受け取りました。ここで回答します。',
    teamAnswers: 'チームがメッセージを受け取りました。ここで回答します。',
    nobodyAnswers: 'アシスタントは現在回答できません。メッセージはチームに届いています。',
  },
  nl: {
    title: 'Vraag het de assistent',
    label: 'Je vraag',
    notConnected: 'Er is geen assistent met dit kanaal verbonden.',
    notUnderstood: 'Hierop kan de assistent niet antwoorden. Gebruik /ask.',
    personAnswers: '{} heeft je bericht en antwoordt hier.',
    teamAnswers: 'Het team heeft je bericht en antwoordt hier.',
    nobodyAnswers: 'De assistent kan nu niet antwoorden. Het team heeft je bericht.',
  },
  pt: {
    title: 'Perguntar ao assistente',
    label: 'A sua pergunta',
    notConnected: 'Nenhum assistente está ligado a este canal.',
    notUnderstood: 'O assistente não pode responder a isto. Use /ask.',
    personAnswers: '{} tem a sua mensagem e responde aqui.',
    teamAnswers: 'A equipa tem a sua mensagem e responde aqui.',
    nobodyAnswers: 'O assistente não pode responder de momento. A equipa tem a sua mensagem.',
  },
  zh: {
    title: '询问助手',
    label: '您的问题',
    notConnected: '此频道未连接任何助手。',
    notUnderstood: '助手无法回答此内容。请使用 /ask。',
    personAnswers: '{}已收到您的消息，将在此处回复。',
    teamAnswers: '团队已收到您的消息，将在此处回复。',
    nobodyAnswers: '助手目前无法回答。团队已收到您的消息。',
  },
}

/** In the user's language, a tag such as `de` or `es-ES`; else in English. */
export const visitorWords = (language = ''): Words => others[language.slice(0, 2).toLowerCase()] ?? en
