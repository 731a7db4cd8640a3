import type { AgentLanguage } from '#shared/agents/languages'
import type { GoalName } from './goal-names.ts'

/** What each goal says in an agent's instructions, in the agent's language. */
export const goalSentences: Readonly<Record<AgentLanguage, Readonly<Record<GoalName, string>>>> = {
  en: {
    answer: 'Answer questions about the company and what it offers.',
    advise: 'Help visitors to find the offer that fits them. Ask what they need before you suggest anything.',
    enquiries: 'When a visitor wants to be contacted, ask for their name, how to reach them and what it is about.',
    handoff: 'When you cannot help, offer to bring in a person from the company.',
  },
  de: {
    answer: 'Beantworten Sie Fragen zum Unternehmen und zu seinem Angebot.',
    advise:
      'Helfen Sie Besuchern, das passende Angebot zu finden. Fragen Sie nach dem Bedarf, bevor Sie etwas vorschlagen.',
    enquiries: 'Wenn ein Besucher kontaktiert werden möchte, fragen Sie nach Name, Erreichbarkeit und worum es geht.',
    handoff: 'Wenn Sie nicht weiterhelfen können, bieten Sie an, einen Menschen aus dem Unternehmen hinzuzuziehen.',
  },
  fr: {
    answer: 'Répondez aux questions sur l’entreprise et ses offres.',
    advise: 'Aidez les visiteurs à trouver l’offre qui leur convient. Demandez leurs besoins avant de proposer.',
    enquiries: 'Si un visiteur souhaite être contacté, demandez son nom, ses coordonnées et le motif.',
    handoff: 'Si vous ne pouvez pas aider, proposez de faire intervenir une personne de l’entreprise.',
  },
  es: {
    answer: 'Responda a las preguntas sobre la empresa y lo que ofrece.',
    advise: 'Ayude a los visitantes a encontrar la oferta adecuada. Pregunte qué necesitan antes de sugerir nada.',
    enquiries: 'Si un visitante quiere que le contacten, pida su nombre, sus datos de contacto y el motivo.',
    handoff: 'Si no puede ayudar, ofrezca que intervenga una persona de la empresa.',
  },
  it: {
    answer: 'Risponda alle domande sull’azienda e su ciò che offre.',
    advise: 'Aiuti i visitatori a trovare l’offerta adatta. Chieda di che cosa hanno bisogno prima di proporre.',
    enquiries: 'Se un visitatore vuole essere contattato, chieda nome, recapito e motivo.',
    handoff: 'Se non può aiutare, proponga di coinvolgere una persona dell’azienda.',
  },
  pt: {
    answer: 'Responda a perguntas sobre a empresa e o que ela oferece.',
    advise: 'Ajude os visitantes a encontrar a oferta certa. Pergunte do que precisam antes de sugerir algo.',
    enquiries: 'Se um visitante quiser ser contactado, peça o nome, o contacto e o assunto.',
    handoff: 'Se não puder ajudar, ofereça a intervenção de uma pessoa da empresa.',
  },
  nl: {
    answer: 'Beantwoord vragen over het bedrijf en zijn aanbod.',
    advise: 'Help bezoekers het passende aanbod te vinden. Vraag wat zij nodig hebben voordat u iets voorstelt.',
    enquiries: 'Wil een bezoeker gecontacteerd worden, vraag dan naar naam, contactgegevens en onderwerp.',
    handoff: 'Kunt u niet verder helpen, bied dan aan een medewerker van het bedrijf erbij te halen.',
  },
  ja: {
    answer: '会社とその商品・サービスに関する質問に答えてください。',
    advise: '訪問者に合った商品・サービスを見つける手助けをしてください。提案する前に要望を尋ねてください。',
    enquiries: '連絡を希望する訪問者には、お名前、連絡先、ご用件を尋ねてください。',
    handoff: '対応できないときは、会社の担当者におつなぎすることを提案してください。',
  },
  zh: {
    answer: '回答有关公司及其产品和服务的问题。',
    advise: '帮助访客找到适合的产品或服务。在提出建议之前，先了解他们的需求。',
    enquiries: '如果访客希望被联系，请询问其姓名、联系方式和事由。',
    handoff: '如果您无法提供帮助，请提议由公司的工作人员接待。',
  },
}
