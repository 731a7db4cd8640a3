interface FormWords {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly send: string
  readonly skip: string
  /** What a visitor goes without who skips the form. */
  readonly help: string
  /** A skipped form as a message. */
  readonly skipped: string
}

/** The form for the address of a visitor who leaves a message, by language. */
const formWords = {
  en: {
    name: 'Your name',
    email: 'Your e-mail address, for our answer',
    phone: 'Your phone number',
    send: 'Send address',
    skip: 'Skip',
    help: 'Without it you get no copy of your message, and our answer reaches you in this chat only.',
    skipped: 'No e-mail address',
  },
  ar: {
    name: 'اسمك',
    email: 'بريدك الإلكتروني، لنجيبك',
    phone: 'رقم هاتفك',
    send: 'إرسال العنوان',
    skip: 'تخطٍّ',
    help: 'بدونه لن تصلك نسخة من رسالتك، ولن يصلك جوابنا إلا في هذه المحادثة.',
    skipped: 'بدون بريد إلكتروني',
  },
  de: {
    name: 'Ihr Name',
    email: 'Ihre E-Mail-Adresse für unsere Antwort',
    phone: 'Ihre Telefonnummer',
    send: 'Adresse senden',
    skip: 'Überspringen',
    help: 'Ohne sie erhalten Sie keine Kopie Ihrer Nachricht, und unsere Antwort erreicht Sie nur in diesem Chat.',
    skipped: 'Keine E-Mail-Adresse',
  },
  es: {
    name: 'Su nombre',
    email: 'Su correo electrónico, para responderle',
    phone: 'Su número de teléfono',
    send: 'Enviar dirección',
    skip: 'Omitir',
    help: 'Sin él no recibirá copia de su mensaje y nuestra respuesta solo le llegará en este chat.',
    skipped: 'Sin correo electrónico',
  },
  fr: {
    name: 'Votre nom',
    email: 'Votre adresse e-mail, pour notre réponse',
    phone: 'Votre numéro de téléphone',
    send: 'Envoyer l’adresse',
    skip: 'Passer',
    help: 'Sans elle, vous ne recevrez pas de copie de votre message et notre réponse n’arrivera que dans ce chat.',
    skipped: 'Pas d’adresse e-mail',
  },
  it: {
    name: 'Il suo nome',
    email: 'Il suo indirizzo e-mail, per la nostra risposta',
    phone: 'Il suo numero di telefono',
    send: 'Invia indirizzo',
    skip: 'Salta',
    help: 'Senza indirizzo non riceverà una copia del messaggio e la nostra risposta arriverà solo in questa chat.',
    skipped: 'Nessun indirizzo e-mail',
  },
  ja: {
    name: 'お名前',
    email: '返信先のメールアドレス',
    phone: '電話番号',
    send: 'アドレスを送信',
    skip: 'スキップ',
    help: 'アドレスがない場合、メッセージの控えは届かず、返信はこのチャットでのみご覧いただけます。',
    skipped: 'メールアドレスなし',
  },
  nl: {
    name: 'Uw naam',
    email: 'Uw e-mailadres, voor ons antwoord',
    phone: 'Uw telefoonnummer',
    send: 'Adres versturen',
    skip: 'Overslaan',
    help: 'Zonder adres krijgt u geen kopie van uw bericht en bereikt ons antwoord u alleen in deze chat.',
    skipped: 'Geen e-mailadres',
  },
  pt: {
    name: 'O seu nome',
    email: 'O seu endereço de e-mail, para a nossa resposta',
    phone: 'O seu número de telefone',
    send: 'Enviar endereço',
    skip: 'Saltar',
    help: 'Sem ele não recebe uma cópia da sua mensagem e a nossa resposta só lhe chega neste chat.',
    skipped: 'Sem endereço de e-mail',
  },
  zh: {
    name: '您的姓名',
    email: '您的电子邮箱，以便我们回复',
    phone: '您的电话号码',
    send: '发送邮箱',
    skip: '跳过',
    help: '如不填写，您将收不到留言副本，只能在此对话中看到我们的回复。',
    skipped: '未留邮箱',
  },
} as const satisfies Readonly<Record<string, FormWords>>

/** In this language (`de-AT`), else in English. */
export const formWordsIn = (language = ''): FormWords => {
  const tag = language.slice(0, 2).toLowerCase()
  return Object.entries(formWords).find(([name]) => name === tag)?.[1] ?? formWords.en
}
