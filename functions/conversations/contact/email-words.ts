interface EmailWords {
  readonly label: string
  readonly send: string
  readonly thanks: string
}

/** The texts around the address that a visitor may give for their left message, by language. */
const emailWords = {
  en: {
    label: 'Your e-mail address, for our answer',
    send: 'Send address',
    thanks: 'Thank you. Our team can reach you at {email}.',
  },
  ar: {
    label: 'بريدك الإلكتروني، لنجيبك',
    send: 'إرسال العنوان',
    thanks: 'شكرًا. يمكن لفريقنا الوصول إليك على {email}.',
  },
  de: {
    label: 'Ihre E-Mail-Adresse für unsere Antwort',
    send: 'Adresse senden',
    thanks: 'Danke. Unser Team erreicht Sie unter {email}.',
  },
  es: {
    label: 'Su correo electrónico, para responderle',
    send: 'Enviar dirección',
    thanks: 'Gracias. Nuestro equipo puede escribirle a {email}.',
  },
  fr: {
    label: 'Votre adresse e-mail, pour notre réponse',
    send: 'Envoyer l’adresse',
    thanks: 'Merci. Notre équipe peut vous écrire à {email}.',
  },
  it: {
    label: 'Il suo indirizzo e-mail, per la nostra risposta',
    send: 'Invia indirizzo',
    thanks: 'Grazie. Il nostro team può scriverle a {email}.',
  },
  ja: {
    label: '返信先のメールアドレス',
    send: 'アドレスを送信',
    thanks: 'ありがとうございます。担当者から {email} にご連絡できます。',
  },
  nl: {
    label: 'Uw e-mailadres, voor ons antwoord',
    send: 'Adres versturen',
    thanks: 'Dank u. Ons team kan u bereiken via {email}.',
  },
  pt: {
    label: 'O seu endereço de e-mail, para a nossa resposta',
    send: 'Enviar endereço',
    thanks: 'Obrigado. A nossa equipa pode contactá-lo em {email}.',
  },
  zh: {
    label: '您的电子邮箱，以便我们回复',
    send: '发送邮箱',
    thanks: '谢谢。我们的团队可以通过 {email} 联系您。',
  },
} as const satisfies Readonly<Record<string, EmailWords>>

/** In this language (`de-AT`), else in English. */
export const emailWordsIn = (language = ''): EmailWords => {
  const tag = language.slice(0, 2).toLowerCase()
  return Object.entries(emailWords).find(([name]) => name === tag)?.[1] ?? emailWords.en
}
