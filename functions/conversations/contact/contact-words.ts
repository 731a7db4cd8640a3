interface ContactWords {
  readonly label: string
  readonly send: string
  readonly thanks: string
  /** In answer to what the agent knows nothing about. */
  readonly noted: string
}

/** The texts around a visitor's left message and the address that they may give for it, by language. */
const contactWords = {
  en: {
    label: 'Your e-mail address, for our answer',
    send: 'Send address',
    thanks: 'Thank you. Our team can reach you at {email}.',
    noted: 'I have added this to your message for our team.',
  },
  ar: {
    label: 'بريدك الإلكتروني، لنجيبك',
    send: 'إرسال العنوان',
    thanks: 'شكرًا. يمكن لفريقنا الوصول إليك على {email}.',
    noted: 'أضفت ذلك إلى رسالتك إلى فريقنا.',
  },
  de: {
    label: 'Ihre E-Mail-Adresse für unsere Antwort',
    send: 'Adresse senden',
    thanks: 'Danke. Unser Team erreicht Sie unter {email}.',
    noted: 'Das habe ich Ihrer Nachricht an unser Team hinzugefügt.',
  },
  es: {
    label: 'Su correo electrónico, para responderle',
    send: 'Enviar dirección',
    thanks: 'Gracias. Nuestro equipo puede escribirle a {email}.',
    noted: 'Lo he añadido a su mensaje para nuestro equipo.',
  },
  fr: {
    label: 'Votre adresse e-mail, pour notre réponse',
    send: 'Envoyer l’adresse',
    thanks: 'Merci. Notre équipe peut vous écrire à {email}.',
    noted: 'Je l’ai ajouté à votre message pour notre équipe.',
  },
  it: {
    label: 'Il suo indirizzo e-mail, per la nostra risposta',
    send: 'Invia indirizzo',
    thanks: 'Grazie. Il nostro team può scriverle a {email}.',
    noted: 'L’ho aggiunto al suo messaggio per il nostro team.',
  },
  ja: {
    label: '返信先のメールアドレス',
    send: 'アドレスを送信',
    thanks: 'ありがとうございます。担当者から {email} にご連絡できます。',
    noted: '担当者へのメッセージに追加しました。',
  },
  nl: {
    label: 'Uw e-mailadres, voor ons antwoord',
    send: 'Adres versturen',
    thanks: 'Dank u. Ons team kan u bereiken via {email}.',
    noted: 'Ik heb dit aan uw bericht voor ons team toegevoegd.',
  },
  pt: {
    label: 'O seu endereço de e-mail, para a nossa resposta',
    send: 'Enviar endereço',
    thanks: 'Obrigado. A nossa equipa pode contactá-lo em {email}.',
    noted: 'Acrescentei isso à sua mensagem para a nossa equipa.',
  },
  zh: {
    label: '您的电子邮箱，以便我们回复',
    send: '发送邮箱',
    thanks: '谢谢。我们的团队可以通过 {email} 联系您。',
    noted: '我已将此添加到您给我们团队的留言中。',
  },
} as const satisfies Readonly<Record<string, ContactWords>>

/** In this language (`de-AT`), else in English. */
export const contactWordsIn = (language = ''): ContactWords => {
  const tag = language.slice(0, 2).toLowerCase()
  return Object.entries(contactWords).find(([name]) => name === tag)?.[1] ?? contactWords.en
}
