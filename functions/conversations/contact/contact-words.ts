interface ContactWords {
  /** To an address that was given after the message. */
  readonly thanks: string
  /** To an address that was given before it. */
  readonly thanksFirst: string
  /** To a visitor who gives no address before their message. */
  readonly noAddress: string
  /** To one who gives none after it. */
  readonly noAddressAfter: string
  /** To one who has answered the questions of a node before it. */
  readonly write: string
  /** To the message itself. */
  readonly passedOn: string
  readonly reachEmail: string
  readonly reachChat: string
  /** In answer to what the agent knows nothing about. */
  readonly noted: string
}

/** What the product says around a visitor's left message and the address that they may give for it, by language. */
const contactWords = {
  en: {
    thanks: 'Thank you. Our team can reach you at {email}.',
    thanksFirst: 'Thank you. Our team can reach you at {email}. Please write your message now.',
    noAddress: 'All right, no address. Please write your message; our team answers in this chat.',
    noAddressAfter: 'All right, no address. Our team answers in this chat.',
    write: 'Please write your message for our team now.',
    passedOn: 'Your message is with our team.',
    reachEmail: 'They can reach you at {email}.',
    reachChat: 'They answer in this chat.',
    noted: 'I have added this to your message for our team.',
  },
  ar: {
    thanks: 'شكرًا. يمكن لفريقنا الوصول إليك على {email}.',
    thanksFirst: 'شكرًا. يمكن لفريقنا الوصول إليك على {email}. اكتب رسالتك الآن من فضلك.',
    noAddress: 'حسنًا، بدون عنوان. اكتب رسالتك من فضلك، وسيجيب فريقنا في هذه المحادثة.',
    noAddressAfter: 'حسنًا، بدون عنوان. سيجيب فريقنا في هذه المحادثة.',
    write: 'اكتب رسالتك إلى فريقنا الآن من فضلك.',
    passedOn: 'وصلت رسالتك إلى فريقنا.',
    reachEmail: 'يمكنهم الوصول إليك على {email}.',
    reachChat: 'سيجيبون في هذه المحادثة.',
    noted: 'أضفت ذلك إلى رسالتك إلى فريقنا.',
  },
  de: {
    thanks: 'Danke. Unser Team erreicht Sie unter {email}.',
    thanksFirst: 'Danke. Unser Team erreicht Sie unter {email}. Schreiben Sie jetzt bitte Ihre Nachricht.',
    noAddress: 'Gut, ohne Adresse. Schreiben Sie bitte Ihre Nachricht; unser Team antwortet in diesem Chat.',
    noAddressAfter: 'Gut, ohne Adresse. Unser Team antwortet in diesem Chat.',
    write: 'Schreiben Sie jetzt bitte Ihre Nachricht an unser Team.',
    passedOn: 'Ihre Nachricht liegt unserem Team vor.',
    reachEmail: 'Es erreicht Sie unter {email}.',
    reachChat: 'Es antwortet in diesem Chat.',
    noted: 'Das habe ich Ihrer Nachricht an unser Team hinzugefügt.',
  },
  es: {
    thanks: 'Gracias. Nuestro equipo puede escribirle a {email}.',
    thanksFirst: 'Gracias. Nuestro equipo puede escribirle a {email}. Escriba ahora su mensaje, por favor.',
    noAddress: 'De acuerdo, sin dirección. Escriba su mensaje, por favor; nuestro equipo responde en este chat.',
    noAddressAfter: 'De acuerdo, sin dirección. Nuestro equipo responde en este chat.',
    write: 'Escriba ahora su mensaje para nuestro equipo, por favor.',
    passedOn: 'Nuestro equipo ya tiene su mensaje.',
    reachEmail: 'Puede escribirle a {email}.',
    reachChat: 'Responderá en este chat.',
    noted: 'Lo he añadido a su mensaje para nuestro equipo.',
  },
  fr: {
    thanks: 'Merci. Notre équipe peut vous écrire à {email}.',
    thanksFirst: 'Merci. Notre équipe peut vous écrire à {email}. Écrivez maintenant votre message, s’il vous plaît.',
    noAddress: 'Très bien, sans adresse. Écrivez votre message, s’il vous plaît : notre équipe répond dans ce chat.',
    noAddressAfter: 'Très bien, sans adresse. Notre équipe répond dans ce chat.',
    write: 'Écrivez maintenant votre message à notre équipe, s’il vous plaît.',
    passedOn: 'Votre message est transmis à notre équipe.',
    reachEmail: 'Elle peut vous écrire à {email}.',
    reachChat: 'Elle répond dans ce chat.',
    noted: 'Je l’ai ajouté à votre message pour notre équipe.',
  },
  it: {
    thanks: 'Grazie. Il nostro team può scriverle a {email}.',
    thanksFirst: 'Grazie. Il nostro team può scriverle a {email}. Ora scriva il suo messaggio, per favore.',
    noAddress: 'Va bene, senza indirizzo. Scriva il suo messaggio, per favore; il nostro team risponde in questa chat.',
    noAddressAfter: 'Va bene, senza indirizzo. Il nostro team risponde in questa chat.',
    write: 'Ora scriva il suo messaggio per il nostro team, per favore.',
    passedOn: 'Il nostro team ha ricevuto il suo messaggio.',
    reachEmail: 'Può scriverle a {email}.',
    reachChat: 'Risponderà in questa chat.',
    noted: 'L’ho aggiunto al suo messaggio per il nostro team.',
  },
  ja: {
    thanks: 'ありがとうございます。担当者から {email} にご連絡できます。',
    thanksFirst: 'ありがとうございます。担当者から {email} にご連絡できます。メッセージをお書きください。',
    noAddress: 'かしこまりました。メッセージをお書きください。担当者がこのチャットで返信します。',
    noAddressAfter: 'かしこまりました。担当者がこのチャットで返信します。',
    write: '担当者へのメッセージをお書きください。',
    passedOn: 'メッセージを担当者に渡しました。',
    reachEmail: '担当者から {email} にご連絡できます。',
    reachChat: '担当者がこのチャットで返信します。',
    noted: '担当者へのメッセージに追加しました。',
  },
  nl: {
    thanks: 'Dank u. Ons team kan u bereiken via {email}.',
    thanksFirst: 'Dank u. Ons team kan u bereiken via {email}. Schrijf nu uw bericht.',
    noAddress: 'Goed, zonder adres. Schrijf uw bericht; ons team antwoordt in deze chat.',
    noAddressAfter: 'Goed, zonder adres. Ons team antwoordt in deze chat.',
    write: 'Schrijf nu uw bericht voor ons team.',
    passedOn: 'Ons team heeft uw bericht.',
    reachEmail: 'Het kan u bereiken via {email}.',
    reachChat: 'Het antwoordt in deze chat.',
    noted: 'Ik heb dit aan uw bericht voor ons team toegevoegd.',
  },
  pt: {
    thanks: 'Obrigado. A nossa equipa pode contactá-lo em {email}.',
    thanksFirst: 'Obrigado. A nossa equipa pode contactá-lo em {email}. Escreva agora a sua mensagem, por favor.',
    noAddress: 'Muito bem, sem endereço. Escreva a sua mensagem, por favor; a nossa equipa responde neste chat.',
    noAddressAfter: 'Muito bem, sem endereço. A nossa equipa responde neste chat.',
    write: 'Escreva agora a sua mensagem para a nossa equipa, por favor.',
    passedOn: 'A nossa equipa tem a sua mensagem.',
    reachEmail: 'Pode contactá-lo em {email}.',
    reachChat: 'Responde neste chat.',
    noted: 'Acrescentei isso à sua mensagem para a nossa equipa.',
  },
  zh: {
    thanks: '谢谢。我们的团队可以通过 {email} 联系您。',
    thanksFirst: '谢谢。我们的团队可以通过 {email} 联系您。现在请写下您的留言。',
    noAddress: '好的，不留邮箱。请写下您的留言，我们的团队会在此对话中回复。',
    noAddressAfter: '好的，不留邮箱。我们的团队会在此对话中回复。',
    write: '现在请写下您给我们团队的留言。',
    passedOn: '您的留言已转给我们的团队。',
    reachEmail: '他们可以通过 {email} 联系您。',
    reachChat: '他们会在此对话中回复。',
    noted: '我已将此添加到您给我们团队的留言中。',
  },
} as const satisfies Readonly<Record<string, ContactWords>>

/** In this language (`de-AT`), else in English. */
export const contactWordsIn = (language = ''): ContactWords => {
  const tag = language.slice(0, 2).toLowerCase()
  return Object.entries(contactWords).find(([name]) => name === tag)?.[1] ?? contactWords.en
}
