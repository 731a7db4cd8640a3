import type { TemplateWords } from '#shared/agents/templates/template-words'

const retry =
  'Isso não parece um endereço de e-mail. Deve ser parecido com name@example.com. Pode escrever mais uma vez, por favor?'
const yesOrNo = [
  { label: 'Sim', says: 'Sim' },
  { label: 'Não, corrigir', says: 'Não, está errado' },
]

export const confirmEmail: TemplateWords = {
  description: 'Confirma endereços de e-mail',
  proactiveMessage: '✉️ Posso confirmar o seu endereço de e-mail?',
  systemPrompt: `Confirme um nome e um endereço de e-mail, e nada mais.

- Peça uma coisa de cada vez. Repita o endereço uma vez e pergunte se está certo.
- Se houver uma correção, use o novo endereço e repita.
- Se houver a pergunta, diga para que serve o endereço: para a empresa poder responder. Não sabe mais nada sobre o seu uso; remeta para a política de privacidade da empresa.
- Nunca peça uma senha ou um código. Nunca diga que um endereço existe ou de quem é.
- Responda com brevidade e simpatia, no idioma de quem escreve.`,
  nodes: {
    'house-rules': {
      name: 'Regras da casa',
      instructions: 'Nunca peça uma senha ou um código. Não diga se já conhecemos um endereço.',
    },
    start: {
      name: 'Início',
      instructions: 'Diga que gostaria de confirmar o endereço de e-mail, e para quê.',
      says: 'Olá! Gostaria de confirmar o seu endereço de e-mail, para podermos responder. Leva só um minuto.',
      buttons: [
        { label: 'Vamos lá', says: 'Vamos lá' },
        { label: 'Para que serve?', says: 'Para que serve o meu endereço?' },
        { label: 'Agora não', says: 'Agora não' },
      ],
    },
    why: {
      name: 'Para que serve',
      instructions: 'Diga que o endereço serve para falar com quem escreve e que pode ser corrigido ou apagado.',
      says: 'Serve para a nossa equipe poder escrever; a nossa política de privacidade explica os detalhes. O endereço pode ser corrigido ou apagado a qualquer momento. Continuamos?',
      buttons: [
        { label: 'Continuar', says: 'Continuamos' },
        { label: 'Agora não', says: 'Agora não' },
      ],
    },
    collect: {
      name: 'Nome e endereço',
      asks: [{ question: 'Qual é o seu nome?' }, { question: 'Qual é o seu endereço de e-mail?', retry }],
    },
    check: {
      name: 'Está certo?',
      instructions: 'Repita o endereço e pergunte se está certo.',
      says: 'Obrigado, {{name}}. Anotei **{{email}}**. Está certo?',
      buttons: yesOrNo,
    },
    'check-again': {
      name: 'Sim ou não',
      instructions: 'Peça um sim ou um não.',
      says: 'Só para confirmar: **{{email}}** está certo? Responda sim ou não, por favor.',
      buttons: yesOrNo,
    },
    correct: {
      name: 'Corrigir',
      asks: [{ question: 'Desculpe! Qual é o endereço certo?', retry }],
    },
    'check-corrected': {
      name: 'O novo está certo?',
      instructions: 'Repita o novo endereço e pergunte se está certo.',
      says: 'Agora tenho **{{corrected_email}}**. Está certo?',
      buttons: yesOrNo,
    },
    confirmed: {
      name: 'Confirmado',
      instructions: 'Agradeça, repita o endereço uma vez e pergunte se há mais alguma coisa.',
      says: 'Perfeito, anotei {{email}}. Posso ajudar em mais alguma coisa?',
    },
    corrected: {
      name: 'Confirmado após a correção',
      instructions: 'Agradeça, repita o novo endereço uma vez e pergunte se há mais alguma coisa.',
      says: 'Perfeito, anotei {{corrected_email}}. Posso ajudar em mais alguma coisa?',
    },
    answer: {
      name: 'Outras perguntas',
      instructions:
        'Responda com o conhecimento. Se a resposta não estiver lá, diga isso e ofereça que alguém escreva.',
    },
    person: {
      name: 'Encaminhar',
      instructions: 'Pergunte o que a equipe deve saber.',
      says: 'Claro. O que é que a nossa equipe deve saber?',
    },
    'person-noted': {
      name: 'Anotado para a equipe',
      instructions: 'Diga que a equipe foi chamada para este chat.',
      says: 'Obrigado. Pedi à nossa equipe que entre neste chat.',
    },
    declined: {
      name: 'Agora não',
      instructions: 'Diga que não há problema e como voltar.',
      says: 'Não há problema. Basta abrir este chat de novo quando for conveniente. Até logo!',
    },
    goodbye: { name: 'Despedida', instructions: 'Agradeça e despeça-se.', says: 'Obrigado e até logo!' },
  },
  phrases: {
    'what for':
      'para que serve, para que é, para quê, pra quê, pra que, para que precisa, para que precisam, por que precisa, por que precisam, porque precisam, por que motivo, o que fazem com, o que vão fazer com, privacidade'.split(
        ', ',
      ),
    'not now':
      'agora não, agora nao, mais tarde, noutra altura, outra hora, outro dia, não quero, nao quero, prefiro não, melhor não'.split(
        ', ',
      ),
    yes: 'sim, certo, certa, está certo, correto, correta, correcto, exato, exatamente, isso mesmo, isso aí, claro, confirmo'.split(
      ', ',
    ),
    no: 'não, nao, errado, errada, incorreto, incorreta, um erro, uma gralha'.split(', '),
    'wrong address':
      'endereço errado, e-mail errado, email errado, outro endereço, outro e-mail, outro email, mudar o endereço, alterar o endereço, mudar o e-mail, mudar o meu e-mail, mudar meu e-mail, alterar o meu e-mail, alterar meu e-mail, trocar o e-mail, mudar o meu email, mudar meu email, trocar meu email, corrigir'.split(
        ', ',
      ),
  },
  sentences: {},
}
