/** The languages of the offline model's own texts; answers keep the language of their source. */
export type OfflineLanguage = 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt'

export interface OfflineWords {
  readonly greeting: string
  readonly thanks: string
  readonly goodbye: string
  readonly wellbeing: string
  readonly identity: string
  readonly agreement: string
  readonly refusal: string
  readonly person: string
  /** After the visitor left an address or a number, or submitted a form. */
  readonly contact: string
  /** After a voice note without a transcript. */
  readonly voice: string
  /** After a file without a message. */
  readonly file: string
  /** After a readable file without a message. */
  readonly read: string
  /** `{handoff}` is replaced by the words that request a handoff. */
  readonly unknown: string
  /** The words that request a handoff, where the agent has no label of its own for it. */
  readonly handoff: string
}

/** The offline model's own texts. */
export const offlineMessages: Readonly<Record<OfflineLanguage, OfflineWords>> = {
  en: {
    greeting: 'Hello! How can I help you?',
    thanks: 'You’re welcome! Is there anything else?',
    goodbye: 'Goodbye, and thank you for stopping by!',
    wellbeing: 'All is well here, thank you. How can I help you?',
    identity: 'I’m an automated assistant: I answer from the documents I was given. What would you like to know?',
    agreement: 'All right. What else would you like to know?',
    refusal: 'All right. Write again whenever you like.',
    person: 'Our team can read this conversation. Please leave your name and how to reach you, by e-mail or telephone.',
    contact: 'Thank you, our team will find this here.',
    voice: 'I can’t listen to voice notes; our team can. Please write to me what you would like to know.',
    file: 'I can’t open files; our team can. What would you like to know?',
    read: 'I have read the beginning of it. What would you like to know?',
    unknown: 'I don’t know that: I found nothing about it in what I was given. If you like, say “{handoff}”.',
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
    person:
      'Unser Team kann dieses Gespräch lesen. Bitte hinterlassen Sie Ihren Namen und wie wir Sie erreichen, per E-Mail oder Telefon.',
    contact: 'Danke, unser Team findet das hier.',
    voice:
      'Sprachnachrichten kann ich nicht anhören, unser Team schon. Bitte schreiben Sie mir, was Sie wissen möchten.',
    file: 'Dateien kann ich nicht öffnen, unser Team schon. Was möchten Sie wissen?',
    read: 'Den Anfang habe ich gelesen. Was möchten Sie wissen?',
    unknown:
      'Das weiß ich nicht: In meinen Unterlagen habe ich dazu nichts gefunden. Wenn Sie möchten, schreiben Sie „{handoff}“.',
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
      'Notre équipe peut lire cette conversation. Laissez-nous votre nom et comment vous joindre, par e-mail ou par téléphone.',
    contact: 'Merci, notre équipe le trouvera ici.',
    voice: 'Je ne peux pas écouter les messages vocaux ; notre équipe le peut. Écrivez-moi ce que vous voulez savoir.',
    file: 'Je ne peux pas ouvrir les fichiers ; notre équipe le peut. Que voulez-vous savoir ?',
    read: 'J’en ai lu le début. Que voulez-vous savoir ?',
    unknown:
      'Je ne sais pas : je n’ai rien trouvé à ce sujet dans ce que l’on m’a donné. Si vous voulez, écrivez « {handoff} ».',
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
    person:
      'Nuestro equipo puede leer esta conversación. Déjenos su nombre y cómo contactarle, por correo o por teléfono.',
    contact: 'Gracias, nuestro equipo lo verá aquí.',
    voice: 'No puedo escuchar mensajes de voz; nuestro equipo sí. Escríbame qué desea saber, por favor.',
    file: 'No puedo abrir archivos; nuestro equipo sí. ¿Qué desea saber?',
    read: 'He leído el principio. ¿Qué desea saber?',
    unknown: 'No lo sé: no he encontrado nada sobre eso en lo que me han dado. Si quiere, escriba «{handoff}».',
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
    person:
      'Il nostro team può leggere questa conversazione. Ci lasci il suo nome e come raggiungerla, per e-mail o per telefono.',
    contact: 'Grazie, il nostro team lo troverà qui.',
    voice: 'Non posso ascoltare i messaggi vocali; il nostro team sì. Mi scriva che cosa vuole sapere.',
    file: 'Non posso aprire i file; il nostro team sì. Che cosa vuole sapere?',
    read: 'Ho letto l’inizio. Che cosa vuole sapere?',
    unknown: 'Non lo so: non ho trovato nulla al riguardo in ciò che mi è stato dato. Se vuole, scriva «{handoff}».',
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
    person:
      'A nossa equipa pode ler esta conversa. Deixe o seu nome e como podemos contactá-lo, por e-mail ou telefone.',
    contact: 'Obrigado, a nossa equipa verá isto aqui.',
    voice: 'Não consigo ouvir mensagens de voz; a nossa equipa consegue. Escreva-me o que gostaria de saber.',
    file: 'Não consigo abrir ficheiros; a nossa equipa consegue. O que gostaria de saber?',
    read: 'Li o início. O que gostaria de saber?',
    unknown: 'Isso eu não sei: não encontrei nada a esse respeito no que me deram. Se quiser, escreva «{handoff}».',
    handoff: 'falar com uma pessoa',
  },
}
