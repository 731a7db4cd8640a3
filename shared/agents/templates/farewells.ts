import type { AgentLanguage } from '#shared/agents/languages'

const phrases = (text: string): readonly string[] => text.split(', ')

/** How visitors end a conversation, in the languages besides English, whose list knows the commonest of all. */
export const farewells: Readonly<Record<Exclude<AgentLanguage, 'en'>, readonly string[]>> = {
  de: phrases(
    'tschüss, tschüs, auf wiedersehen, wiedersehen, bis bald, bis dann, ciao, nein danke, das war alles, das wars, das war’s, nichts weiter, nichts mehr, schönen tag noch, schönen abend noch, mach’s gut',
  ),
  fr: phrases(
    'au revoir, à bientôt, à plus tard, bonne journée, bonne soirée, non merci, c’est tout, c’est bon merci, rien d’autre',
  ),
  es: phrases(
    'adiós, hasta luego, hasta pronto, hasta la vista, no gracias, eso es todo, nada más, que tenga un buen día',
  ),
  it: phrases('arrivederci, a presto, ciao ciao, buona giornata, buona serata, no grazie, è tutto, nient’altro'),
  pt: phrases('até logo, até mais, até breve, tchau, adeus, não obrigado, não obrigada, é tudo, é só isso, mais nada'),
  nl: phrases(
    'tot ziens, tot later, doei, dag hoor, nee bedankt, nee dank u, dat was alles, dat is alles, fijne dag nog',
  ),
  ja: phrases('さようなら, さよなら, またね, ではまた, 失礼します, いいえ結構です, 以上です, もう大丈夫です'),
  zh: phrases('再见, 再見, 拜拜, 下次再聊, 不用了谢谢, 没有了谢谢, 没有别的了, 就这些'),
}
