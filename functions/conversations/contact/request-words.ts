/** What a visitor reads whose request for a person was passed on, by language. */
const requestWords = {
  en: 'I have asked our team to join this chat. You can write here what it is about.',
  ar: 'طلبت من فريقنا الانضمام إلى هذه المحادثة. يمكنك أن تكتب هنا ما هو الموضوع.',
  de: 'Ich habe unser Team gebeten, in diesen Chat zu kommen. Sie können hier schon schreiben, worum es geht.',
  es: 'He pedido a nuestro equipo que se una a este chat. Puede escribir aquí de qué se trata.',
  fr: 'J’ai demandé à notre équipe de rejoindre ce chat. Vous pouvez déjà écrire ici de quoi il s’agit.',
  it: 'Ho chiesto al nostro team di entrare in questa chat. Può già scrivere qui di che cosa si tratta.',
  ja: 'スタッフにこのチャットへの参加を依頼しました。ご用件をここにお書きいただけます。',
  nl: 'Ik heb ons team gevraagd om in deze chat te komen. U kunt hier alvast schrijven waar het over gaat.',
  pt: 'Pedi à nossa equipa que entre neste chat. Pode escrever já aqui do que se trata.',
  zh: '已请我们的工作人员加入此对话。您可以先在这里说明您的问题。',
} as const

/** In the language of the request (BCP 47), else in that of the visitor's browser, else in English. */
export const requestWordsFor = (request: string | undefined, browserLanguage = ''): string => {
  const tag = request ?? browserLanguage.slice(0, 2).toLowerCase()
  return Object.entries(requestWords).find(([language]) => language === tag)?.[1] ?? requestWords.en
}
