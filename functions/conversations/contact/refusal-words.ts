/** How visitors of one language refuse to give what they are asked for: alternatives of a regular expression, on folded text. */
interface RefusalWords {
  /** Whole messages that refuse anything, and answer some questions: "no". */
  readonly plain: string
  /** Whole messages, or parts of short ones, that can only be a refusal: "I'd rather not". */
  readonly certain: string
}

/** By language; in small letters, without accents and punctuation, an apostrophe as a space. */
export const refusalWords: Readonly<Record<string, RefusalWords>> = {
  en: {
    plain: 'no|nope|nah|na|none|no thanks|no thank you|not now|nothing|not needed|not necessary|never mind|no need',
    certain:
      'skip|skip it|skip this|skip that|pass|anonymous|without|rather not|prefer not|would not like to (?:say|give|share|tell)|(?:don t|dont|do not) (?:want|wish|like) to(?! (?!say|give|share|tell|answer|provide))|(?:don t|dont|do not) have (?:one|any|an email|an e mail|email|a phone|a number)|(?:won t|wont|will not|not|not going to) (?:say|saying|give|giving|share|sharing|tell|telling)|no (?:email|e mail|name|phone|number|address)(?: address)?|none of your business',
  },
  ar: {
    plain: 'لا|كلا|لا شكرا|لا داعي|ليس الان',
    certain: 'تخطي|تخط|تجاوز|بدون|لا اريد|لا ارغب|افضل عدم|افضل الا|لا احب ان|ليس لدي|لا املك|مجهول|لن اقول',
  },
  de: {
    plain: 'nein|ne|nee|no|nein danke|keine|keinen|nicht jetzt|jetzt nicht|nicht notig|lass mal|passt schon so',
    certain:
      'uberspringen|weglassen|keine angabe|ka|k a|ohne|anonym|lieber nicht|ungern|(?:mochte|will|werde|wurde) ich (?:lieber |hier )?nicht|(?:mochte|will|werde|wurde) (?:das |es |ihn |sie |die |den |meine[nm]? \\S+ )?(?:lieber |hier )?nicht (?:sagen|angeben|nennen|geben|verraten|mitteilen)|(?:habe|hab) (?:ich )?(?:keine|keinen|nicht)|(?:habe|hab) ich nicht|kein name|keinen namen|keine (?:e mail|email|mail|nummer|adresse|e mail adresse)|geht (?:sie|dich|euch) nichts an|sag ich nicht|sage ich nicht',
  },
  es: {
    plain: 'no|no gracias|ninguno|ninguna|ahora no|nada|no hace falta',
    certain:
      'saltar|omitir|paso|sin (?:correo|nombre|telefono|email|datos)|anonimo|anonima|prefiero no|preferiria no|mejor no|no quiero|no deseo|no tengo (?:correo|email|e mail|telefono)|no (?:lo )?(?:dire|doy|voy a)',
  },
  fr: {
    plain: 'non|non merci|aucun|aucune|pas maintenant|rien|pas besoin',
    certain:
      'passer|passe|ignorer|sans|anonyme|je (?:ne )?prefere (?:ne )?pas|(?:je )?prefererais (?:ne )?pas|plutot pas|je (?:ne )?(?:veux|souhaite|desire) pas|je (?:n )?en ai pas|je n ai pas d|pas d (?:email|e mail|adresse|mail)|pas de (?:nom|mail|telephone)|ca ne vous regarde pas',
  },
  it: {
    plain: 'no|no grazie|nessuno|nessuna|non ora|niente|non serve',
    certain:
      'salta|saltare|senza|anonimo|anonima|preferisco (?:di )?non?|preferirei (?:di )?non?|meglio di no|non (?:voglio|desidero|intendo)|non ho (?:un |una |l )?(?:email|e mail|mail|indirizzo|telefono)|non (?:lo|la) (?:dico|do)',
  },
  nl: {
    plain: 'nee|neen|nee bedankt|nee dank u|nee dank je|geen|niet nu|nu niet|hoeft niet|niet nodig',
    certain:
      'overslaan|sla over|sla maar over|zonder|anoniem|liever niet|(?:wil|zeg|geef) ik (?:liever )?niet|ik (?:wil|zeg|geef) (?:dat |het |die )?(?:liever )?niet|heb ik niet|heb geen|geen (?:e mail|email|mail|naam|nummer|adres|e mailadres|mailadres)',
  },
  pt: {
    plain: 'nao|nao obrigado|nao obrigada|nenhum|nenhuma|agora nao|nada|nao precisa|nao e preciso',
    certain:
      'saltar|pular|ignorar|sem (?:email|e mail|nome|telefone|dados)|anonimo|anonima|prefiro nao|preferia nao|melhor nao|nao (?:quero|desejo|pretendo)|nao tenho (?:email|e mail|telefone|endereco)|nao (?:digo|dou|vou)',
  },
}

/** The same in languages without spaces, on text without punctuation. */
export const asianRefusals = {
  plain:
    /^(?:いいえ|いや|いえ|なし|ないです|ありません|特にありません|結構です|いいえ結構です|大丈夫です|いりません|いらない|いらないです|不要です?|必要ありません|不|不用了?|不了|不要|不需要了?|没有|沒有|没|无|無|算了|不用谢谢|不用了谢谢)$/,
  certain:
    /スキップ|(?:教え|言い|答え|伝え|書き|名乗り)たくない|(?:教え|言い|答え|伝え)たくありません|(?:遠慮|お断り)(?:します|いたします|しておきます|させて)|控え(?:ます|させて)|匿名|(?:嫌|いや)です|持って(?:い)?ません|持ってない|答えません|教えません|跳过|跳過|略过|略過|不(?:想|愿意?|願意?|方便|提供|肯)|保密|不告诉|不告訴|没有(?:邮箱|电话|邮件)|沒有(?:郵箱|電話)/,
}
