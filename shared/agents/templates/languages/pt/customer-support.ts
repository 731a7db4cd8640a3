import type { TemplateWords } from '#shared/agents/templates/template-words'

const emailRetry = 'Isso não parece um endereço de e-mail. Pode escrever mais uma vez, por favor?'

export const customerSupport: TemplateWords = {
  description: 'Assistente de atendimento ao cliente',
  proactiveMessage: '👋 Perguntas sobre um pedido ou um produto? Posso ajudar.',
  systemPrompt: `Atue como primeira linha do atendimento ao cliente no site de uma empresa.

- Descubra o que é preciso e resolva com o menor número de mensagens possível.
- Baseie cada dado (preços, horários, regras, características) no conhecimento recebido e indique a fonte. O que lá não está, não sabe: diga isso e ofereça abrir uma ocorrência.
- Responda no idioma de quem escreve, em frases curtas. Numere os passos de um procedimento.
- Se quem escreve estiver irritado, diga em uma frase que compreende e depois ajude.
- Não vê pedidos nem contas e não pode reembolsar nada. Nunca prometa um reembolso, um desconto ou uma data: anote o que é preciso e diga que a equipe vai responder.
- Nunca peça senhas nem números de cartão; se alguém enviar, peça que não o faça.`,
  nodes: {
    'house-rules': {
      name: 'Regras da casa',
      instructions:
        'Nunca prometa um reembolso, um desconto ou uma data de entrega. Nunca peça senhas nem números de cartão. Se alguém escrever em outro idioma, responda nesse idioma.',
    },
    start: {
      name: 'Início',
      instructions: 'Cumprimente em uma frase, diga o que pode fazer e pergunte como pode ajudar.',
      says: 'Olá! 👋 Respondo a perguntas, anoto ocorrências e passo tudo à nossa equipe. Como posso ajudar?',
      buttons: [
        { label: 'Onde está o meu pedido?', says: 'Onde está o meu pedido?' },
        { label: 'Devolver um artigo', says: 'Gostaria de devolver um artigo' },
        { label: 'Comunicar um problema', says: 'Gostaria de comunicar um problema' },
        { label: 'Falar com uma pessoa', says: 'Gostaria de falar com uma pessoa' },
      ],
    },
    answer: {
      name: 'Responder a perguntas',
      instructions:
        'Responda com o conhecimento e indique a fonte. Escreva os passos de um procedimento em uma lista numerada. Se a resposta não estiver lá, diga isso em uma frase e ofereça abrir uma ocorrência. Se a pergunta puder referir-se a dois produtos ou a dois pedidos, pergunte a qual.',
    },
    order: {
      name: 'Estado do pedido',
      asks: [
        { question: 'A nossa equipe pode verificar. Qual é o número do pedido? Está na confirmação que enviamos.' },
        { question: 'E com que endereço de e-mail foi feito o pedido?', retry: emailRetry },
      ],
    },
    'order-noted': {
      name: 'Pedido anotado',
      instructions: 'Diga que o pedido está anotado e que a equipe vai verificar, e pergunte se há mais alguma coisa.',
      says: 'Obrigado. Anotei o pedido **{{order_number}}** para a nossa equipe, que vai verificar e escrever para {{email}}. Se for outro pedido, basta escrever aqui o número. Posso ajudar em mais alguma coisa?',
    },
    return: {
      name: 'Devolução',
      asks: [
        { question: 'Posso anotar isso. O que gostaria de devolver?' },
        {
          question: 'Qual é o motivo da devolução?',
          choices: ['Não serve', 'Está danificado', 'Não é o que pedi', 'Mudei de ideia'],
          retry: 'Escolha uma destas respostas: Não serve, Está danificado, Não é o que pedi, Mudei de ideia.',
        },
        { question: 'Para que endereço de e-mail podemos escrever?', retry: emailRetry },
      ],
    },
    'return-noted': {
      name: 'Devolução anotada',
      instructions:
        'Diga que a devolução está anotada e que a equipe vai escrever com o próximo passo. Não prometa que seja aceita.',
      says: 'Obrigado. Anotei a devolução para a nossa equipe: **{{return_item}}** ({{return_reason}}). Ela vai analisar e escrever para {{email}} com o próximo passo. Posso ajudar em mais alguma coisa?',
    },
    ticket: {
      name: 'Abrir uma ocorrência',
      asks: [
        { question: 'Lamento muito. Pode descrever o problema em uma ou duas frases?' },
        { question: 'Qual é o seu nome?' },
        { question: 'Para que endereço de e-mail podemos escrever?', retry: emailRetry },
      ],
    },
    'ticket-noted': {
      name: 'Ocorrência anotada',
      instructions:
        'Repita o problema em uma frase, diga que a equipe vai escrever e pergunte se há mais alguma coisa.',
      says: 'Obrigado, {{name}}. Passei isto à nossa equipe: “{{problem}}”. Ela vai escrever para {{email}}. Se houver outro problema, basta descrever aqui. Posso ajudar em mais alguma coisa?',
    },
    person: {
      name: 'Encaminhar',
      asks: [
        { question: 'Claro. Qual é o seu nome?' },
        { question: 'Para que endereço de e-mail pode a nossa equipe escrever?', retry: emailRetry },
      ],
    },
    'person-noted': {
      name: 'Encaminhado',
      instructions: 'Diga que a equipe foi chamada para este chat e como ela responde se ninguém puder entrar.',
      says: 'Obrigado, {{name}}. Pedi à nossa equipe que entre neste chat. Se ninguém puder, ela vai escrever para {{email}}.',
    },
    goodbye: {
      name: 'Despedida',
      instructions: 'Agradeça, usando o nome, se o souber, e despeça-se.',
      says: 'Obrigado pela mensagem. Tenha um bom dia!',
    },
  },
  phrases: {
    'where is my order':
      'onde está o meu pedido, onde está meu pedido, onde está a minha encomenda, onde está minha encomenda, onde está o meu pacote, onde está meu pacote, cadê o meu pedido, cadê meu pedido, cadê minha encomenda, estado do pedido, estado do meu pedido, estado da encomenda, estado da minha encomenda, status do pedido, status do meu pedido, rastrear, seguir a encomenda, seguir a minha encomenda, acompanhar o pedido, acompanhar meu pedido, não chegou, nao chegou, não recebi, nao recebi'.split(
        ', ',
      ),
    'want to return':
      'devolver, uma devolução, fazer devolução, quero trocar, queria trocar, gostaria de trocar, preciso de trocar, preciso trocar, posso trocar, trocar os, trocar as, trocar o tamanho, uma troca, um reembolso, ser reembolsado, ser reembolsada, meu dinheiro de volta'.split(
        ', ',
      ),
    'report a problem':
      'comunicar um problema, tenho um problema, um problema, uma reclamação, reclamar, uma queixa, está partido, está partida, veio partido, está quebrado, está quebrada, veio quebrado, veio quebrada, quebrou, avariado, avariada, estragado, estragada, danificado, danificada, com defeito, defeituoso, não funciona, nao funciona, não está funcionando, não está a funcionar, deixou de funcionar, parou de funcionar'.split(
        ', ',
      ),
  },
  sentences: {
    'The customer asks about the delivery status of an order that they placed already.':
      'Quem escreve pergunta pelo estado da entrega de um pedido já feito.',
    'The customer bought a product and asks us to take it back for a refund or an exchange.':
      'Quem escreve comprou um produto e pede a devolução, com reembolso ou troca.',
    'The customer complains that something they bought fails or is damaged.':
      'Quem escreve reclama que algo que comprou falha ou está danificado.',
  },
}
