interface CopyWords {
  readonly subject: string
  readonly opening: string
  readonly why: string
}

/** The mail with a copy of a left message, by language. `{title}` is the agent's. */
const copyWords = {
  en: {
    subject: 'Your message to {title}',
    opening: 'You left this message in the chat of {title}:',
    why: 'You get this copy because this address was given in that chat. If it was not you, you can ignore this mail. Replies to it are not read.',
  },
  ar: {
    subject: 'رسالتك إلى {title}',
    opening: 'لقد تركت هذه الرسالة في محادثة {title}:',
    why: 'تصلك هذه النسخة لأن هذا العنوان أُدخل في تلك المحادثة. إن لم تكن أنت، فيمكنك تجاهل هذه الرسالة. الردود عليها لا تُقرأ.',
  },
  de: {
    subject: 'Ihre Nachricht an {title}',
    opening: 'Sie haben im Chat von {title} diese Nachricht hinterlassen:',
    why: 'Sie erhalten diese Kopie, weil diese Adresse in dem Chat angegeben wurde. Waren Sie es nicht, können Sie diese E-Mail ignorieren. Antworten darauf werden nicht gelesen.',
  },
  es: {
    subject: 'Su mensaje a {title}',
    opening: 'Usted dejó este mensaje en el chat de {title}:',
    why: 'Recibe esta copia porque esta dirección se indicó en ese chat. Si no fue usted, puede ignorar este correo. Las respuestas a él no se leen.',
  },
  fr: {
    subject: 'Votre message à {title}',
    opening: 'Vous avez laissé ce message dans le chat de {title} :',
    why: 'Vous recevez cette copie parce que cette adresse a été indiquée dans ce chat. Si ce n’était pas vous, ignorez cet e-mail. Les réponses ne sont pas lues.',
  },
  it: {
    subject: 'Il suo messaggio a {title}',
    opening: 'Ha lasciato questo messaggio nella chat di {title}:',
    why: 'Riceve questa copia perché questo indirizzo è stato indicato in quella chat. Se non è stato lei, può ignorare questa e-mail. Le risposte non vengono lette.',
  },
  ja: {
    subject: '{title} へのメッセージ',
    opening: '{title} のチャットに次のメッセージを残されました。',
    why: 'このアドレスがチャットで入力されたため、控えをお送りしています。お心当たりがない場合は、このメールを無視してください。このメールへの返信は読まれません。',
  },
  nl: {
    subject: 'Uw bericht aan {title}',
    opening: 'U hebt dit bericht achtergelaten in de chat van {title}:',
    why: 'U krijgt deze kopie omdat dit adres in die chat is opgegeven. Was u dat niet, dan kunt u deze e-mail negeren. Antwoorden erop worden niet gelezen.',
  },
  pt: {
    subject: 'A sua mensagem para {title}',
    opening: 'Deixou esta mensagem no chat de {title}:',
    why: 'Recebe esta cópia porque este endereço foi indicado nesse chat. Se não foi você, pode ignorar este e-mail. As respostas não são lidas.',
  },
  zh: {
    subject: '您给 {title} 的留言',
    opening: '您在 {title} 的聊天中留下了以下内容：',
    why: '您收到此副本，是因为有人在该聊天中填写了此邮箱。如果不是您本人，请忽略此邮件。对本邮件的回复不会被阅读。',
  },
} as const satisfies Readonly<Record<string, CopyWords>>

/** In the first of these languages (`de-AT`) that has them, else in English. */
export const copyWordsIn = (...languages: readonly (string | undefined)[]): CopyWords => {
  const tags = languages.map((language = '') => language.slice(0, 2).toLowerCase())
  const words: Readonly<Record<string, CopyWords>> = copyWords
  return tags.map((tag) => words[tag]).find((found) => found !== undefined) ?? copyWords.en
}
