import type { AgentLanguage } from '#shared/agents/languages'

interface CompanySentences {
  /** The first words of a company's agent. */
  readonly greeting: (company: string) => string
  /** The end of its system prompt. */
  readonly about: (company: string, description: string) => string
  /** The same where nothing is known of what the company does. */
  readonly worksFor: (company: string) => string
}

/** What the wizard's agent says and knows of its company, in the agent's language. */
export const companySentences: Readonly<Record<AgentLanguage, CompanySentences>> = {
  en: {
    greeting: (company) => `Hi, I am the assistant of ${company}. How can I help you today?`,
    about: (company, description) => `You work for ${company}. What the company does, in its own words: ${description}`,
    worksFor: (company) => `You work for ${company}.`,
  },
  de: {
    greeting: (company) => `Hallo, ich bin der Assistent von ${company}. Wie kann ich Ihnen helfen?`,
    about: (company, description) =>
      `Sie arbeiten für ${company}. Was das Unternehmen macht, in eigenen Worten: ${description}`,
    worksFor: (company) => `Sie arbeiten für ${company}.`,
  },
  fr: {
    greeting: (company) => `Bonjour, je suis l’assistant de ${company}. Comment puis-je vous aider ?`,
    about: (company, description) =>
      `Vous travaillez pour ${company}. Ce que fait l’entreprise, selon ses propres mots : ${description}`,
    worksFor: (company) => `Vous travaillez pour ${company}.`,
  },
  es: {
    greeting: (company) => `Hola, soy el asistente de ${company}. ¿En qué puedo ayudarle?`,
    about: (company, description) =>
      `Usted trabaja para ${company}. Lo que hace la empresa, en sus propias palabras: ${description}`,
    worksFor: (company) => `Usted trabaja para ${company}.`,
  },
  it: {
    greeting: (company) => `Salve, sono l’assistente di ${company}. Come posso aiutarla?`,
    about: (company, description) =>
      `Lei lavora per ${company}. Che cosa fa l’azienda, con le sue parole: ${description}`,
    worksFor: (company) => `Lei lavora per ${company}.`,
  },
  pt: {
    greeting: (company) => `Olá, sou o assistente de ${company}. Como posso ajudar?`,
    about: (company, description) =>
      `Você trabalha para ${company}. O que a empresa faz, nas suas próprias palavras: ${description}`,
    worksFor: (company) => `Você trabalha para ${company}.`,
  },
  nl: {
    greeting: (company) => `Hallo, ik ben de assistent van ${company}. Hoe kan ik u helpen?`,
    about: (company, description) =>
      `U werkt voor ${company}. Wat het bedrijf doet, in zijn eigen woorden: ${description}`,
    worksFor: (company) => `U werkt voor ${company}.`,
  },
  ja: {
    greeting: (company) => `こんにちは。${company}のアシスタントです。ご用件をお聞かせください。`,
    about: (company, description) => `あなたは${company}に所属しています。会社自身による事業の説明：${description}`,
    worksFor: (company) => `あなたは${company}に所属しています。`,
  },
  zh: {
    greeting: (company) => `您好，我是${company}的助手。请问有什么可以帮您？`,
    about: (company, description) => `您为${company}工作。公司对自身业务的介绍：${description}`,
    worksFor: (company) => `您为${company}工作。`,
  },
}
