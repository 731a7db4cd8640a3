/**
 * That nobody but a program writes, before the first reply of a conversation. California and Germany ask for it, Meta recommends it
 * everywhere: https://developers.facebook.com/docs/messenger-platform/send-messages. Not left to the greeting's words, since an agent
 * that answers the first message in context greets nobody.
 */
const disclosures: Readonly<Record<string, string>> = {
  en: 'You are chatting with an automated assistant.',
  ar: 'أنت تتحدث مع مساعد آلي.',
  de: 'Sie schreiben mit einem automatischen Assistenten.',
  es: 'Está chateando con un asistente automático.',
  fr: 'Vous discutez avec un assistant automatique.',
  it: 'Sta chattando con un assistente automatico.',
  ja: '自動応答のアシスタントがお答えしています。',
  nl: 'U chat met een automatische assistent.',
  pt: 'Está a conversar com um assistente automático.',
  zh: '您正在与自动助手对话。',
}

/** In the visitor's language (a tag such as `de-AT`), else in English. */
export const disclosureIn = (language = ''): string =>
  disclosures[language.slice(0, 2).toLowerCase()] ?? disclosures.en ?? ''
