import { type AgentLanguage, languageOfTag } from './languages.ts'

interface GreetingWords {
  readonly title: string
  /** With Markdown's emphasis and `{video}`, a link. */
  readonly abilities: string
  readonly hints: readonly [string, string, string]
  readonly pictures: readonly [string, string, string]
  readonly film: string
  readonly question: string
}

const words: Readonly<Record<AgentLanguage, GreetingWords>> = {
  en: {
    title: 'Hello and welcome! 👋',
    abilities: 'I can **answer questions**, *show pictures* and play [videos]({video}):',
    hints: [
      'Ask me anything about our products and services',
      'Tell me what you are looking for and I suggest something',
      'Ask for a person whenever you like',
    ],
    pictures: ['A mountain lake', 'A northern light', 'A bird in flight'],
    film: 'Watch a short film',
    question: 'How can I help you today?',
  },
  de: {
    title: 'Hallo und willkommen! 👋',
    abilities: 'Ich kann **Fragen beantworten**, *Bilder zeigen* und [Videos]({video}) abspielen:',
    hints: [
      'Fragen Sie mich zu unseren Produkten und Leistungen',
      'Sagen Sie mir, was Sie suchen, und ich schlage etwas vor',
      'Fragen Sie jederzeit nach einem Menschen',
    ],
    pictures: ['Ein Bergsee', 'Ein Polarlicht', 'Ein Vogel im Flug'],
    film: 'Einen kurzen Film ansehen',
    question: 'Wie kann ich Ihnen heute helfen?',
  },
  fr: {
    title: 'Bonjour et bienvenue ! 👋',
    abilities: 'Je peux **répondre à vos questions**, *montrer des images* et lire des [vidéos]({video}) :',
    hints: [
      'Posez-moi vos questions sur nos produits et services',
      'Dites-moi ce que vous cherchez et je vous propose quelque chose',
      'Demandez à parler à une personne quand vous voulez',
    ],
    pictures: ['Un lac de montagne', 'Une aurore boréale', 'Un oiseau en vol'],
    film: 'Regarder un court métrage',
    question: 'Comment puis-je vous aider aujourd’hui ?',
  },
  es: {
    title: '¡Hola, le damos la bienvenida! 👋',
    abilities: 'Puedo **responder preguntas**, *mostrar imágenes* y reproducir [vídeos]({video}):',
    hints: [
      'Pregúnteme lo que quiera sobre nuestros productos y servicios',
      'Dígame qué busca y le sugiero algo',
      'Pida hablar con una persona cuando quiera',
    ],
    pictures: ['Un lago de montaña', 'Una aurora boreal', 'Un pájaro en vuelo'],
    film: 'Ver un corto',
    question: '¿En qué puedo ayudarle hoy?',
  },
  it: {
    title: 'Buongiorno, le diamo il benvenuto! 👋',
    abilities: 'Posso **rispondere alle domande**, *mostrare immagini* e riprodurre [video]({video}):',
    hints: [
      'Mi chieda ciò che vuole sui nostri prodotti e servizi',
      'Mi dica che cosa cerca e le propongo qualcosa',
      'Chieda di una persona quando vuole',
    ],
    pictures: ['Un lago di montagna', 'Un’aurora boreale', 'Un uccello in volo'],
    film: 'Guardare un cortometraggio',
    question: 'Come posso aiutarla oggi?',
  },
  pt: {
    title: 'Olá, seja bem-vindo! 👋',
    abilities: 'Posso **responder a perguntas**, *mostrar imagens* e reproduzir [vídeos]({video}):',
    hints: [
      'Pergunte-me o que quiser sobre os nossos produtos e serviços',
      'Diga-me o que procura e sugiro algo',
      'Peça para falar com uma pessoa quando quiser',
    ],
    pictures: ['Um lago de montanha', 'Uma aurora boreal', 'Um pássaro em voo'],
    film: 'Ver uma curta-metragem',
    question: 'Como posso ajudar hoje?',
  },
  nl: {
    title: 'Hallo en welkom! 👋',
    abilities: 'Ik kan **vragen beantwoorden**, *foto’s laten zien* en [video’s]({video}) afspelen:',
    hints: [
      'Vraag mij wat u wilt over onze producten en diensten',
      'Vertel mij wat u zoekt en ik stel iets voor',
      'Vraag naar een mens wanneer u wilt',
    ],
    pictures: ['Een bergmeer', 'Een noorderlicht', 'Een vogel in de vlucht'],
    film: 'Een korte film bekijken',
    question: 'Waarmee kan ik u vandaag helpen?',
  },
  ja: {
    title: 'こんにちは、ようこそ！👋',
    abilities: '**ご質問への回答**、*写真の表示*、[動画]({video})の再生ができます。',
    hints: [
      '製品やサービスについて何でもお尋ねください',
      'お探しのものを教えていただければ、ご提案します',
      'いつでも担当者をお呼びいただけます',
    ],
    pictures: ['山の湖', 'オーロラ', '飛ぶ鳥'],
    film: '短い動画を見る',
    question: '今日はどのようなご用件でしょうか。',
  },
  zh: {
    title: '您好，欢迎光临！👋',
    abilities: '我可以**回答问题**、*展示图片*，还可以播放[视频]({video})：',
    hints: ['欢迎咨询我们的产品和服务', '告诉我您在找什么，我会给您建议', '您随时可以要求与真人交谈'],
    pictures: ['高山湖泊', '北极光', '飞翔的鸟'],
    film: '观看短片',
    question: '今天我能为您做些什么？',
  },
}

const files = ['Moraine_Lake_17092005.jpg', 'Polarlicht_2.jpg', 'Eopsaltria_australis_-_Mogo_Campground.jpg']
const picture = (file: string) => `https://commons.wikimedia.org/wiki/Special:FilePath/${file}?width=640`

/** The demo greeting of specification 1: Markdown, pictures in a row and a video, in the agent's language, else in English. */
export const demoGreeting = (lang: string): string => {
  const { title, abilities, hints, pictures, film, question } = words[languageOfTag(lang) ?? 'en']
  return `# ${title}

${abilities.replace('{video}', 'https://peach.blender.org')}

${hints.map((hint) => `- ${hint}`).join('\n')}

${files.map((file, at) => `![${pictures[at]}](${picture(file)})`).join('\n')}

[${film}](https://www.youtube.com/watch?v=aqz-KE-bpKQ)

${question}`
}
