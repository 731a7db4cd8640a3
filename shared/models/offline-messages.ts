import type { TextLanguage } from './text-language.ts'

export interface OfflineWords {
  readonly greeting: string
  readonly thanks: string
  readonly goodbye: string
  readonly wellbeing: string
  readonly identity: string
  readonly agreement: string
  readonly refusal: string
  /** To a visitor who asks for a person where the agent offers no handoff; elsewhere the team is asked to join. */
  readonly person: string
  /** After the visitor left an address or a number, or submitted a form. */
  readonly contact: string
  /** After a voice note without a transcript. */
  readonly voice: string
  /** After a file without a message. */
  readonly file: string
  /** After a file that did not arrive, without a message. */
  readonly missing: string
  /** After a readable file without a message. */
  readonly read: string
  /** `{handoff}` is replaced by the words that request a handoff. */
  readonly unknown: string
  /** Where nothing found is sure: `{nearest}` is replaced by quotations in the form of `nearest`. */
  readonly unsure: string
  /** A quotation: `{title}` of its page, `{excerpt}`. */
  readonly nearest: string
  /** The words that request a handoff, where the agent has no label of its own for it. */
  readonly handoff: string
}

/** The offline model's own texts; quotations keep the language of their source, and what frames them is in it too. */
export const offlineMessages: Readonly<Record<TextLanguage, OfflineWords>> = {
  en: {
    greeting: 'Hello! How can I help you?',
    thanks: 'You’re welcome! Is there anything else?',
    goodbye: 'Goodbye, and thank you for stopping by!',
    wellbeing: 'All is well here, thank you. How can I help you?',
    identity: 'I’m an automated assistant: I answer from the documents I was given. What would you like to know?',
    agreement: 'All right. What else would you like to know?',
    refusal: 'All right. Write again whenever you like.',
    person: 'I can’t bring a person into this chat. Ask me, and I answer from what I was given.',
    contact: 'Thank you, that is in this conversation now. What would you like to know?',
    voice: 'I can’t listen to voice notes; our team can. Please write to me what you would like to know.',
    file: 'I can’t open files; our team can. What would you like to know?',
    missing: 'Your file did not reach me. Please write to me what you would like to know.',
    read: 'I have read the beginning of it. What would you like to know?',
    unknown: 'I don’t know that: I found nothing about it in what I was given. If you like, say “{handoff}”.',
    unsure: 'I’m not sure. The nearest I have is {nearest}',
    nearest: '“{title}”: {excerpt}',
    handoff: 'talk to a person',
  },
  de: {
    greeting: 'Hallo! Wie kann ich helfen?',
    thanks: 'Gern geschehen! Kann ich sonst noch etwas tun?',
    goodbye: 'Auf Wiedersehen und danke für den Besuch!',
    wellbeing: 'Hier ist alles bestens, danke. Wie kann ich helfen?',
    identity: 'Ich bin ein automatischer Assistent und antworte aus dem, was ich gelesen habe. Was möchten Sie wissen?',
    agreement: 'In Ordnung. Was möchten Sie noch wissen?',
    refusal: 'In Ordnung. Schreiben Sie gern wieder.',
    person: 'Einen Menschen kann ich nicht in diesen Chat holen. Fragen Sie mich, ich antworte aus meinen Unterlagen.',
    contact: 'Danke, das steht jetzt in diesem Gespräch. Was möchten Sie wissen?',
    voice:
      'Sprachnachrichten kann ich nicht anhören, unser Team schon. Bitte schreiben Sie mir, was Sie wissen möchten.',
    file: 'Dateien kann ich nicht öffnen, unser Team schon. Was möchten Sie wissen?',
    missing: 'Ihre Datei ist nicht angekommen. Bitte schreiben Sie mir, was Sie wissen möchten.',
    read: 'Den Anfang habe ich gelesen. Was möchten Sie wissen?',
    unknown:
      'Das weiß ich nicht: In meinen Unterlagen habe ich dazu nichts gefunden. Wenn Sie möchten, schreiben Sie „{handoff}“.',
    unsure: 'Ich bin nicht sicher. Am nächsten kommt dem {nearest}',
    nearest: '„{title}“: {excerpt}',
    handoff: 'mit einem Menschen sprechen',
  },
  fr: {
    greeting: 'Bonjour ! Comment puis-je vous aider ?',
    thanks: 'Je vous en prie ! Puis-je faire autre chose pour vous ?',
    goodbye: 'Au revoir et merci de votre visite !',
    wellbeing: 'Tout va bien ici, merci. Comment puis-je vous aider ?',
    identity:
      'Je suis un assistant automatique et je réponds à partir de ce que l’on m’a donné à lire. Que voulez-vous savoir ?',
    agreement: 'Très bien. Que voulez-vous savoir d’autre ?',
    refusal: 'Très bien. Écrivez-nous quand vous voulez.',
    person:
      'Je ne peux pas faire venir une personne dans ce chat. Posez-moi votre question, je réponds à partir de ce que l’on m’a donné.',
    contact: 'Merci, c’est maintenant dans cette conversation. Que voulez-vous savoir ?',
    voice: 'Je ne peux pas écouter les messages vocaux ; notre équipe le peut. Écrivez-moi ce que vous voulez savoir.',
    file: 'Je ne peux pas ouvrir les fichiers ; notre équipe le peut. Que voulez-vous savoir ?',
    missing: 'Votre fichier ne m’est pas parvenu. Écrivez-moi ce que vous voulez savoir.',
    read: 'J’en ai lu le début. Que voulez-vous savoir ?',
    unknown:
      'Je ne sais pas : je n’ai rien trouvé à ce sujet dans ce que l’on m’a donné. Si vous voulez, écrivez « {handoff} ».',
    unsure: 'Je ne suis pas sûr. Le plus proche que j’aie est {nearest}',
    nearest: '« {title} » : {excerpt}',
    handoff: 'parler à une personne',
  },
  es: {
    greeting: '¡Hola! ¿En qué puedo ayudarle?',
    thanks: '¡De nada! ¿Puedo ayudarle en algo más?',
    goodbye: '¡Hasta luego y gracias por su visita!',
    wellbeing: 'Todo bien por aquí, gracias. ¿En qué puedo ayudarle?',
    identity: 'Soy un asistente automático y respondo con lo que me han dado a leer. ¿Qué desea saber?',
    agreement: 'De acuerdo. ¿Qué más desea saber?',
    refusal: 'De acuerdo. Escríbanos cuando quiera.',
    person: 'No puedo traer a una persona a este chat. Pregúnteme y le respondo con lo que me han dado.',
    contact: 'Gracias, ya está en esta conversación. ¿Qué desea saber?',
    voice: 'No puedo escuchar mensajes de voz; nuestro equipo sí. Escríbame qué desea saber, por favor.',
    file: 'No puedo abrir archivos; nuestro equipo sí. ¿Qué desea saber?',
    missing: 'Su archivo no me ha llegado. Escríbame qué desea saber, por favor.',
    read: 'He leído el principio. ¿Qué desea saber?',
    unknown: 'No lo sé: no he encontrado nada sobre eso en lo que me han dado. Si quiere, escriba «{handoff}».',
    unsure: 'No estoy seguro. Lo más cercano que tengo es {nearest}',
    nearest: '«{title}»: {excerpt}',
    handoff: 'hablar con una persona',
  },
  it: {
    greeting: 'Buongiorno! Come posso aiutarla?',
    thanks: 'Prego! Posso aiutarla in altro?',
    goodbye: 'Arrivederci e grazie della visita!',
    wellbeing: 'Qui tutto bene, grazie. Come posso aiutarla?',
    identity: 'Sono un assistente automatico e rispondo con ciò che mi è stato dato da leggere. Che cosa vuole sapere?',
    agreement: 'Va bene. Che altro vuole sapere?',
    refusal: 'Va bene. Ci scriva quando vuole.',
    person: 'Non posso far entrare una persona in questa chat. Mi chieda pure, rispondo con ciò che mi è stato dato.',
    contact: 'Grazie, ora è in questa conversazione. Che cosa vuole sapere?',
    voice: 'Non posso ascoltare i messaggi vocali; il nostro team sì. Mi scriva che cosa vuole sapere.',
    file: 'Non posso aprire i file; il nostro team sì. Che cosa vuole sapere?',
    missing: 'Il suo file non è arrivato. Mi scriva che cosa vuole sapere.',
    read: 'Ho letto l’inizio. Che cosa vuole sapere?',
    unknown: 'Non lo so: non ho trovato nulla al riguardo in ciò che mi è stato dato. Se vuole, scriva «{handoff}».',
    unsure: 'Non sono sicuro. La cosa più vicina che ho è {nearest}',
    nearest: '«{title}»: {excerpt}',
    handoff: 'parlare con una persona',
  },
  pt: {
    greeting: 'Olá! Como posso ajudar?',
    thanks: 'De nada! Posso ajudar em mais alguma coisa?',
    goodbye: 'Até logo e obrigado pela visita!',
    wellbeing: 'Por aqui está tudo bem, obrigado. Como posso ajudar?',
    identity: 'Sou um assistente automático e respondo com o que me deram para ler. O que gostaria de saber?',
    agreement: 'Certo. O que mais gostaria de saber?',
    refusal: 'Certo. Escreva quando quiser.',
    person: 'Não consigo trazer uma pessoa para este chat. Pergunte-me, e respondo com o que me deram.',
    contact: 'Obrigado, já está nesta conversa. O que gostaria de saber?',
    voice: 'Não consigo ouvir mensagens de voz; a nossa equipa consegue. Escreva-me o que gostaria de saber.',
    file: 'Não consigo abrir ficheiros; a nossa equipa consegue. O que gostaria de saber?',
    missing: 'O seu ficheiro não chegou. Escreva-me o que gostaria de saber.',
    read: 'Li o início. O que gostaria de saber?',
    unknown: 'Isso eu não sei: não encontrei nada a esse respeito no que me deram. Se quiser, escreva «{handoff}».',
    unsure: 'Não tenho a certeza. O mais próximo que tenho é {nearest}',
    nearest: '“{title}”: {excerpt}',
    handoff: 'falar com uma pessoa',
  },
  nl: {
    greeting: 'Hallo! Waarmee kan ik u helpen?',
    thanks: 'Graag gedaan! Kan ik nog iets voor u doen?',
    goodbye: 'Tot ziens en bedankt voor uw bezoek!',
    wellbeing: 'Hier gaat alles goed, dank u. Waarmee kan ik u helpen?',
    identity: 'Ik ben een automatische assistent en antwoord met wat ik heb gelezen. Wat wilt u weten?',
    agreement: 'Goed. Wat wilt u nog meer weten?',
    refusal: 'Goed. Schrijf gerust weer.',
    person: 'Ik kan geen medewerker in deze chat halen. Vraag het mij, ik antwoord met wat ik heb gelezen.',
    contact: 'Bedankt, dat staat nu in dit gesprek. Wat wilt u weten?',
    voice: 'Spraakberichten kan ik niet beluisteren, ons team wel. Schrijf mij wat u wilt weten.',
    file: 'Bestanden kan ik niet openen, ons team wel. Wat wilt u weten?',
    missing: 'Uw bestand is niet aangekomen. Schrijf mij wat u wilt weten.',
    read: 'Ik heb het begin ervan gelezen. Wat wilt u weten?',
    unknown: 'Dat weet ik niet: ik heb er niets over gevonden in wat ik heb gelezen. Schrijf als u wilt “{handoff}”.',
    unsure: 'Ik weet het niet zeker. Wat er het dichtst bij komt, is {nearest}',
    nearest: '“{title}”: {excerpt}',
    handoff: 'met een medewerker spreken',
  },
  ja: {
    greeting: 'こんにちは！どのようなご用件でしょうか？',
    thanks: 'どういたしまして！ほかにご質問はありますか？',
    goodbye: 'ご利用ありがとうございました。またのお越しをお待ちしています！',
    wellbeing: 'ありがとうございます、順調です。どのようなご用件でしょうか？',
    identity: '自動応答のアシスタントです。いただいた資料をもとにお答えします。何をお知りになりたいですか？',
    agreement: '承知しました。ほかに知りたいことはありますか？',
    refusal: '承知しました。またいつでもご連絡ください。',
    person: 'このチャットに担当者を呼ぶことはできません。ご質問をお書きください。いただいた資料をもとにお答えします。',
    contact: 'ありがとうございます。この会話に記録しました。何をお知りになりたいですか？',
    voice: '音声メッセージは聞くことができません（スタッフは聞けます）。お知りになりたいことを文字でお書きください。',
    file: 'ファイルを開くことができません（スタッフは開けます）。何をお知りになりたいですか？',
    missing: 'ファイルが届きませんでした。お知りになりたいことを文字でお書きください。',
    read: '最初の部分を読みました。何をお知りになりたいですか？',
    unknown:
      '申し訳ありませんが、わかりません。いただいた資料の中に該当する内容が見つかりませんでした。よろしければ「{handoff}」とお書きください。',
    unsure: '確かではありませんが、最も近いのはこちらです。{nearest}',
    nearest: '「{title}」：{excerpt}',
    handoff: '担当者と話したい',
  },
  zh: {
    greeting: '您好！请问有什么可以帮您？',
    thanks: '不客气！还有什么可以帮您的吗？',
    goodbye: '再见，感谢您的来访！',
    wellbeing: '一切都好，谢谢。请问有什么可以帮您？',
    identity: '我是自动助手，根据提供给我的资料回答问题。您想了解什么？',
    agreement: '好的。您还想了解什么？',
    refusal: '好的。欢迎随时再来咨询。',
    person: '我无法请人加入此对话。请直接提问，我会根据提供给我的资料回答。',
    contact: '谢谢，已记录在此对话中。您想了解什么？',
    voice: '我无法收听语音消息，我们的工作人员可以。请用文字写下您想了解的内容。',
    file: '我无法打开文件，我们的工作人员可以。您想了解什么？',
    missing: '您的文件未能送达。请用文字写下您想了解的内容。',
    read: '我已读了开头部分。您想了解什么？',
    unknown: '抱歉，我不知道：在提供给我的资料中没有找到相关内容。如有需要，请输入“{handoff}”。',
    unsure: '我不太确定，最接近的内容是：{nearest}',
    nearest: '“{title}”：{excerpt}',
    handoff: '转人工客服',
  },
  ar: {
    greeting: 'مرحبًا! كيف يمكنني مساعدتك؟',
    thanks: 'على الرحب والسعة! هل من شيء آخر؟',
    goodbye: 'إلى اللقاء، وشكرًا لزيارتك!',
    wellbeing: 'كل شيء على ما يرام، شكرًا. كيف يمكنني مساعدتك؟',
    identity: 'أنا مساعد آلي، وأجيب مما أُعطيتُ من مستندات. ماذا تود أن تعرف؟',
    agreement: 'حسنًا. ماذا تود أن تعرف أيضًا؟',
    refusal: 'حسنًا. اكتب لنا متى شئت.',
    person: 'لا أستطيع إحضار شخص إلى هذه المحادثة. اسألني وسأجيب مما أُعطيت.',
    contact: 'شكرًا، أصبح ذلك في هذه المحادثة. ماذا تود أن تعرف؟',
    voice: 'لا أستطيع سماع الرسائل الصوتية، لكن فريقنا يستطيع. اكتب لي من فضلك ما تود أن تعرفه.',
    file: 'لا أستطيع فتح الملفات، لكن فريقنا يستطيع. ماذا تود أن تعرف؟',
    missing: 'لم يصلني ملفك. اكتب لي من فضلك ما تود أن تعرفه.',
    read: 'قرأت بدايته. ماذا تود أن تعرف؟',
    unknown: 'لا أعرف ذلك: لم أجد شيئًا عنه فيما أُعطيت. إن شئت، اكتب «{handoff}».',
    unsure: 'لست متأكدًا. أقرب ما لدي هو {nearest}',
    nearest: '«{title}»: {excerpt}',
    handoff: 'أريد التحدث مع شخص',
  },
}
