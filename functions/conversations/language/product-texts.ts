import { conversationMessages } from '#shared/conversations/messages'
import type { ProductText } from '#shared/conversations/product-texts'
import { type TextLanguage, textLanguageOfTag } from '#shared/models/text-language'

/** Those of a turn itself; `teamAway` and `noted` are with what else is said then. */
type TurnText = Exclude<ProductText, 'teamAway' | 'noted'>

const { apology, paused, noHandoffInDemo, teamAsked } = conversationMessages

/** Without "nothing was charged", which no visitor pays. */
const productTexts: Readonly<Record<TurnText, Readonly<Record<TextLanguage, string>>>> = {
  apology: {
    en: apology,
    ar: 'عذرًا، لم أتمكن من الإجابة الآن. حاول مرة أخرى بعد قليل من فضلك.',
    de: 'Leider konnte ich gerade nicht antworten. Bitte versuchen Sie es gleich noch einmal.',
    es: 'Lo siento, no he podido responder ahora. Inténtelo de nuevo en un momento, por favor.',
    fr: 'Désolé, je n’ai pas pu répondre. Veuillez réessayer dans un instant.',
    it: 'Mi dispiace, non ho potuto rispondere. Riprovi tra un momento.',
    ja: '申し訳ありません。ただいまお答えできませんでした。少ししてからもう一度お試しください。',
    nl: 'Sorry, ik kon nu niet antwoorden. Probeer het zo nog eens.',
    pt: 'Lamento, não consegui responder agora. Tente novamente dentro de momentos.',
    zh: '抱歉，我刚才无法回答。请稍后再试。',
  },
  paused: {
    en: paused,
    ar: 'هذه المحادثة تدور في حلقة، لذا سأتوقف قليلًا. اكتب مرة أخرى بعد بضع دقائق من فضلك.',
    de: 'Dieses Gespräch dreht sich im Kreis, darum mache ich eine kurze Pause. Bitte schreiben Sie in ein paar Minuten wieder.',
    es: 'Esta conversación da vueltas en círculo, así que haré una breve pausa. Escriba de nuevo dentro de unos minutos, por favor.',
    fr: 'Cette conversation tourne en rond, je fais donc une courte pause. Veuillez réécrire dans quelques minutes.',
    it: 'Questa conversazione gira a vuoto, quindi faccio una breve pausa. Riscriva tra qualche minuto.',
    ja: '会話が堂々巡りになっているため、少し休憩します。数分後にもう一度お書きください。',
    nl: 'Dit gesprek draait in een kring rond, daarom pauzeer ik even. Schrijf over een paar minuten opnieuw.',
    pt: 'Esta conversa está a andar em círculos, por isso faço uma breve pausa. Escreva novamente dentro de alguns minutos.',
    zh: '这个对话在原地打转，我先暂停一下。请过几分钟再写。',
  },
  noHandoffInDemo: {
    en: noHandoffInDemo,
    ar: 'هذا عرض تجريبي: لا يوجد أحد لتولي المحادثة.',
    de: 'Dies ist eine Demo: Niemand kann übernehmen.',
    es: 'Esto es una demostración: no hay nadie que pueda atenderle.',
    fr: 'Ceci est une démonstration : personne ne peut prendre le relais.',
    it: 'Questa è una dimostrazione: nessuno può intervenire.',
    ja: 'これはデモです。担当者は対応できません。',
    nl: 'Dit is een demo: niemand kan het overnemen.',
    pt: 'Isto é uma demonstração: não há ninguém para assumir a conversa.',
    zh: '这是演示：没有工作人员可以接手。',
  },
  teamAsked: {
    en: teamAsked,
    ar: 'طلبت من فريقنا الانضمام إلى هذه المحادثة. يمكنك أن تكتب هنا ما هو الموضوع.',
    de: 'Ich habe unser Team gebeten, in diesen Chat zu kommen. Sie können hier schon schreiben, worum es geht.',
    es: 'He pedido a nuestro equipo que se una a este chat. Puede escribir aquí de qué se trata.',
    fr: 'J’ai demandé à notre équipe de rejoindre ce chat. Vous pouvez déjà écrire ici de quoi il s’agit.',
    it: 'Ho chiesto al nostro team di entrare in questa chat. Può già scrivere qui di che cosa si tratta.',
    ja: 'スタッフにこのチャットへの参加を依頼しました。ご用件をここにお書きいただけます。',
    nl: 'Ik heb ons team gevraagd om in deze chat te komen. U kunt hier alvast schrijven waar het over gaat.',
    pt: 'Pedi à nossa equipa que entre neste chat. Pode escrever já aqui do que se trata.',
    zh: '已请我们的工作人员加入此对话。您可以先在这里说明您的问题。',
  },
}

export const productTextIn = (id: TurnText, language: string): string => productTexts[id][textLanguageOfTag(language)]
